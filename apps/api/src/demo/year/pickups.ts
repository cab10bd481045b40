import { and, eq, max } from 'drizzle-orm';
import { makers } from '../../domains/makers/tables.ts';
import { nextTelling, waitsForPickup } from '../../domains/orders/pickup/rules.ts';
import { partPickups } from '../../domains/orders/pickup/tables.ts';
import { orderParts, orders, stageEvents } from '../../domains/orders/tables.ts';
import type { Tx } from '../../kit/database/connect.ts';

/** Says of the demo’s parts that are picked up where they are, and since when those wait that are ready. */
export async function seedPickups(tx: Tx, now: Date): Promise<void> {
  const rows = await tx
    .select({ order: orders, part: orderParts, place: makers.pickupPlace, reachedAt: max(stageEvents.createdAt) })
    .from(orderParts)
    .innerJoin(orders, and(eq(orders._id, orderParts.orderId), eq(orders.deliveryOption, 'pickup')))
    .innerJoin(makers, eq(makers._id, orderParts.makerId))
    .innerJoin(stageEvents, eq(stageEvents.partId, orderParts._id))
    .groupBy(orders._id, orderParts._id, makers._id);
  const values = rows.flatMap(({ order, part, place, reachedAt }) => {
    if (!place) return [];
    const since = waitsForPickup(order, part) ? reachedAt : null;
    return { partId: part._id, place, since, nextAt: since && nextTelling(since, now) };
  });
  await tx.insert(partPickups).values(values);
}
