import { bookingErrors } from '@adunni/contracts/bookings/errors';
import { type BookingActor, type BookingStatus, canBecome } from '@adunni/contracts/bookings/statuses';
import { eq, sql } from 'drizzle-orm';
import type { Tx } from '../../../kit/database/connect.ts';
import { Refusal } from '../../../kit/errors.ts';
import type { BookingRow } from '../lock.queries.ts';
import { bookingEvents, bookings } from '../tables.ts';

/** Who does something, and what they say. */
export interface Attribution {
  by: BookingActor;
  actorId: string | null;
  note: string;
  at: Date;
}

/** Throws 409 when a booking cannot go to a status. */
export function refuseUnlessCan(booking: Pick<BookingRow, 'status'>, to: BookingStatus): void {
  if (!canBecome(booking.status, to)) throw new Refusal(bookingErrors.booking_status);
}

/** Changes a locked booking; of a new status or time the history keeps who did it. Throws 409 for an illegal status. */
export async function changeBooking(
  tx: Tx,
  booking: BookingRow,
  change: Partial<typeof bookings.$inferInsert>,
  act: Attribution | null,
): Promise<BookingRow> {
  if (change.status && change.status !== booking.status) refuseUnlessCan(booking, change.status);
  const [changed] = await tx
    .update(bookings)
    .set({ ...change, version: sql`${bookings.version} + 1` })
    .where(eq(bookings._id, booking._id))
    .returning();
  const after = changed as BookingRow;
  if (act) await recordEvent(tx, after, act);
  return after;
}

/** Enters what a booking has become into its history. */
export async function recordEvent(tx: Tx, booking: BookingRow, { by, actorId, note, at }: Attribution): Promise<void> {
  const { _id: bookingId, status, startsAt } = booking;
  await tx.insert(bookingEvents).values({ bookingId, status, by, actorId, note, startsAt, createdAt: at });
}
