import { FROZEN_MONTHS } from '@adunni/contracts/measurements';
import { and, eq, exists, inArray, lt } from 'drizzle-orm';
import type { Deps } from '../../kit/context.ts';
import type { Tx } from '../../kit/database/connect.ts';
import { forgetMeasurementsOfOld } from '../bookings/forget.service.ts';
import { orderItems, orderParts, orders, stageEvents } from '../orders/tables.ts';
import { measurementProposals, orderMeasurements } from './orders/tables.ts';
import { measurementProfiles } from './tables.ts';

/** Takes every measurement of a person away, their own and those that orders have frozen. */
export async function forgetMeasurements(tx: Tx, userId: string): Promise<void> {
  await tx.delete(measurementProfiles).where(eq(measurementProfiles.userId, userId));
  const theirs = tx
    .select({ _id: orderItems._id })
    .from(orderItems)
    .innerJoin(orderParts, eq(orderParts._id, orderItems.partId))
    .innerJoin(orders, eq(orders._id, orderParts.orderId))
    .where(eq(orders.userId, userId));
  await tx.delete(measurementProposals).where(inArray(measurementProposals.orderItemId, theirs));
  await tx.delete(orderMeasurements).where(inArray(orderMeasurements.orderItemId, theirs));
}

/** Takes away what parts and bookings have frozen that ended longer ago than it is kept; a remake or a dispute is over by then. */
export async function forgetFrozen({ db, clock }: Pick<Deps, 'db' | 'clock'>): Promise<void> {
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
  await db.transaction(async (tx) => {
    await tx.delete(measurementProposals).where(inArray(measurementProposals.orderItemId, old));
    await tx.delete(orderMeasurements).where(inArray(orderMeasurements.orderItemId, old));
    await forgetMeasurementsOfOld(tx, longAgo);
  });
}
