import { kobo, sumKobo } from '@adunni/contracts/money';
import { orderErrors } from '@adunni/contracts/orders/orders';
import { eq, inArray, sql } from 'drizzle-orm';
import type { Deps } from '../../../kit/context.ts';
import type { Tx } from '../../../kit/database/connect.ts';
import { Refusal } from '../../../kit/errors.ts';
import { sendMail } from '../../../kit/mail/outbox.ts';
import { returnCoupon } from '../../coupons/service.ts';
import { makers } from '../../makers/tables.ts';
import { cancelVisits } from '../../measurements/service.ts';
import type { UnpaidSplit } from '../balance/terms.rules.ts';
import { cancelledEmail } from '../email-templates.ts';
import { postKept } from '../ledger/posting.service.ts';
import { lockOrder, type OrderRow, type PartRow, partsOf } from '../lock.queries.ts';
import { notifyPartsCancelled } from '../notices/order-events.service.ts';
import { stillBooked } from '../notices/still-booked.queries.ts';
import { tellOfChangedOrder } from '../order-events.ts';
import { releaseHolds } from '../placing/holds.service.ts';
import { returnMoney } from '../refunds/return-money.service.ts';
import { canCancelPart, refundOf, statusOf } from '../rules.ts';
import { orderParts, orders, stageEvents } from '../tables.ts';

/** Who ended it and what they say. */
export interface Cancellation {
  by: NonNullable<OrderRow['cancelReason']>;
  note: string;
  actorId: string | null;
  /** By part, when a balance was never paid: what its maker keeps. Without it all that was paid goes back. */
  unpaid?: ReadonlyMap<string, UnpaidSplit>;
}

/**
 * Cancels a person’s order, or one part of it, before cutting. Throws 404 for what is not theirs and 409 when it is
 * past that point, cancelled already, or a part of an order that is not paid yet.
 */
export async function cancelOrder(
  deps: Deps,
  userId: string,
  { orderId, partId, note }: { orderId: string; partId: string | undefined; note: string },
): Promise<void> {
  await deps.db.transaction(async (tx) => {
    const order = await lockOrder(tx, orderId, userId);
    const parts = await partsOf(tx, orderId);
    const live = parts.filter(({ stage }) => stage !== 'cancelled');
    const chosen = partId === undefined ? live : live.filter(({ _id }) => _id === partId);
    if (chosen.length === 0) throw new Refusal(orderErrors.illegal_transition);
    if (!chosen.every(canCancelPart)) throw new Refusal(orderErrors.not_cancellable);
    if (order.status === 'awaiting-payment' && chosen.length < live.length) throw new Refusal(orderErrors.whole_only);
    await cancelParts(deps, tx, order, chosen, { by: 'customer', note, actorId: userId });
  });
}

/**
 * Cancels parts of a locked order: pieces go back on the shelf, exactly what was paid for these parts goes back to the
 * customer unless some of it is kept, and with the last part the order ends. The coupon’s use is given back with that,
 * if nothing of the order was kept. Visits for them are cancelled unless the customer ended them. Other parts stay untouched.
 */
export async function cancelParts(
  deps: Deps,
  tx: Tx,
  order: OrderRow,
  parts: readonly PartRow[],
  { by, note, actorId, unpaid }: Cancellation,
): Promise<void> {
  const now = deps.clock();
  const ids = parts.map(({ _id }) => _id);
  const splits = parts.map((part) => ({ part, ...(unpaid?.get(part._id) ?? allBack(part)) }));
  for (const { part, back } of splits)
    await tx
      .update(orderParts)
      .set({
        ...{ stage: 'cancelled', heldAt: null, balanceSince: null, balanceNextAt: null },
        refunded: kobo(part.refunded + back),
        version: sql`${orderParts.version} + 1`,
      })
      .where(eq(orderParts._id, part._id));
  const event = { stage: 'cancelled', note, actorId, createdAt: now } as const;
  await tx.insert(stageEvents).values(ids.map((partId) => ({ partId, ...event })));
  const returns = splits.map(({ part, back, shares }) => {
    return { part, amount: back, cause: `cancelled:${part._id}`, shares };
  });
  await returnMoney(deps, tx, order._id, returns, unpaid ? note : 'Cancelled before work started.');
  for (const { part, kept } of splits) if (kept > 0) await postKept(tx, part, now);
  await releaseHolds(tx, order._id, ids);
  const left = await partsOf(tx, order._id);
  const status = order.status === 'awaiting-payment' ? 'cancelled' : statusOf(left);
  const ended = status === 'cancelled';
  if (ended && left.every((part) => refundOf(part) === 0)) await returnCoupon(tx, order._id);
  const change = { status, ...(ended && { heldUntil: null, cancelledAt: now, cancelReason: by }) };
  await tx
    .update(orders)
    .set({ ...change, version: sql`${orders.version} + 1` })
    .where(eq(orders._id, order._id));
  const names = ended ? null : await makerNames(tx, parts);
  const [back, kept] = [sumKobo(splits.map((split) => split.back)), sumKobo(splits.map((split) => split.kept))];
  const visits = await settleVisits(deps, tx, order, ids, { by, actorId });
  const template = cancelledEmail(
    { ...order, ...change },
    back,
    { makers: names, visits },
    unpaid ? { kept, note } : null,
  );
  await sendMail(deps, tx, 'order-cancelled', order.contact.email, template);
  await notifyPartsCancelled(deps, tx, order, parts, {
    by,
    note,
    ended,
    visits,
    ...(unpaid && { unpaid: { kept, back } }),
  });
  await tellOfChangedOrder(deps, tx, order._id);
}

/** What becomes of the visits ahead for parts that ended: only their customer decides that they stand, and is told so. */
async function settleVisits(
  deps: Deps,
  tx: Tx,
  { number }: OrderRow,
  partIds: readonly string[],
  { by, actorId }: Pick<Cancellation, 'by' | 'actorId'>,
): Promise<string[]> {
  if (by === 'customer') return stillBooked(tx, partIds, deps.clock());
  const note = `The items of order ${number} that it was for are cancelled.`;
  await cancelVisits(deps, tx, { partIds, by: by === 'maker' ? 'maker' : 'staff', actorId, note });
  return [];
}

const allBack = (part: PartRow): UnpaidSplit => ({ kept: kobo(0), back: refundOf(part), shares: undefined });

async function makerNames(tx: Tx, parts: readonly PartRow[]): Promise<string[]> {
  const ids = parts.map(({ makerId }) => makerId);
  const rows = await tx.select({ name: makers.name }).from(makers).where(inArray(makers._id, ids));
  return rows.map(({ name }) => name);
}
