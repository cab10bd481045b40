import { missedFrom } from '@adunni/contracts/bookings/changing';
import { bookingErrors } from '@adunni/contracts/bookings/errors';
import type * as forms from '@adunni/contracts/bookings/forms';
import { reportErrors } from '@adunni/contracts/bookings/reports';
import { commonErrors } from '@adunni/contracts/errors';
import { kobo } from '@adunni/contracts/money';
import { isStaff } from '@adunni/contracts/roles';
import { and, eq } from 'drizzle-orm';
import type { z } from 'zod';
import { amountText } from '../../../kit/amount-text.rules.ts';
import { staffWrite } from '../../../kit/audit/staff-write.ts';
import type { StaffCtx } from '../../../kit/crud/declaration.ts';
import type { Tx } from '../../../kit/database/connect.ts';
import { Refusal } from '../../../kit/errors.ts';
import { dayStart, shopDay, shopDayLabel } from '../../../kit/shop-days.rules.ts';
import { providers } from '../../availability/tables.ts';
import { type Attribution, changeBooking, recordEvent } from '../changing/change.service.ts';
import { completeBooking as settle } from '../changing/complete.service.ts';
import { endBooking, withdrawProposals } from '../changing/end.service.ts';
import { currentTime, moveTo, serviceOf } from '../changing/move.service.ts';
import { changePlace, refuseUnclear } from '../changing/place.service.ts';
import { type BookingRow, findBooking, lockBooking } from '../lock.queries.ts';
import { notifyAccepted, notifyMoved, notifyProposed } from '../notify.service.ts';
import { claimAnyTime, offeringFreeTimes } from '../placing/claim.service.ts';
import { refuseBeforeMeasuring } from '../placing/order.service.ts';
import { openReport } from '../reports/queries.ts';
import { keptOfMissed } from '../rules.ts';
import { bookingScope } from '../scope.queries.ts';
import { bookingProposals } from '../tables.ts';
import { stepsFrom } from './detail.queries.ts';
import { refuseShared } from './shared-calls.queries.ts';
import { namingTaken } from './taken-time.queries.ts';

type Form<F extends keyof typeof forms> = (typeof forms)[F] extends z.ZodType ? z.output<(typeof forms)[F]> : never;
type Step = keyof ReturnType<typeof stepsFrom>;
type Done = Pick<BookingRow, 'status' | 'version'>;

/**
 * Does something to a booking that the caller sees, when it can be done now and they have seen its latest version.
 * Throws 404, 409.
 */
async function take(
  ctx: StaffCtx,
  bookingId: string,
  { step, version }: { step: Step; version: number },
  work: (tx: Tx, booking: BookingRow, act: (note: string) => Attribution) => Promise<BookingRow>,
): Promise<Done> {
  const { viewer } = ctx;
  return staffWrite(ctx, async (tx) => {
    const booking = await lockBooking(tx, bookingId, bookingScope(viewer));
    const at = ctx.clock();
    const isReported = (await openReport(tx, bookingId)) !== null;
    const can = stepsFrom(booking, at, isReported);
    if (!can[step] && isReported) throw new Refusal(reportErrors.report_open);
    if (!can[step])
      throw new Refusal(isEarly(booking, step, at) ? bookingErrors.not_begun : bookingErrors.booking_status);
    if (booking.version !== version) throw new Refusal(commonErrors.stale);
    const by = isStaff(viewer.role) ? ('staff' as const) : ('maker' as const);
    const { status, version: next } = await work(tx, booking, (note) => ({ by, actorId: viewer._id, note, at }));
    return { status, version: next };
  });
}

const isEarly = ({ status, startsAt }: BookingRow, step: Step, now: Date): boolean =>
  (step === 'complete' || step === 'noShow') && (status === 'confirmed' || status === 'rescheduled') && startsAt > now;

/** Says yes to what was asked for. */
export const acceptBooking = (ctx: StaffCtx, bookingId: string, { version, note }: Form<'acceptBookingForm'>) =>
  take(ctx, bookingId, { step: 'accept', version }, async (tx, booking, act) => {
    await withdrawProposals(tx, bookingId);
    const at = ctx.clock();
    const change = { status: 'confirmed' as const, answerBy: null, agreedAt: at };
    const accepted = await changeBooking(tx, booking, change, act(note));
    await notifyAccepted(ctx, tx, accepted);
    return accepted;
  });

/** Says no; everything paid goes back. */
export const declineBooking = (ctx: StaffCtx, bookingId: string, { version, reason }: Form<'endBookingForm'>) =>
  take(ctx, bookingId, { step: 'decline', version }, (tx, booking, act) =>
    endBooking(ctx, tx, booking, {
      status: 'declined',
      ...act(reason),
      kept: kobo(0),
      reason: 'The workshop declined the booking.',
    }),
  );

/** Ends what stands; everything paid goes back. */
export const cancelBookingAsWorker = (ctx: StaffCtx, bookingId: string, { version, reason }: Form<'endBookingForm'>) =>
  take(ctx, bookingId, { step: 'cancel', version }, (tx, booking, act) =>
    endBooking(ctx, tx, booking, {
      status: 'cancelled',
      ...act(reason),
      kept: kobo(0),
      reason: 'The workshop cancelled the booking.',
    }),
  );

