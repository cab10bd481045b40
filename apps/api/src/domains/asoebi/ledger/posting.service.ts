import type { Kobo } from '@adunni/contracts/money';
import type { Tx } from '../../../kit/database/connect.ts';
import { type Subject, unassignedPaymentEntries, unassignedRefundEntries } from '../../ledger/rules.ts';
import { post } from '../../ledger/service.ts';
import { type LedgerSetOrder, setEarningsEntries, setPaymentEntries, setRefundEntries } from './entries.rules.ts';

const about = (id: string): Subject => ({ kind: 'aso-ebi', id });

/** Posts a captured payment of an order, as it was before; `isHonoured` is false for one that goes back. */
export async function postPayment(
  tx: Tx,
  order: LedgerSetOrder,
  { payment, isHonoured, at }: { payment: { _id: string; amount: Kobo }; isHonoured: boolean; at: Date },
): Promise<void> {
  const entries = isHonoured ? setPaymentEntries(order, payment.amount) : unassignedPaymentEntries(payment.amount);
  await post(tx, [{ kind: 'payment', cause: `payment:${payment._id}`, subject: about(order._id), at, entries }]);
}

/** Posts money of an order that goes back to its guest; the order as it was before, and its sums from then on. */
export async function postRefund(
  tx: Tx,
  order: LedgerSetOrder,
  { amount, sums, cause, at }: { amount: Kobo; sums?: LedgerSetOrder; cause: string; at: Date },
): Promise<void> {
  const entries = setRefundEntries(order, amount, sums);
  if (entries.length === 0) return;
  await post(tx, [{ kind: 'refund', cause: `refund:${cause}`, subject: about(order._id), at, entries }]);
}

/** Posts a payment going back that the order could not take. */
export async function postUnusedRefund(
  tx: Tx,
  orderId: string,
  { amount, cause, at }: { amount: Kobo; cause: string; at: Date },
): Promise<void> {
  const entries = unassignedRefundEntries(amount);
  await post(tx, [{ kind: 'refund', cause: `refund:${cause}`, subject: about(orderId), at, entries }]);
}

/** Posts that what an order has is earned. */
export async function postEarnings(tx: Tx, order: LedgerSetOrder, at: Date): Promise<void> {
  const entries = setEarningsEntries(order);
  if (entries.length === 0) return;
  await post(tx, [
    { kind: 'earnings', cause: `earnings:aso-ebi:${order._id}`, subject: about(order._id), at, entries },
  ]);
}
