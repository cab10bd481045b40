import { and, eq, inArray } from 'drizzle-orm';
import { wantedIn } from '../../domains/orders/measurements/queries.ts';
import { nextReminder } from '../../domains/orders/measurements/wanted.rules.ts';
import { orderParts, orders } from '../../domains/orders/tables.ts';
import type { Tx } from '../../kit/database/connect.ts';

/** Has the customers of parts that wait for measurements asked when they ordered, as they would have been. */
export async function askForWaiting(tx: Tx, now: Date): Promise<void> {
  const open = await tx
    .select({ _id: orderParts._id, since: orders.createdAt })
    .from(orderParts)
    .innerJoin(orders, and(eq(orders._id, orderParts.orderId), inArray(orders.status, ['paid', 'part-paid'])))
    .where(and(eq(orderParts.kind, 'made-to-measure'), inArray(orderParts.stage, ['placed', 'confirmed'])));
  const waiting = await wantedIn(
    tx,
    open.map(({ _id }) => _id),
  );
  for (const { _id, since } of open.filter((part) => waiting.has(part._id)))
    await tx
      .update(orderParts)
      .set({ measurementsSince: since, measurementsAskedAt: since, measurementsNextAt: nextReminder(since, now) })
      .where(eq(orderParts._id, _id));
}
