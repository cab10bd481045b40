import { bookingErrors } from '@adunni/contracts/bookings/bookings';
import { type BookingActor, type BookingStatus, canBecome } from '@adunni/contracts/bookings/statuses';
import { eq, sql } from 'drizzle-orm';
import type { Tx } from '../../../kit/database/connect.ts';
import { Refusal } from '../../../kit/errors.ts';
import type { BookingRow } from '../lock.queries.ts';
import { bookingEvents, bookings } from '../tables.ts';

/** Who does something, and what they say. */
export interface Act {
  by: BookingActor;
  actorId: string | null;
  note: string;
  at: Date;
}

/** Throws 409 when a booking cannot go to a state. */
export function refuseUnlessCan(booking: Pick<BookingRow, 'state'>, to: BookingStatus): void {
  if (!canBecome(booking.state, to)) throw new Refusal(bookingErrors.booking_state);
}

/** Changes a locked booking; of a new state or time the history keeps who did it. Throws 409 for an illegal state. */
export async function changeBooking(
  tx: Tx,
  booking: BookingRow,
  change: Partial<typeof bookings.$inferInsert>,
  act: Act | null,
): Promise<BookingRow> {
  if (change.state && change.state !== booking.state) refuseUnlessCan(booking, change.state);
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
export async function recordEvent(tx: Tx, booking: BookingRow, { by, actorId, note, at }: Act): Promise<void> {
  const { _id: bookingId, state, startsAt } = booking;
  await tx.insert(bookingEvents).values({ bookingId, state, by, actorId, note, startsAt, createdAt: at });
}