/** Somebody did not come: of a customer what the terms say stays, of a maker everything goes back. Throws 409 within grace. */
export const markNoShow = (ctx: StaffCtx, bookingId: string, { version, by, note }: Form<'noShowForm'>) =>
  take(ctx, bookingId, { step: 'noShow', version }, (tx, booking, act) => {
    if (by === 'customer' && ctx.clock() < missedFrom(booking)) throw new Refusal(bookingErrors.not_late_yet);
    const kept = by === 'customer' ? keptOfMissed(booking) : kobo(0);
    const missed =
      kept > 0 ? 'The customer did not attend; the rest is kept by the workshop.' : 'The customer did not attend.';
    const reason = by === 'customer' ? missed : 'The workshop did not attend.';
    return endBooking(ctx, tx, booking, { status: 'no-show', ...act(note), missedBy: by, kept, reason });
  });

/** It took place: what was paid is the maker’s once its customer can no longer report a problem. */
export const completeBooking = (ctx: StaffCtx, bookingId: string, { version, note }: Form<'completeBookingForm'>) =>
  take(ctx, bookingId, { step: 'complete', version }, (tx, booking, act) => settle(ctx, tx, booking, act(note)));

/**
 * Notes, once, what was paid on the spot for what took place; it is between the two of them and in no books of ours.
 * Throws 422 for more than was open, or a day that cannot be.
 */
export const recordReceived = (ctx: StaffCtx, bookingId: string, { version, amount, day }: Form<'receivedForm'>) =>
  take(ctx, bookingId, { step: 'receive', version }, (tx, booking, act) => {
    if (amount === 0 || amount > booking.total - booking.paid) throw new Refusal(bookingErrors.received_amount);
    const at = ctx.clock();
    if (day < shopDay(booking.startsAt) || day > shopDay(at)) throw new Refusal(bookingErrors.received_day);
    const said = `${amountText(amount)} received directly on ${shopDayLabel(dayStart(day))}`;
    return changeBooking(tx, booking, { received: amount, receivedOn: day }, act(said));
  });

/**
 * Asks the customer for another time; their booking stays as it is until they accept. Of what was only asked for it is
 * their turn to answer now, until one of the two times begins.
 */
export const proposeTime = (ctx: StaffCtx, bookingId: string, form: Form<'moveBookingForm'>) =>
  take(ctx, bookingId, { step: 'propose', version: form.version }, async (tx, booking, act) => {
    const { note } = form;
    const startsAt = await wantedStart(ctx, tx, booking, form);
    await withdrawProposals(tx, bookingId);
    const proposal = { bookingId, providerId: form.providerId, startsAt, note, createdAt: ctx.clock() };
    await tx.insert(bookingProposals).values(proposal);
    const answerBy = booking.answerBy && earlierOf(booking.startsAt, startsAt);
    const asked = await changeBooking(tx, booking, { answerBy }, null);
    await recordEvent(tx, asked, act(note ? `Another time was proposed: ${note}` : 'Another time was proposed.'));
    await notifyProposed(ctx, tx, asked, { startsAt, note });
    return asked;
  });

/** Moves what stands to another time, of which the customer is told. */
export async function moveBooking(ctx: StaffCtx, bookingId: string, form: Form<'moveBookingForm'>): Promise<Done> {
  const moving = await findBooking(ctx.db, bookingId, bookingScope(ctx.viewer));
  const { serviceId, seats } = moving;
  const { startsAt: wanted, providerId } = form;
  const run = take(ctx, bookingId, { step: 'reschedule', version: form.version }, async (tx, booking, act) => {
    const startsAt = await wantedStart(ctx, tx, booking, form);
    const service = await serviceOf(tx, booking);
    const request = { service, providerId, startsAt, seats: booking.seats };
    const claimed = await claimAnyTime(tx, request, currentTime(booking));
    const change = { status: 'rescheduled' as const, agreedAt: ctx.clock(), movedByMaker: booking.userId !== null };
    const moved = await moveTo(ctx, tx, booking, claimed, change, act(form.note));
    await notifyMoved(ctx, tx, moved, { byMaker: true, note: form.note });
    return moved;
  });
  const named = namingTaken(ctx, { serviceId, providerId, startsAt: wanted, movingId: bookingId }, run);
  return offeringFreeTimes(ctx, { serviceId, providerId, startsAt: wanted, seats, moving }, named);
}

/**
 * Changes where it takes place, of which the customer is told, and the workshop’s own note. Throws 409 for a call that
 * others join at the same time by the same words, unless that is said to be meant, 422 for words by which nobody can join.
 */
export const changeDetails = (ctx: StaffCtx, bookingId: string, form: Form<'bookingDetailsForm'>) =>
  take(ctx, bookingId, { step: 'edit', version: form.version }, async (tx, booking, act) => {
    const address = booking.place === 'home' ? booking.address : form.place;
    if (booking.place === 'video' && address !== '' && address !== booking.address) {
      refuseUnclear(address);
      if (!form.sharesCall) await refuseShared(tx, [booking], address, ctx.clock());
    }
    return changePlace(ctx, tx, booking, { address, workNote: form.workNote }, act);
  });

const earlierOf = (one: Date, other: Date): Date => (one < other ? one : other);

/** When the maker wants it: still to come, with somebody of the same workshop, no fitting before its measuring. Throws 404, 409, 422. */
async function wantedStart(
  ctx: StaffCtx,
  tx: Tx,
  booking: BookingRow,
  { startsAt, providerId }: { startsAt: Date; providerId: string },
): Promise<Date> {
  if (startsAt <= ctx.clock()) throw new Refusal(bookingErrors.slot_past);
  const [own] = await tx
    .select({ _id: providers._id })
    .from(providers)
    .where(and(eq(providers._id, providerId), eq(providers.makerId, booking.makerId)));
  if (!own) throw new Refusal(commonErrors.not_found);
  await refuseBeforeMeasuring(tx, { ...booking, startsAt }, ctx.clock());
  return startsAt;
}
