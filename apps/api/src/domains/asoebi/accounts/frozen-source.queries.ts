import { and, eq, isNotNull, lt, or, type SQL, sql } from 'drizzle-orm';
import type { Tx } from '../../../kit/database/connect.ts';
import { shopDay } from '../../../kit/shop-days.rules.ts';
import { asoEbiOrders, asoEbiSets } from '../placing/tables.ts';
import { asoEbiEvents } from '../tables.ts';

/** That the set of a joined order ended before a moment: handed over, cancelled, or its event is over, held or not. */
const endedBefore = (moment: Date): SQL | undefined =>
  or(
    lt(asoEbiSets.collectedAt, moment),
    lt(asoEbiSets.cancelledAt, moment),
    lt(asoEbiEvents.cancelledAt, moment),
    lt(asoEbiEvents.day, shopDay(moment)),
  );

/** The measurements that guests’ sets are sewn by; the export of their orders tells them. */
export const setMeasurements = {
  purgeFrozen: async (tx: Tx, moment: Date): Promise<void> => {
    const ended = tx
      .select({ one: sql`1` })
      .from(asoEbiOrders)
      .innerJoin(asoEbiEvents, eq(asoEbiEvents._id, asoEbiOrders.eventId))
      .where(and(eq(asoEbiOrders._id, asoEbiSets.orderId), endedBefore(moment)));
    await tx
      .update(asoEbiSets)
      .set({ measurements: null })
      .where(and(isNotNull(asoEbiSets.measurements), sql`exists ${ended}`));
  },
};
