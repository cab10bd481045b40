import { FROZEN_MONTHS } from '@adunni/contracts/measurements/measurements';
import { and, eq, exists, inArray, lt, or } from 'drizzle-orm';
import type { Deps } from '../../kit/context.ts';
import type { Tx } from '../../kit/database/connect.ts';
import { endedBefore, purgeMeasurements } from '../bookings/erase.service.ts';
import { bookings } from '../bookings/tables.ts';
import { orderItems, orderParts, orders, stageEvents } from '../orders/tables.ts';
import { orderMeasurements } from './orders/tables.ts';
import { measurementProposals } from './proposals/tables.ts';
import { measurementProfiles } from './tables.ts';

/** Takes every measurement of a person away, their own and those that orders have frozen. */
export async function eraseMeasurements(tx: Tx, userId: string): Promise<void> {
  await tx.delete(measurementProfiles).where(eq(measurementProfiles.userId, userId));
  const theirs = tx
    .select({ _id: orderItems._id })
    .from(orderItems)
    .innerJoin(orderParts, eq(orderParts._id, orderItems.partId))
    .innerJoin(orders, eq(orders._id, orderParts.orderId))
    .where(eq(orders.userId, userId));
  const visits = tx.select({ _id: bookings._id }).from(bookings).where(eq(bookings.userId, userId));
  await tx
    .delete(measurementProposals)
    .where(or(inArray(measurementProposals.orderItemId, theirs), inArray(measurementProposals.bookingId, visits)));
  await tx.delete(orderMeasurements).where(inArray(orderMeasurements.orderItemId, theirs));
}

/** Takes away what parts and bookings have frozen that ended longer ago than it is kept; a remake or a dispute is over by then. */
export async function purgeFrozen({ db, clock }: Pick<Deps, 'db' | 'clock'>): Promise<void> {
  const longAgo = clock();
  longAgo.setUTCMonth(longAgo.getUTCMonth() - FROZEN_MONTHS);
  const ended = db
    .select({ _id: stageEvents._id })
    .from(stageEvents)
    .where(
      and(
        eq(stageEvents.partId, orderParts._id),
        inArray(stageEvents.stage, ['closed', 'cancelled']),
        lt(stageEvents.createdAt, longAgo),
      ),
    );
  const old = db
    .select({ _id: orderItems._id })
    .from(orderItems)
    .innerJoin(orderParts, eq(orderParts._id, orderItems.partId))
    .where(and(inArray(orderParts.stage, ['closed', 'cancelled']), exists(ended)));
  const visits = db.select({ _id: bookings._id }).from(bookings).where(endedBefore(longAgo));
  await db.transaction(async (tx) => {
    await tx
      .delete(measurementProposals)
      .where(or(inArray(measurementProposals.orderItemId, old), inArray(measurementProposals.bookingId, visits)));
    await tx.delete(orderMeasurements).where(inArray(orderMeasurements.orderItemId, old));
    await purgeMeasurements(tx, longAgo);
  });
}
