import { sumKobo } from '@adunni/contracts/money';
import { orderErrors } from '@adunni/contracts/orders/orders';
import { eq, inArray, sql } from 'drizzle-orm';
import type { Deps } from '../../../kit/context.ts';
import type { Tx } from '../../../kit/database/connect.ts';
import { Refusal } from '../../../kit/errors.ts';
import { sendMail } from '../../../kit/mail/outbox.ts';
import { returnCoupon } from '../../coupons/service.ts';
import { makers } from '../../makers/tables.ts';
import { cancelledEmail } from '../email-templates.ts';
import { lockOrder, type OrderRow, type PartRow, partsOf } from '../lock.queries.ts';
import { notifyPartsCancelled } from '../notices/order-events.service.ts';
import { releaseHolds } from '../placing/holds.service.ts';
import { returnMoney } from '../refunds/return-money.service.ts';
import { canCancelPart, refundOf, statusOf } from '../rules.ts';
import { orderParts, orders, stageEvents } from '../tables.ts';

/** Who ended it and what they say. */
export interface Cancellation {
  by: NonNullable<OrderRow['cancelReason']>;
  note: string;
  actorId: string | null;
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
 * customer, and with the last part the order ends and the coupon’s use is given back. Other parts stay untouched.
 */
export async function cancelParts(
  deps: Deps,
  tx: Tx,
  order: OrderRow,
  parts: readonly PartRow[],
  { by, note, actorId }: Cancellation,
): Promise<void> {
  const now = deps.clock();
  const ids = parts.map(({ _id }) => _id);
  await tx
    .update(orderParts)
    .set({ stage: 'cancelled', heldAt: null, refunded: orderParts.paid, version: sql`${orderParts.version} + 1` })
    .where(inArray(orderParts._id, ids));
  const event = { stage: 'cancelled', note, actorId, createdAt: now } as const;
  await tx.insert(stageEvents).values(ids.map((partId) => ({ partId, ...event })));
  const returns = parts.map((part) => ({ part, amount: refundOf(part), cause: `cancelled:${part._id}` }));
  await returnMoney(deps, tx, order._id, returns, 'Cancelled before the work began.');
  await releaseHolds(tx, order._id, ids);
  const left = await partsOf(tx, order._id);
  const status = order.status === 'awaiting-payment' ? 'cancelled' : statusOf(left);
  const ended = status === 'cancelled';
  if (ended) await returnCoupon(tx, order._id);
  const change = { status, ...(ended && { heldUntil: null, cancelledAt: now, cancelReason: by }) };
  await tx
    .update(orders)
    .set({ ...change, version: sql`${orders.version} + 1` })
    .where(eq(orders._id, order._id));
  const names = ended ? null : await makerNames(tx, parts);
  const template = cancelledEmail({ ...order, ...change }, sumKobo(parts.map(refundOf)), names);
  await sendMail(deps, tx, 'order-cancelled', order.contact.email, template);
  await notifyPartsCancelled(deps, tx, order, parts, { by, note, ended });
}

async function makerNames(tx: Tx, parts: readonly PartRow[]): Promise<string[]> {
  const ids = parts.map(({ makerId }) => makerId);
  const rows = await tx.select({ name: makers.name }).from(makers).where(inArray(makers._id, ids));
  return rows.map(({ name }) => name);
}
