import { type BookingStatus, LIVE_BOOKINGS } from '@adunni/contracts/bookings/statuses';
import { type Kobo, kobo } from '@adunni/contracts/money';
import { DAY_MS, HOUR_MS } from '../../kit/durations.rules.ts';
import { chargeable, type Due } from '../payments/rules.ts';

/** A booking as the rules of its money see it. */
export interface BookingMoney {
  status: BookingStatus;
  heldUntil: Date | null;
  plan: 'full' | 'deposit';
  dueFirst: Kobo;
  deposit: Kobo;
  total: Kobo;
  paid: Kobo;
  refunded: Kobo;
}

/** A booking as the rules of changing it see it. */
export interface BookingTimes {
  status: BookingStatus;
  heldUntil: Date | null;
  startsAt: Date;
  reschedules: number;
  movedByMaker: boolean;
}

export interface ChangePolicy {
  freeChangeHours: number;
  maxReschedules: number;
}

/** Whether both sides count on it. */
export const isAgreed = (status: BookingStatus): boolean => status === 'confirmed' || status === 'rescheduled';

/** Whether the time is kept for the customer. */
export const isLive = (status: BookingStatus): boolean => LIVE_BOOKINGS.includes(status);

/** Money of the booking that has not gone back. */
export const unrefundedAmount = ({ paid, refunded }: Pick<BookingMoney, 'paid' | 'refunded'>): Kobo =>
  kobo(paid - refunded);

/**
 * What must be paid next so that the time is kept, or what may be paid of the balance; null for nothing, or
 * for less than can be charged, which is paid on the day.
 */
export function dueNow(booking: BookingMoney): Due | null {
  if (booking.status === 'pending' && booking.heldUntil)
    return { purpose: booking.dueFirst === booking.total ? 'full' : 'deposit', amount: booking.dueFirst };
  const amount = chargeable(kobo(booking.total - booking.paid));
  if (!isAgreed(booking.status) || amount <= 0) return null;
  return { purpose: booking.paid === 0 ? 'full' : 'balance', amount };
}

/** Until when a booking can be moved, and cancelled at no cost. */
export const freeUntil = ({ startsAt }: Pick<BookingTimes, 'startsAt'>, { freeChangeHours }: ChangePolicy): Date =>
  new Date(startsAt.getTime() - freeChangeHours * HOUR_MS);

/**
 * What cancelling by the customer gives back and what stays with the maker: everything goes back in time, as long as the
 * maker has not agreed, and when the maker moved it; later the deposit stays, as far as it was paid. Null when it cannot
 * be cancelled.
 */
export function costOfCancelling(
  booking: BookingMoney & BookingTimes,
  policy: ChangePolicy,
  now: Date,
): { back: Kobo; kept: Kobo } | null {
  if (!isLive(booking.status) || (isAgreed(booking.status) && booking.startsAt <= now)) return null;
  const held = unrefundedAmount(booking);
  const isFree = booking.status === 'pending' || booking.movedByMaker || now <= freeUntil(booking, policy);
  const kept = isFree ? kobo(0) : noShowFee(booking);
  return { back: kobo(held - kept), kept };
}

/**
 * What the maker keeps when the customer does not come: the deposit, as far as it was paid; nothing for a time that the
 * maker chose last, to which the customer never agreed.
 */
export const noShowFee = (
  booking: Pick<BookingMoney, 'deposit' | 'paid' | 'refunded'> & Pick<BookingTimes, 'movedByMaker'>,
): Kobo => kobo(booking.movedByMaker ? 0 : Math.min(booking.deposit, unrefundedAmount(booking)));

/** Whether the customer may move it now, and how often still. One that was not paid in time is not there to be moved. */
export function reschedulesLeft(
  booking: BookingTimes,
  policy: ChangePolicy,
  now: Date,
): { isPossible: boolean; isTooLate: boolean; left: number } {
  const left = Math.max(0, policy.maxReschedules - booking.reschedules);
  const isTooLate = now > freeUntil(booking, policy);
  return { isPossible: isLive(booking.status) && !booking.heldUntil && left > 0 && !isTooLate, isTooLate, left };
}

/**
 * Whether another time that the maker proposed can still be answered: as long as that time and the one that was booked
 * are both to come. Who did not come has missed it, and does not turn that into a later time.
 */
export const isProposalOpen = (
  proposed: { startsAt: Date },
  { status, startsAt }: Pick<BookingTimes, 'status' | 'startsAt'>,
  now: Date,
): boolean => isLive(status) && proposed.startsAt > now && startsAt > now;

/** Days after it took place for which a maker may write down what was measured at it (est.). */
const MEASURED_DAYS = 14;

type Measuring = Pick<BookingTimes, 'status' | 'heldUntil' | 'startsAt'> & { endsAt: Date; userId: string | null };

/** Whether its maker may read the measurements of a booking: while it stands, and some days after it took place. */
export const canReadMeasurements = ({ status, heldUntil, endsAt }: Measuring, now: Date): boolean =>
  status === 'completed' ? now.getTime() <= endsAt.getTime() + MEASURED_DAYS * DAY_MS : isLive(status) && !heldUntil;

/** Whether its maker may propose what was measured at it: from its beginning on; of a walk-in nobody could answer. */
export const canProposeMeasurements = (booking: Measuring, now: Date): boolean =>
  booking.userId !== null &&
  canReadMeasurements(booking, now) &&
  (booking.status === 'completed' || (isAgreed(booking.status) && booking.startsAt <= now));

/** What the history says of a place that the workshop changed. */
export const placeChangeOf = ({ place, address }: { place: 'studio' | 'home' | 'video'; address: string }): string => {
  if (address === '') return place === 'video' ? 'How to join was taken out.' : 'The place was taken out.';
  return place === 'video' ? `How to join has changed: ${address}` : `The place has changed: ${address}`;
};

/** Hours before it begins at which people are reminded. */
export const REMINDER_HOURS = [24, 2] as const;

/** What a map is asked for. */
export const mapQuery = (
  place: 'studio' | 'home' | 'video',
  address: string,
  home: { street: string; city: string; state: string } | null,
): string | null => {
  if (place === 'video') return null;
  const asked = home ? [home.street, home.city, home.state].filter(Boolean).join(', ') : address;
  return asked || null;
};
