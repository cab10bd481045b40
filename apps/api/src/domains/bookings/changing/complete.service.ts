import { and, inArray, lt, not } from 'drizzle-orm';
import type { Deps } from '../../../kit/context.ts';
import type { Tx } from '../../../kit/database/connect.ts';
import { DAY_MS } from '../../../kit/durations.rules.ts';
import { forEachDue } from '../../../kit/jobs/each.ts';
import { isSuspendedMaker } from '../../makers/queries.ts';
import { dueBookings } from '../due.queries.ts';
import { postEarnings } from '../ledger/posting.service.ts';
import { type BookingRow, lockBooking } from '../lock.queries.ts';
import { isAgreed } from '../rules.ts';
import { bookings } from '../tables.ts';
import { type Attribution, changeBooking } from './change.service.ts';
import { withdrawProposals } from './end.service.ts';

/** Days after which a booking counts as having taken place when nobody has said otherwise. */
const SETTLED_DAYS = 7;

/** A locked booking took place: what was paid is the maker’s. Throws 409 when it is not agreed. */
export async function completeBooking(tx: Tx, booking: BookingRow, act: Attribution): Promise<BookingRow> {
  await withdrawProposals(tx, booking._id);
  const completed = await changeBooking(tx, booking, { status: 'completed' }, act);
  await postEarnings(tx, booking, act.at);
  return completed;
}

/**
 * Completes what nobody has completed, so that makers get their money and nothing stays open for ever; what a suspended
 * maker was to do is for staff to settle.
 */
export async function completeOverdue(deps: Deps): Promise<void> {
  const at = deps.clock();
  const isOverdue = and(
    inArray(bookings.status, ['confirmed', 'rescheduled']),
    lt(bookings.endsAt, new Date(at.getTime() - SETTLED_DAYS * DAY_MS)),
    not(isSuspendedMaker(bookings.makerId)),
  );
  await forEachDue(
    deps,
    dueBookings(deps, isOverdue),
    ({ _id }) => completeAlone(deps, _id, at),
    ({ _id }) => `booking ${_id} stays open`,
  );
}

async function completeAlone(deps: Deps, bookingId: string, at: Date): Promise<void> {
  await deps.db.transaction(async (tx) => {
    const booking = await lockBooking(tx, bookingId);
    if (isAgreed(booking.status)) await completeBooking(tx, booking, { by: 'system', actorId: null, note: '', at });
  });
}
