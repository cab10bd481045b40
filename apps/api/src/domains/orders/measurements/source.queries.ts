import { and, asc, eq, exists, inArray, lt, type SQL, sql } from 'drizzle-orm';
import type { Db, Tx } from '../../../kit/database/connect.ts';
import { orderItems, orderParts, orders, stageEvents } from '../tables.ts';
import { fittingAccepted } from './begin.service.ts';
import { isCurrent } from './queries.ts';
import { orderMeasurements } from './tables.ts';

const itemsOf = (db: Db | Tx) =>
  db.select({ _id: orderItems._id }).from(orderItems).innerJoin(orderParts, eq(orderParts._id, orderItems.partId));

const ofCustomer = (db: Db | Tx, userId: string): SQL =>
  sql`${itemsOf(db).innerJoin(orders, eq(orders._id, orderParts.orderId)).where(eq(orders.userId, userId))}`;

/** Pieces of parts that were closed or cancelled before a moment. */
function endedBefore(db: Db | Tx, moment: Date): SQL {
  const ended = db
    .select({ _id: stageEvents._id })
    .from(stageEvents)
    .where(
      and(
        eq(stageEvents.partId, orderParts._id),
        inArray(stageEvents.stage, ['closed', 'cancelled']),
        lt(stageEvents.createdAt, moment),
      ),
    );
  return sql`${itemsOf(db).where(and(inArray(orderParts.stage, ['closed', 'cancelled']), exists(ended)))}`;
}

/** What a person’s orders have frozen, also what they replaced, the oldest first. */
const exportFrozen = (db: Db, userId: string) =>
  db
    .select({
      order: orders.number,
      piece: orderItems.title,
      madeFrom: orderMeasurements.frozen,
      replacedAt: orderMeasurements.replacedAt,
    })
    .from(orderMeasurements)
    .innerJoin(orderItems, eq(orderItems._id, orderMeasurements.orderItemId))
    .innerJoin(orderParts, eq(orderParts._id, orderItems.partId))
    .innerJoin(orders, eq(orders._id, orderParts.orderId))
    .where(eq(orders.userId, userId))
    .orderBy(asc(orderMeasurements._id));

async function describe(db: Db | Tx, ids: readonly string[]) {
  const rows = await db
    .select({
      _id: orderItems._id,
      title: orderItems.title,
      customerId: orders.userId,
      order: { _id: orders._id, number: orders.number },
      profileId: orderMeasurements.profileId,
    })
    .from(orderItems)
    .innerJoin(orderParts, eq(orderParts._id, orderItems.partId))
    .innerJoin(orders, eq(orders._id, orderParts.orderId))
    .leftJoin(orderMeasurements, isCurrent)
    .where(inArray(orderItems._id, [...ids]));
  return rows.map(({ order, ...row }) => ({ ...row, about: { kind: 'order' as const, ...order } }));
}

/** What measurements need to know of the pieces of orders. */
export const orderMeasurementSource = {
  column: 'orderItemId' as const,
  ofCustomer,
  endedBefore,
  purgeFrozen: async (tx: Tx, moment: Date): Promise<void> => {
    await tx.delete(orderMeasurements).where(inArray(orderMeasurements.orderItemId, endedBefore(tx, moment)));
  },
  describe,
  exportFrozen,
  accepted: fittingAccepted,
};

/** Takes away what a person’s orders have frozen. */
export async function eraseFrozen(tx: Tx, userId: string): Promise<void> {
  await tx.delete(orderMeasurements).where(inArray(orderMeasurements.orderItemId, ofCustomer(tx, userId)));
}
