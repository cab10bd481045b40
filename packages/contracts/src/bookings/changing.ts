import { type Kobo, kobo, percentOf } from '../money.ts';
import { type CancellationPolicy, graceWithin } from '../services/cancellation-policy.ts';
import { AGREED_BOOKINGS, type BookingStatus, LIVE_BOOKINGS } from './statuses.ts';

const [HOUR_MS, MINUTE_MS] = [3_600_000, 60_000];

/** A booking as the rules of changing it see it, with the terms that it froze. */
export interface ChangingBooking extends CancellationPolicy {
  status: BookingStatus;
  heldUntil: Date | null;
  startsAt: Date;
  /** How often its customer has moved it. */
  reschedules: number;
  movedByMaker: boolean;
  movedLate: boolean;
  deposit: Kobo;
  paid: Kobo;
  refunded: Kobo;
}

type Starting<Name extends keyof CancellationPolicy> = Pick<ChangingBooking, 'startsAt' | Name>;
type Keeping = Pick<ChangingBooking, 'keptOf' | 'deposit' | 'paid' | 'refunded'>;

const isAgreed = (status: BookingStatus): boolean => AGREED_BOOKINGS.includes(status);
const before = ({ startsAt }: { startsAt: Date }, hours: number): Date =>
  new Date(startsAt.getTime() - hours * HOUR_MS);

/** Until when cancelling is free; that moment counts. Hours are hours, whatever becomes of clocks on the way. */
export const freeUntil = (booking: Starting<'freeHours'>): Date => before(booking, booking.freeHours);

/** Until when the customer may move it; that moment counts. */
export const movableUntil = (booking: Starting<'moveHours'>): Date => before(booking, booking.moveHours);

/** From when on the customer may count as not having come. */
export const missedFrom = ({ startsAt, endsAt, graceMinutes }: Starting<'graceMinutes'> & { endsAt: Date }): Date => {
  const minutes = (endsAt.getTime() - startsAt.getTime()) / MINUTE_MS;
  return new Date(startsAt.getTime() + graceWithin(minutes, graceMinutes) * MINUTE_MS);
};

/** A share of the deposit, or of what was paid, as far as there is money that has not gone back. */
export function keptShare({ keptOf, deposit, paid, refunded }: Keeping, percent: number): Kobo {
  const held = paid - refunded;
  return kobo(Math.min(percentOf(keptOf === 'deposit' ? deposit : kobo(held), percent), held));
}

/** Whether the customer may cancel at no cost: in time, before the maker has agreed, and when the maker moved it. */
export const isFreeToCancel = (booking: ChangingBooking, now: Date): boolean =>
  booking.status === 'pending' || booking.movedByMaker || (!booking.movedLate && now <= freeUntil(booking));

/** What cancelling by the customer gives back and what stays with the maker; null when it cannot be cancelled. */
export function costOfCancelling(booking: ChangingBooking, now: Date): { back: Kobo; kept: Kobo } | null {
  const { status, startsAt, paid, refunded, latePercent } = booking;
  if (!LIVE_BOOKINGS.includes(status) || (isAgreed(status) && startsAt <= now)) return null;
  const kept = isFreeToCancel(booking, now) ? kobo(0) : keptShare(booking, latePercent);
  return { back: kobo(paid - refunded - kept), kept };
}

/** What the maker keeps when the customer does not come; nothing for a time that the maker chose last. */
export const noShowFee = (booking: Keeping & Pick<ChangingBooking, 'noShowPercent' | 'movedByMaker'>): Kobo =>
  booking.movedByMaker ? kobo(0) : keptShare(booking, booking.noShowPercent);

/** Whether the customer may move it now, and how often still. One that was not paid in time is not there to be moved. */
export function movesLeft(
  booking: ChangingBooking,
  now: Date,
): { isPossible: boolean; isTooLate: boolean; left: number } {
  const { status, heldUntil, maxMoves, reschedules, startsAt } = booking;
  const left = Math.max(0, maxMoves - reschedules);
  const isTooLate = now > movableUntil(booking) || now >= startsAt;
  const isPossible = LIVE_BOOKINGS.includes(status) && !heldUntil && left > 0 && !isTooLate;
  return { isPossible, isTooLate, left };
}
