import { isFreeToCancel, movesLeft } from '@adunni/contracts/bookings/changing';
import { bookingErrors } from '@adunni/contracts/bookings/errors';
import type { rescheduleForm } from '@adunni/contracts/bookings/forms';
import { commonErrors } from '@adunni/contracts/errors';
import { eq } from 'drizzle-orm';
import type { z } from 'zod';
import type { Ctx, Deps, Viewer } from '../../../kit/context.ts';
import type { Tx } from '../../../kit/database/connect.ts';
import { Refusal } from '../../../kit/errors.ts';
import { services } from '../../services/tables.ts';
import { type BookingRow, findBooking, lockBooking, ownedBy } from '../lock.queries.ts';
import { notifyMoved } from '../notify.service.ts';
import {
  type Claimed,
  claimFreeTime,
  offeringFreeTimes,
  type PreviousTime,
  type ServiceRow,
} from '../placing/claim.service.ts';
import { refuseBeforeMeasuring } from '../placing/order.service.ts';
import { answerTime } from '../placing/record-payment.service.ts';
import { refreshOffers } from '../placing/times.service.ts';
import { isAgreed } from '../rules.ts';
import { type Attribution, changeBooking } from './change.service.ts';
import { withdrawProposals } from './end.service.ts';

type Form = z.output<typeof rescheduleForm>;

/**
 * Moves one of the caller’s bookings to another free time. To where it is already changes nothing. Throws 404, 409 when
 * it is too late, was moved as often as it may, the time is taken (with the next free ones), or a fitting would come before
 * its measurements, 422 for a time that is not offered.
 */
export async function rescheduleBooking(ctx: Ctx<Viewer>, bookingId: string, form: Form): Promise<void> {
  const moving = await findBooking(ctx.db, bookingId, ownedBy(ctx.viewer._id));
  const { serviceId, seats } = moving;
  await offeringFreeTimes(
    ctx,
    { serviceId, providerId: form.providerId, startsAt: form.startsAt, seats, moving },
    ctx.db.transaction((tx) => reschedule(ctx, tx, bookingId, form)),
  );
}

async function reschedule(ctx: Ctx<Viewer>, tx: Tx, bookingId: string, form: Form): Promise<void> {
  const booking = await lockBooking(tx, bookingId, ownedBy(ctx.viewer._id));
  const at = ctx.clock();
  refuseUnlessMovable(booking, at);
  if (booking.version !== form.version) throw new Refusal(commonErrors.stale);
  const { startsAt } = form;
  const isSame = startsAt.getTime() === booking.startsAt.getTime();
  if (isSame && (form.providerId === null || form.providerId === booking.providerId)) return;
  await refuseBeforeMeasuring(tx, { ...booking, startsAt }, at);
  const service = await serviceOf(tx, booking);
  const request = { service, providerId: form.providerId, startsAt, seats: booking.seats };
  const claimed = await claimFreeTime(tx, at, request, currentTime(booking));
  const act = { by: 'customer' as const, actorId: ctx.viewer._id, note: '', at };
  const change = isAgreed(booking.status)
    ? { status: 'rescheduled' as const, agreedAt: at }
    : { answerBy: await answerTime(tx, claimed, at) };
  // Once it costs to cancel, a later time does not make it free again.
  const movedLate = !isFreeToCancel(booking, at);
  const counted = { reschedules: booking.reschedules + 1, movedByMaker: false, movedLate };
  const moved = await moveTo(ctx, tx, booking, claimed, { ...change, ...counted }, act);
  await notifyMoved(ctx, tx, moved, { byMaker: false, note: '' });
}

function refuseUnlessMovable(booking: BookingRow, now: Date): void {
  const { isPossible, isTooLate, left } = movesLeft(booking, now);
  if (isPossible) return;
  const isOpen = booking.status === 'pending' || isAgreed(booking.status);
  if (!isOpen || booking.heldUntil) throw new Refusal(bookingErrors.booking_status);
  throw new Refusal(isTooLate || left > 0 ? bookingErrors.too_late_to_move : bookingErrors.moved_too_often);
}

/** Puts a booking where it has taken time, and takes back what was proposed before. */
export async function moveTo(
  deps: Deps,
  tx: Tx,
  booking: BookingRow,
  { providerId, zone, timeId, startsAt, endsAt }: Claimed,
  change: Parameters<typeof changeBooking>[2],
  act: Attribution,
): Promise<BookingRow> {
  await withdrawProposals(tx, booking._id);
  const where = { providerId, zone, timeId, startsAt, endsAt };
  const moved = await changeBooking(tx, booking, { ...change, ...where }, act);
  await refreshOffers(tx, deps.clock(), [booking.providerId, providerId]);
  return moved;
}

/** The time that a booking has now. */
export const currentTime = ({ timeId, providerId, seats }: BookingRow): PreviousTime => ({ timeId, providerId, seats });

/** The service as it is now: how long it takes may have changed. */
export async function serviceOf(tx: Tx, { serviceId }: BookingRow): Promise<ServiceRow> {
  const [service] = await tx.select().from(services).where(eq(services._id, serviceId));
  if (!service) throw new Refusal(bookingErrors.service_gone);
  return service;
}
