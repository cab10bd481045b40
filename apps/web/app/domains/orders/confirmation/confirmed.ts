import type { Order } from '@adunni/contracts/orders/orders';
import type { Payment } from '@adunni/contracts/payments/payments';
import { countedPayment, type Return } from '../../payments/public/confirmed.ts';

/** What a customer is thanked for: the payment that they come back from, or an order on which nothing was to pay. */
export type Confirmed = Payment | 'free';

type Paid = Pick<Order, 'status' | 'paid' | 'due' | 'isRefunded'> & { payments: readonly Payment[] };

/** What is confirmed to who comes back to an order; null when that is nothing, or the payment did not count. */
export function confirmedOf(order: Paid, from: Return): Confirmed | null {
  if (order.status === 'cancelled' || order.status === 'awaiting-payment' || order.isRefunded) return null;
  if (from.reference !== null) return countedPayment(order.payments, from);
  return from.isPlaced && order.paid === 0 && order.due === 0 ? 'free' : null;
}
