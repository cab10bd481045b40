import type { Tx } from '../../kit/database/connect.ts';
import type { SentRefund } from '../payments/service.ts';
import { post } from './post.ts';
import { refundSentEntries } from './rules.ts';

export { partBalances, post, postedCauses } from './post.ts';

/** Posts that the provider has returned a refund’s money. */
export async function postRefundSent(tx: Tx, { _id, amount, paidFor: { kind, id }, at }: SentRefund): Promise<void> {
  const subject = kind === 'card' ? null : { kind, id };
  const entries = refundSentEntries(amount);
  await post(tx, [{ kind: 'refund-sent', cause: `refund-sent:${_id}`, subject, at, entries }]);
}
