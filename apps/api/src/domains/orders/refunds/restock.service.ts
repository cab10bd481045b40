import { and, asc, eq, inArray } from 'drizzle-orm';
import type { Tx } from '../../../kit/database/connect.ts';
import { lockShelves, returnStock } from '../../catalog/service.ts';
import { stockHolds } from '../placing/tables.ts';
import type { RefundEntry } from './rules.ts';

/**
 * Puts refunded ready-to-wear pieces back on the shelf where that was chosen. Either way the order’s hold no longer
 * counts them, so that a later cancellation does not put them back again. Call it under the order’s lock, once.
 */
export async function restockItems(tx: Tx, orderId: string, entries: readonly RefundEntry[]): Promise<void> {
  const pieces = entries.flatMap(({ item, quantity, restock }) =>
    item?.variantId && quantity !== null ? [{ variantId: item.variantId, quantity, restock }] : [],
  );
  const variantIds = [...new Set(pieces.map(({ variantId }) => variantId))];
  if (variantIds.length === 0) return;
  const holds = await tx
    .select()
    .from(stockHolds)
    .where(and(eq(stockHolds.orderId, orderId), inArray(stockHolds.variantId, variantIds)))
    .orderBy(asc(stockHolds.variantId))
    .for('update');
  await lockShelves(tx, variantIds);
  for (const { variantId, quantity, restock } of pieces) {
    const hold = holds.find((held) => held.variantId === variantId);
    if (hold?.status === 'released') continue;
    if (hold) Object.assign(hold, await reduceHold(tx, hold, quantity));
    if (restock) await returnStock(tx, variantId, quantity);
  }
}

/** Takes pieces out of a hold; one that holds nothing any more is released. */
async function reduceHold(tx: Tx, hold: typeof stockHolds.$inferSelect, quantity: number) {
  const left = hold.quantity - quantity;
  const change = left > 0 ? { quantity: left } : ({ status: 'released' } as const);
  await tx
    .update(stockHolds)
    .set(change)
    .where(and(eq(stockHolds.orderId, hold.orderId), eq(stockHolds.variantId, hold.variantId)));
  return change;
}
