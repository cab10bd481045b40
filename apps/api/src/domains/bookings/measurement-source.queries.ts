import { and, eq, inArray, isNotNull, type SQL, sql } from 'drizzle-orm';
import type { Db, Tx } from '../../kit/database/connect.ts';
import { endedBefore } from './erase.service.ts';
import { bookings } from './tables.ts';

async function describe(db: Db | Tx, ids: readonly string[]) {
  const rows = await db
    .select()
    .from(bookings)
    .where(and(inArray(bookings._id, [...ids]), isNotNull(bookings.userId)));
  return rows.map(({ _id, number, service, userId, measurementProfileId }) => ({
    _id,
    title: service.title,
    customerId: userId ?? '',
    about: { kind: 'booking' as const, _id, number },
    profileId: measurementProfileId,
  }));
}

/** What measurements need to know of bookings. */
export const bookingMeasurementSource = {
  column: 'bookingId' as const,
  ofCustomer: (db: Db | Tx, userId: string): SQL =>
    sql`${db.select({ _id: bookings._id }).from(bookings).where(eq(bookings.userId, userId))}`,
  endedBefore: (db: Db | Tx, moment: Date): SQL =>
    sql`${db.select({ _id: bookings._id }).from(bookings).where(endedBefore(moment))}`,
  purgeFrozen: async (tx: Tx, moment: Date): Promise<void> => {
    await tx
      .update(bookings)
      .set({ measurements: null })
      .where(and(isNotNull(bookings.measurements), endedBefore(moment)));
  },
  describe,
};
