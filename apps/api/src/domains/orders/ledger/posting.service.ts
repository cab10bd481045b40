import type { Kobo } from '@adunni/contracts/money';
import type { Stage } from '@adunni/contracts/orders/stages';
import type { Tx } from '../../../kit/database/connect.ts';
import { unassignedRefundEntries } from '../../ledger/rules.ts';
import { partBalances, post, postedCauses } from '../../ledger/service.ts';
import { getSettings } from '../../settings/queries.ts';
import {
  aboutOrder,
  earningsEntries,
  type LedgerPart,
  materialsEntries,
  paymentEntries,
  type RefundShares,
  refundEntries,
} from './entries.rules.ts';

/** A captured payment and what of it each part receives; the rest is unassigned. Parts as they were before it. */
export interface CapturedPayment {
  payment: { _id: string; amount: Kobo };
  orderId: string;
  shares: readonly { part: LedgerPart; amount: Kobo }[];
  at: Date;
}

/** Posts a captured payment, in the transaction that marks it as succeeded. */
export async function postPayment(tx: Tx, { payment, orderId, shares, at }: CapturedPayment): Promise<void> {
  const entries = paymentEntries(payment.amount, shares);
  await post(tx, [{ kind: 'payment', cause: `payment:${payment._id}`, subject: aboutOrder(orderId), at, entries }]);
}

/** Money that goes back to a customer. */
export interface PostedRefund {
  orderId: string;
  /** The part that it is taken from; null for a payment that no part needed. */
  part: LedgerPart | null;
  amount: Kobo;
  /** Unique per refund: the same cause is posted once. */
  cause: string;
  at: Date;
  /** Of what it consists, for a partial refund; without it each share goes back in proportion. */
  shares?: RefundShares;
}

/**
 * Posts a refund, in the transaction that requests it and under the order’s lock. `cause` is the decision’s, even when
 * the money is drawn from several payments: call it once per part. Throws RangeError when the part has less.
 */
export async function postRefund(tx: Tx, { orderId, part, amount, at, shares, ...named }: PostedRefund): Promise<void> {
  const cause = `refund:${named.cause}`;
  if (amount === 0 || (await postedCauses(tx, [cause])).size > 0) return;
  const entries = part
    ? refundEntries(part, await partBalances(tx, part._id), amount, shares)
    : unassignedRefundEntries(amount);
  await post(tx, [{ kind: 'refund', cause, subject: aboutOrder(orderId), at, entries }]);
}

type ReleasedPart = LedgerPart & { orderId: string };

/**
 * Posts what a part’s new stage releases: the materials share when the cloth is cut, all the rest when the part is
 * closed. Call it under the order’s lock.
 */
export async function postStage(tx: Tx, part: ReleasedPart, stage: Stage, at: Date): Promise<void> {
  if (stage === 'cutting') await release(tx, part, 'materials', at);
  if (stage === 'closed') await release(tx, part, 'earnings', at);
}

/** Posts what is kept of a part that was cancelled, after its refund: all that is left of it is released. */
export const postKept = (tx: Tx, part: ReleasedPart, at: Date): Promise<void> => release(tx, part, 'earnings', at);

async function release(tx: Tx, part: ReleasedPart, kind: 'materials' | 'earnings', at: Date): Promise<void> {
  const cause = `${kind}:${part._id}`;
  if ((await postedCauses(tx, [cause])).size > 0) return;
  const balances = await partBalances(tx, part._id);
  const entries =
    kind === 'materials'
      ? materialsEntries(part, balances, (await getSettings(tx)).materialsSharePercent)
      : earningsEntries(part, balances);
  await post(tx, [{ kind, cause, subject: aboutOrder(part.orderId), at, entries }]);
}
