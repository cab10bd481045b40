import { eq, inArray } from 'drizzle-orm';
import type { Db, Tx } from '../../../kit/database/connect.ts';
import { isAgreed } from '../rules.ts';
import { bookings } from '../tables.ts';
import { reportUntil } from './rules.ts';
import { bookingOutcomes, isReported } from './tables.ts';

/** A booking that its maker has not earned yet. */
export interface SettlingBooking {
  bookingId: string;
  number: string;
  /** When its maker earns it; null while nobody can say: before it is agreed, while it is overdue or reported. */
  earnsAt: Date | null;
}

/** When bookings are earned by the rule of the job that lets makers earn: once nobody can report a problem any more. */
export async function settlingBookings(
  db: Db | Tx,
  bookingIds: readonly string[],
  now: Date,
): Promise<SettlingBooking[]> {
  if (bookingIds.length === 0) return [];
  const rows = await db
    .select({ booking: bookings, endedAt: bookingOutcomes.endedAt, isReported })
    .from(bookings)
    .leftJoin(bookingOutcomes, eq(bookingOutcomes.bookingId, bookings._id))
    .where(inArray(bookings._id, [...bookingIds]));
  return rows.map(({ booking: { _id, number, status, endsAt }, endedAt, isReported: isOpen }) => {
    const ends = endedAt ?? (isAgreed(status) && endsAt > now ? endsAt : null);
    return { bookingId: _id, number, earnsAt: ends && !isOpen ? reportUntil(ends) : null };
  });
}
