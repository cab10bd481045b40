import type { Payment } from '@adunni/contracts/payments/payments';
import type { Returning } from './use-payment-check.ts';

/** From where a person comes to the page of what they paid for. */
export interface Return {
  returning: Returning | null;
  /** Of the payment that they come back from. */
  reference: string | null;
  /** Whether they come from placing it without a payment. */
  isPlaced: boolean;
}

/** Whether a payment did not count, since all of it goes back. */
export const isReturned = ({ status, amount, refunded }: Payment): boolean =>
  status === 'succeeded' && refunded >= amount;

/** The payment that a person comes back from, once it counts; null when it does not, or not yet. */
export function countedPayment(
  payments: readonly Payment[],
  { returning, reference }: Omit<Return, 'isPlaced'>,
): Payment | null {
  const payment = payments.find((each) => each.reference === reference);
  return returning === 'succeeded' && payment?.status === 'succeeded' && !isReturned(payment) ? payment : null;
}
