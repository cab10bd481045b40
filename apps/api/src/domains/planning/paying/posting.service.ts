import type { Kobo } from '@adunni/contracts/money';
import type { Tx } from '../../../kit/database/connect.ts';
import { post } from '../../ledger/service.ts';
import { milestonePaymentEntries, milestoneRefundEntries } from './entries.rules.ts';

/** Money of a milestone. */
interface Moved {
  milestoneId: string;
  amount: Kobo;
  /** Whether it pays the milestone; what does not is unassigned and goes back. */
  isHonoured: boolean;
  at: Date;
}

/** Posts a captured payment, in the transaction that marks it as succeeded. */
export async function postMilestonePayment(tx: Tx, paid: Moved & { paymentId: string }): Promise<void> {
  const { paymentId, milestoneId, amount, isHonoured, at } = paid;
  const subject = { kind: 'milestone', id: milestoneId } as const;
  const entries = milestonePaymentEntries(amount, isHonoured);
  await post(tx, [{ kind: 'payment', cause: `payment:${paymentId}`, subject, at, entries }]);
}

/** Posts money that goes back, in the transaction that requests it; the same cause is posted once. */
export async function postMilestoneRefund(tx: Tx, refund: Moved & { cause: string }): Promise<void> {
  const { milestoneId, amount, isHonoured, at } = refund;
  const subject = { kind: 'milestone', id: milestoneId } as const;
  const entries = milestoneRefundEntries(amount, isHonoured);
  await post(tx, [{ kind: 'refund', cause: `refund:${refund.cause}`, subject, at, entries }]);
}
