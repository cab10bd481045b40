import { type Kobo, kobo } from '@adunni/contracts/money';
import type { Stage } from '@adunni/contracts/orders/stages';
import type { Tx } from '../../kit/database/connect.ts';
import type { SentRefund } from '../payments/service.ts';
import { getSettings } from '../settings/queries.ts';
import { partBalances, post, postedCauses } from './post.ts';
import {
  earningsEntries,
  type LedgerPart,
  materialsEntries,
  type PayoutMove,
  paymentEntries,
  payoutEntries,
  type RefundShares,
  refundEntries,
  refundSentEntries,
  unassignedRefundEntries,
} from './rules.ts';

/** A captured payment and what of it each part receives; the rest is unassigned. Parts as they were before it. */
export interface CapturedPayment {
  payment: { _id: string; orderId: string | null; amount: Kobo };
  shares: readonly { part: LedgerPart; amount: Kobo }[];
  at: Date;
}

/** Posts a captured payment, in the transaction that marks it as succeeded. */
export async function postPayment(tx: Tx, { payment, shares, at }: CapturedPayment): Promise<void> {
  const entries = paymentEntries(payment.amount, shares);
  await post(tx, [{ kind: 'payment', cause: `payment:${payment._id}`, orderId: payment.orderId, at, entries }]);
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
  await post(tx, [{ kind: 'refund', cause, orderId, at, entries }]);
}

/** Posts that the provider has returned a refund’s money. */
export async function postRefundSent(tx: Tx, { _id, amount, paidFor, at }: SentRefund): Promise<void> {
  const entries = refundSentEntries(amount);
  const subject = {
    orderId: paidFor.kind === 'order' ? paidFor.id : null,
    bookingId: paidFor.kind === 'booking' ? paidFor.id : null,
    invoiceId: paidFor.kind === 'invoice' ? paidFor.id : null,
  };
  await post(tx, [{ kind: 'refund-sent', cause: `refund-sent:${_id}`, ...subject, at, entries }]);
}

/**
 * Posts what a part’s new stage releases: the materials share when the cloth is cut, all the rest when the part is
 * closed. Call it under the order’s lock.
 */
export async function postStage(tx: Tx, part: LedgerPart & { orderId: string }, stage: Stage, at: Date): Promise<void> {
  if (stage !== 'cutting' && stage !== 'closed') return;
  const kind = stage === 'cutting' ? 'materials' : 'earnings';
  const cause = `${kind}:${part._id}`;
  if ((await postedCauses(tx, [cause])).size > 0) return;
  const balances = await partBalances(tx, part._id);
  const entries =
    kind === 'materials'
      ? materialsEntries(part, balances, (await getSettings(tx)).materialsSharePercent)
      : earningsEntries(part, balances);
  await post(tx, [{ kind, cause, orderId: part.orderId, at, entries }]);
}

const PAYOUT_KINDS = {
  payout: 'payout',
  'payout-sent': 'payout-sent',
  'payout-failed': 'payout-returned',
  'payout-reversed': 'payout-returned',
  'payout-late': 'payout-sent',
} as const satisfies Record<PayoutMove, string>;

/** Posts one step of payouts: begun, arrived, failed, reversed after it had arrived, arrived after it had failed. */
export async function postPayouts(
  tx: Tx,
  move: PayoutMove,
  payouts: readonly { _id: string; makerId: string; amount: Kobo }[],
  at: Date,
): Promise<void> {
  const bookings = payouts.map(({ _id, makerId, amount }) => ({
    kind: PAYOUT_KINDS[move],
    cause: `${move}:${_id}`,
    orderId: null,
    at,
    entries: payoutEntries(move, makerId, kobo(amount)),
  }));
  await post(tx, bookings);
}
