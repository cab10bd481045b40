import type { Tx } from '../../kit/database/connect.ts';
import type { ReversedPayment, SentRefund, UnkeptMoney } from '../payments/service.ts';
import { post } from './post.ts';
import {
  refundSentEntries,
  regainedEntries,
  reversedEntries,
  type Subject,
  unassignedPaymentEntries,
  unassignedRefundEntries,
} from './rules.ts';

export { balancesOfParts, partBalances, post, postedCauses } from './post.ts';

/** Posts that a refund’s money has gone back. */
export async function postRefundSent(tx: Tx, { _id, step, owed, sent, from, paidFor, at }: SentRefund): Promise<void> {
  const entries = refundSentEntries(owed, sent, from);
  await post(tx, [{ kind: 'refund-sent', cause: `refund-${step}:${_id}`, subject: subjectOf(paidFor), at, entries }]);
}

/** Posts money that came in and pays for nothing, and that it goes back. */
export async function postUnkept(tx: Tx, { paymentId, kind, amount, paidFor, at }: UnkeptMoney): Promise<void> {
  const subject = subjectOf(paidFor);
  const cause = kind === 'wrong' ? `payment:${paymentId}` : `payment-excess:${paymentId}`;
  await post(tx, [
    { kind: 'payment', cause, subject, at, entries: unassignedPaymentEntries(amount) },
    { kind: 'refund', cause: `refund:${paymentId}:${kind}`, subject, at, entries: unassignedRefundEntries(amount) },
  ]);
}

/** Posts that the provider has taken a payment back, or that its money has come in another way. */
export async function postReversed(
  tx: Tx,
  { paymentId, amount, paidFor, settled, at }: ReversedPayment,
): Promise<void> {
  const subject = subjectOf(paidFor);
  const posting = settled
    ? ({ kind: 'payment-settled', entries: regainedEntries(amount, settled) } as const)
    : ({ kind: 'payment-reversed', entries: reversedEntries(amount) } as const);
  await post(tx, [{ ...posting, cause: `${posting.kind}:${paymentId}`, subject, at }]);
}

const subjectOf = ({ kind, id }: SentRefund['paidFor']): Subject | null => (kind === 'card' ? null : { kind, id });
