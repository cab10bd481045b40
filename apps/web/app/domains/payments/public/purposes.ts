import type { Payment } from '@adunni/contracts/payments/payments';

/** What a payment was for. */
export const PURPOSE_LABELS: Record<Payment['purpose'], string> = {
  full: 'Full payment',
  deposit: 'Deposit',
  balance: 'Balance',
};
