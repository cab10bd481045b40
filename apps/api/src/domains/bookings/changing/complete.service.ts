import { and, inArray, lt, not } from 'drizzle-orm';
import type { Deps } from '../../../kit/context.ts';
import type { Tx } from '../../../kit/database/connect.ts';
import { DAY_MS } from '../../../kit/durations.rules.ts';
import { forEachDue } from '../../../kit/jobs/each.ts';
import { isSuspendedMaker } from '../../makers/queries.ts';
import { dueBookings } from '../due.queries.ts';
import { type BookingRow, lockBooking } from '../lock.queries.ts';
import { notifyCompleted } from '../reports/notify.service.ts';
import { recordOutcome } from '../reports/outcomes.service.ts';
import { openReport } from '../reports/queries.ts';
import { agreedSince, reportUntil } from '../reports/rules.ts';
import { isReported } from '../reports/tables.ts';
import { isAgreed } from '../rules.ts';
import { bookings } from '../tables.ts';
import { type Attribution, changeBooking } from './change.service.ts';
import { withdrawProposals } from './end.service.ts';

/** Days after which a booking counts as having taken place when nobody has said otherwise. */
const SETTLED_DAYS = 7;

/**
 * A locked booking took place: what was paid is the maker’s as soon as its customer can no longer report a problem, of
 * which they are told. Throws 409 when it is not agreed.
 */
export async function completeBooking(deps: Deps, tx: Tx, booking: BookingRow, act: Attribution): Promise<BookingRow> {
  await withdrawProposals(tx, booking._id);
  const completed = await changeBooking(tx, booking, { status: 'completed' }, act);
  await recordOutcome(tx, completed, act.at);
  const by = act.by === 'system' ? 'system' : 'people';
  await notifyCompleted(deps, tx, completed, { by, until: reportUntil(act.at) });
  return completed;
}

/**
 * Completes what nobody has completed, so that makers get their money and nothing stays open for ever; what a suspended
 * maker was to do, and what its customer reported, is for staff to settle.
 */
export async function completeOverdue(deps: Deps): Promise<void> {
  const at = deps.clock();
  const isOverdue = and(
    inArray(bookings.status, ['confirmed', 'rescheduled']),
    lt(bookings.endsAt, overdueSince(at)),
    not(isSuspendedMaker(bookings.makerId)),
    not(isReported),
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
    if (!isAgreed(booking.status) || agreedSince(booking) >= overdueSince(at)) return;
    if (await openReport(tx, bookingId)) return;
    await completeBooking(deps, tx, booking, { by: 'system', actorId: null, note: '', at });
  });
}

const overdueSince = (now: Date): Date => new Date(now.getTime() - SETTLED_DAYS * DAY_MS);
