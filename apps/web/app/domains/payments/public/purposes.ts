import { PAYMENT_STATUSES, type Payment } from '@adunni/contracts/payments/payments';

/** What a payment was for. */
export const PURPOSE_LABELS: Record<Payment['purpose'], string> = {
  full: 'Full payment',
  deposit: 'Deposit',
  balance: 'Balance',
};

/** What a payment was for and how it stands: `Deposit: paid`, and of everything plainly `Paid`. */
export function paymentLabel(purpose: Payment['purpose'], status: Payment['status']): string {
  const { label } = PAYMENT_STATUSES[status];
  return purpose === 'full' && status === 'succeeded' ? label : `${PURPOSE_LABELS[purpose]}: ${label.toLowerCase()}`;
}
