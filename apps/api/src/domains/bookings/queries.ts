import { LIVE_BOOKINGS } from '@adunni/contracts/bookings/statuses';
import type { LoadedAlternatives } from '@adunni/contracts/errors';
import { and, asc, eq, gt, inArray, lt, or } from 'drizzle-orm';
import type { Db, Tx } from '../../kit/database/connect.ts';
import { makers } from '../makers/tables.ts';
import { isReported } from './reports/tables.ts';
import { bookedTimes, bookings } from './tables.ts';

export { settlingBookings } from './reports/settling.queries.ts';
export { isReported } from './reports/tables.ts';
export { bookingList } from './staff/list.queries.ts';

/** Bookings of somebody’s that lie in a stretch of time, their buffers apart; in the order in which they begin. */
export async function bookingsOfProvider(
  db: Db | Tx,
  providerId: string,
  { startsAt, endsAt }: { startsAt: Date; endsAt: Date },
): Promise<NonNullable<LoadedAlternatives['bookings']>> {
  const rows = await db
    .select({ booking: bookings })
    .from(bookings)
    .innerJoin(bookedTimes, eq(bookedTimes._id, bookings.timeId))
    .where(
      and(
        eq(bookedTimes.providerId, providerId),
        inArray(bookings.status, LIVE_BOOKINGS),
        lt(bookings.startsAt, endsAt),
        gt(bookings.endsAt, startsAt),
      ),
    )
    .orderBy(asc(bookings.startsAt), asc(bookings._id));
  return rows.map(({ booking: { _id, number, service, contact, startsAt: start, endsAt: end } }) => ({
    ...{ _id, number, title: service.title, customer: contact.name },
    ...{ start, end },
  }));
}

/** What is still to take place, or under review because its customer reported a problem. */
const isOpen = or(inArray(bookings.status, LIVE_BOOKINGS), isReported);

/** Whether a person still waits for a booking, or owes one as its maker. */
export async function hasOpenBookings(db: Db | Tx, userId: string): Promise<boolean> {
  const [open] = await db
    .select({ _id: bookings._id })
    .from(bookings)
    .innerJoin(makers, eq(makers._id, bookings.makerId))
    .where(and(or(eq(bookings.userId, userId), eq(makers.userId, userId)), isOpen))
    .limit(1);
  return open !== undefined;
}

/** Whether a workshop still owes somebody a booking. */
export async function owesBookings(tx: Tx, makerId: string): Promise<boolean> {
  const [open] = await tx
    .select({ _id: bookings._id })
    .from(bookings)
    .where(and(eq(bookings.makerId, makerId), isOpen))
    .limit(1);
  return open !== undefined;
}
