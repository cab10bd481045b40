import type { LoadedBookingReport } from '@adunni/contracts/bookings/reports';
import { and, desc, eq } from 'drizzle-orm';
import type { Db, Tx } from '../../../kit/database/connect.ts';
import type { BookingRow } from '../lock.queries.ts';
import { bookingOutcomes, bookingReports } from './tables.ts';

export type ReportRow = typeof bookingReports.$inferSelect;
export type OutcomeRow = typeof bookingOutcomes.$inferSelect;

/** The report of a booking that nobody has settled, or null; under the booking’s lock it stays so. */
export async function openReport(db: Db | Tx, bookingId: string): Promise<ReportRow | null> {
  const [report] = await db
    .select()
    .from(bookingReports)
    .where(and(eq(bookingReports.bookingId, bookingId), eq(bookingReports.status, 'open')));
  return report ?? null;
}

/** What became of a booking and what was reported of it last. */
export async function reportHistory(
  db: Db | Tx,
  bookingId: string,
): Promise<{ outcome: OutcomeRow | null; latest: ReportRow | null }> {
  const [latest] = await db
    .select()
    .from(bookingReports)
    .where(eq(bookingReports.bookingId, bookingId))
    .orderBy(desc(bookingReports._id))
    .limit(1);
  return { outcome: await outcomeOf(db, bookingId), latest: latest ?? null };
}

/** When a booking was completed or missed and whether it is earned; null for one that was not, or has no outcome. */
export async function outcomeOf(db: Db | Tx, bookingId: string): Promise<OutcomeRow | null> {
  const [outcome] = await db.select().from(bookingOutcomes).where(eq(bookingOutcomes.bookingId, bookingId));
  return outcome ?? null;
}

/** Whether the money of a booking is the maker’s already, and not only held for them. */
export const isEarned = ({ status }: Pick<BookingRow, 'status'>, outcome: Pick<OutcomeRow, 'earnedAt'> | null) =>
  hasTakenPlace(status) && (outcome === null || outcome.earnedAt !== null);

/** Whether a booking was completed or missed. */
const hasTakenPlace = (status: BookingRow['status']): boolean => status === 'completed' || status === 'no-show';

/** A report as everybody who may see it sees it. */
export const toReport = ({ _id, reason, text, status, createdAt, ...row }: ReportRow): LoadedBookingReport => ({
  ...{ _id, reason, text, status, at: createdAt },
  settledAt: row.settledAt,
  note: row.note,
  refunded: row.refunded,
});
