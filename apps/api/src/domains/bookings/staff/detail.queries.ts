import { missedFrom } from '@adunni/contracts/bookings/changing';
import type { LoadedStaffBooking } from '@adunni/contracts/bookings/staff';
import { kobo, percentOf } from '@adunni/contracts/money';
import { isStaff } from '@adunni/contracts/roles';
import { asc, eq } from 'drizzle-orm';
import type { StaffCtx } from '../../../kit/crud/declaration.ts';
import { openOrdersOf } from '../../measurements/queries.ts';
import { payments, refunds } from '../../payments/tables.ts';
import type { BookingRow } from '../lock.queries.ts';
import { measuringBefore } from '../placing/order.service.ts';
import { fullBooking } from '../reading/detail.queries.ts';
import { type FullBooking, toEvent, toSharedBooking } from '../reading/present.ts';
import { canReopen, reportUntil } from '../reports/rules.ts';
import { isAgreed, isLive, keptOfMissed, lostCall, unrefundedAmount } from '../rules.ts';
import { bookingScope } from '../scope.queries.ts';
import { measuringOf } from './measurements.service.ts';

/** A booking as its workshop and staff see it. Throws 404 for what is not theirs. */
export async function staffBookingRecord(ctx: StaffCtx, bookingId: string): Promise<LoadedStaffBooking> {
  const { db, viewer, clock } = ctx;
  const full = await fullBooking(db, bookingId, bookingScope(viewer), 'maker', clock());
  const { booking, maker, events } = full;
  const { contact, userId } = booking;
  const forStaff = isStaff(viewer.role);
  const earned = unrefundedAmount(booking);
  const commission = percentOf(earned, booking.commissionPercent);
  return {
    ...toSharedBooking(full, ctx),
    address: booking.address,
    maker,
    isWalkIn: userId === null,
    customer: {
      _id: forStaff ? userId : null,
      name: contact.name,
      email: forStaff || userId === null ? contact.email : null,
      phone: contact.phone,
    },
    can: stepsFrom(booking, clock(), full.isReported),
    openOrders: userId && !full.order ? await openOrdersOf(db, { userId, makerId: maker._id }) : [],
    measuredBy: await measuredBy(ctx, booking),
    refundIfCancelled: unrefundedAmount(booking),
    missedFrom: missedFrom(booking),
    noShowFee: keptOfMissed(booking),
    commissionPercent: booking.commissionPercent,
    commission,
    earnings: kobo(earned - commission),
    fullEarnings: kobo(booking.total - percentOf(booking.total, booking.commissionPercent)),
    ...(await measuringOf(ctx, booking)),
    settling:
      forStaff && full.isReported ? { canReopen: canReopen(booking), refundable: unrefundedAmount(booking) } : null,
    availableFrom: availableFrom(full),
    earnedAt: full.outcome?.earnedAt ?? null,
    lostCall: lostCall(booking),
    workNote: booking.workNote,
    events: events.map(({ event, actor }) => ({
      ...toEvent(event),
      _id: event._id,
      // Of the customer a maker knows the name that the booking has.
      actor: event.by === 'customer' ? contact.name : forStaff || event.by === 'maker' ? actor : null,
    })),
    refunds: await refundsOf(ctx, bookingId),
  };
}

/** What may be done to a booking now; one whose customer reported a problem is ended by settling that. */
export function stepsFrom(booking: BookingRow, now: Date, isReported: boolean): LoadedStaffBooking['can'] {
  const { status, answerBy, startsAt, endsAt, heldUntil, userId, receivedOn } = booking;
  const waits = status === 'pending' && answerBy !== null;
  const agreed = isAgreed(status) && !isReported;
  const hasBegun = startsAt <= now;
  // Of what is over one says who did not come: what a workshop missed gives everything back as cancelling does.
  const isOver = agreed && endsAt <= now;
  return {
    // What has begun unanswered is declined; a yes after that would only take the deposit.
    accept: waits && !hasBegun,
    decline: waits,
    propose: userId !== null && (waits || agreed) && !hasBegun,
    reschedule: agreed,
    complete: agreed && hasBegun,
    receive: status === 'completed' && userId !== null && receivedOn === null && booking.total > booking.paid,
    noShow: agreed && hasBegun,
    cancel: (waits || agreed) && !isOver && !heldUntil,
    edit: isLive(status),
  };
}

/** When who tries something on has been measured for it; null when they have, or nobody is to measure them. */
async function measuredBy({ db, clock }: StaffCtx, booking: BookingRow): Promise<Date | null> {
  const measuring = await measuringBefore(db, booking, clock());
  return measuring && measuring.endsAt > clock() ? measuring.endsAt : null;
}

/** When its maker earns what is held; null when they have, will not, or a report holds it. */
function availableFrom({ booking, outcome, isReported }: FullBooking): Date | null {
  if (!outcome || outcome.earnedAt || isReported || unrefundedAmount(booking) === 0) return null;
  return reportUntil(outcome.endedAt);
}

async function refundsOf({ db }: StaffCtx, bookingId: string): Promise<LoadedStaffBooking['refunds']> {
  const rows = await db
    .select({ refund: refunds, reference: payments.reference })
    .from(refunds)
    .innerJoin(payments, eq(payments._id, refunds.paymentId))
    .where(eq(payments.bookingId, bookingId))
    .orderBy(asc(refunds._id));
  return rows.map(({ refund, reference }) => ({
    _id: refund._id,
    paymentReference: reference,
    amount: refund.amount,
    reason: refund.reason,
    status: refund.status,
    at: refund.createdAt,
  }));
}
