import { kobo } from '@adunni/contracts/money';
import { and, eq, inArray, lte } from 'drizzle-orm';
import type { Deps } from '../../../kit/context.ts';
import type { Tx } from '../../../kit/database/connect.ts';
import { forEachDue } from '../../../kit/jobs/each.ts';
import { settlePayment } from '../../payments/service.ts';
import { payments } from '../../payments/tables.ts';
import { endBooking } from '../changing/end.service.ts';
import { dueBookings } from '../due.queries.ts';
import { lockBooking } from '../lock.queries.ts';
import { bookingProposals, bookings } from '../tables.ts';

/** Ends the bookings whose time to pay ran out, so that others can have the time. */
export async function expireHolds(deps: Deps): Promise<void> {
  await forEachDue(
    deps,
    dueBookings(deps, lte(bookings.heldUntil, deps.clock())),
    ({ _id }) => expireHold(deps, _id),
    ({ _id }) => `booking ${_id} stays held`,
  );
}

/** The provider is asked first; when it does not answer, a late success still revives the booking or goes back. */
async function expireHold(deps: Deps, bookingId: string): Promise<void> {
  const open = await deps.db
    .select({ reference: payments.reference })
    .from(payments)
    .where(and(eq(payments.bookingId, bookingId), inArray(payments.status, ['created', 'waiting'])));
  for (const { reference } of open)
    await settlePayment(deps, reference).catch((error) => deps.log.warn(error, `payment ${reference} stays open`));
  await deps.db.transaction(async (tx) => {
    const booking = await lockBooking(tx, bookingId);
    const at = deps.clock();
    if (!booking.heldUntil || booking.heldUntil > at) return;
    const note = 'The payment window expired.';
    const nothing = kobo(0);
    await endBooking(deps, tx, booking, { status: 'cancelled', ...bySystem(at, note), kept: nothing, reason: note });
  });
}

/** Declines, and gives back, what makers did not answer in time, or customers whom a maker asked for another time. */
export async function expireRequests(deps: Deps): Promise<void> {
  await forEachDue(
    deps,
    dueBookings(deps, lte(bookings.answerBy, deps.clock())),
    ({ _id }) => expireRequest(deps, _id),
    ({ _id }) => `booking ${_id} stays unanswered`,
  );
}

async function expireRequest(deps: Deps, bookingId: string): Promise<void> {
  await deps.db.transaction(async (tx) => {
    const booking = await lockBooking(tx, bookingId);
    const at = deps.clock();
    if (!booking.answerBy || booking.answerBy > at) return;
    const note = (await hasOpenProposal(tx, bookingId))
      ? 'There was no response to the proposed time.'
      : 'The maker did not respond in time.';
    await endBooking(deps, tx, booking, { status: 'declined', ...bySystem(at, note), kept: kobo(0), reason: note });
  });
}

const hasOpenProposal = async (tx: Tx, bookingId: string): Promise<boolean> =>
  (await tx.$count(
    bookingProposals,
    and(eq(bookingProposals.bookingId, bookingId), eq(bookingProposals.status, 'open')),
  )) > 0;

const bySystem = (at: Date, note: string) => ({ by: 'system' as const, actorId: null, note, at });
