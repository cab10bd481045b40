import type { Booking } from '@adunni/contracts/bookings/bookings';
import type { ChangingBooking } from '@adunni/contracts/bookings/changing';
import type { Terms } from '@adunni/contracts/bookings/policy-words';
import type { StaffBooking } from '@adunni/contracts/bookings/staff';
import { LIVE_BOOKINGS } from '@adunni/contracts/bookings/statuses';
import { toKobo } from '@adunni/contracts/money';
import { isUnpaid } from './labels.ts';

type Either = Omit<Booking, 'cancelling' | 'moving' | 'measurements' | 'events' | 'maker'> | StaffBooking;

/** A booking as the rules of changing it see it, which the server follows too. */
export const changingOf = (booking: Either): ChangingBooking => ({
  ...booking.cancellationPolicy,
  status: booking.status,
  heldUntil: booking.heldUntil === null ? null : new Date(booking.heldUntil),
  startsAt: new Date(booking.startsAt),
  reschedules: booking.reschedules,
  movedByMaker: booking.movedByMaker,
  movedLate: booking.movedLate,
  deposit: toKobo(booking.deposit),
  paid: toKobo(booking.paid),
  refunded: toKobo(booking.refunded),
});

/** The terms that a booking froze, for their words; while it stands, also what of them has passed. */
export const termsOf = (booking: Either, now: Date): Terms => ({
  ...changingOf(booking),
  policy: booking.cancellationPolicy,
  place: booking.service.place,
  duration: booking.service.duration,
  paid: toKobo(isUnpaid(booking) ? booking.due : booking.paid),
  now: LIVE_BOOKINGS.includes(booking.status) ? now : null,
  isRequest: booking.status === 'pending' && booking.confirmation === 'request',
});
