import { asc, eq, sql } from 'drizzle-orm';
import type { Deps } from '../../../kit/context.ts';
import type { Tx } from '../../../kit/database/connect.ts';
import { Refusal } from '../../../kit/errors.ts';
import { sellableLines } from '../../catalog/queries.ts';
import { claimCoupon } from '../../coupons/service.ts';
import { couponRedemptions } from '../../coupons/tables.ts';
import { type OrderRow, partsOf } from '../lock.queries.ts';
import { orderItems, orderParts, orders, stageEvents } from '../tables.ts';
import { claimCapacity } from './capacity.service.ts';
import { reclaimStock } from './holds.service.ts';

/** Something of the order cannot be had any more. */
class Gone extends Error {}

/**
 * Makes a lapsed order stand again: its makers and pieces must still be for sale, and capacity, stock and coupon are
 * taken once more; all of it or, undone to the savepoint, nothing. Call it under the order’s lock.
 */
export async function restoreLapsedOrder(deps: Deps, tx: Tx, order: OrderRow): Promise<boolean> {
  const now = deps.clock();
  try {
    await tx.transaction(async (attempt) => {
      await claimPieces(attempt, order, now);
      const [used] = await attempt.select().from(couponRedemptions).where(eq(couponRedemptions.orderId, order._id));
      if (used) await claimCoupon(attempt, { ...used, now });
      await reopenParts(attempt, order._id, now);
    });
    return true;
  } catch (error) {
    if (error instanceof Gone || error instanceof Refusal) return false;
    throw error;
  }
}

async function claimPieces(tx: Tx, { _id: orderId, userId }: OrderRow, now: Date): Promise<void> {
  const rows = await tx
    .select({ item: orderItems, makerId: orderParts.makerId })
    .from(orderItems)
    .innerJoin(orderParts, eq(orderParts._id, orderItems.partId))
    .where(eq(orderParts.orderId, orderId))
    .orderBy(asc(orderItems.position));
  const lines = rows.flatMap(({ item: { productId, variantId, options } }) =>
    productId ? { productId, variantId, options: asChosen(options) } : [],
  );
  const sellable = await sellableLines(tx, lines, now, userId);
  if (lines.length < rows.length || !sellable.every((line) => line?.forSale)) throw new Gone();
  await claimCapacity(
    tx,
    rows.map(({ item: { kind, quantity }, makerId }) => ({ kind, quantity, makerId })),
    now,
  );
  if (!(await reclaimStock(tx, orderId))) throw new Gone();
}

const asChosen = (options: (typeof orderItems.$inferSelect)['options']) =>
  Object.fromEntries(options.map(({ groupId, choiceId }) => [groupId, choiceId]));

async function reopenParts(tx: Tx, orderId: string, now: Date): Promise<void> {
  await tx.update(orders).set({ revivedAt: now }).where(eq(orders._id, orderId));
  await tx
    .update(orderParts)
    .set({ stage: 'placed', version: sql`${orderParts.version} + 1` })
    .where(eq(orderParts.orderId, orderId));
  const parts = await partsOf(tx, orderId);
  const event = { stage: 'placed', note: 'Paid late; the items were still in stock.', createdAt: now } as const;
  await tx.insert(stageEvents).values(parts.map(({ _id }) => ({ partId: _id, ...event })));
}
