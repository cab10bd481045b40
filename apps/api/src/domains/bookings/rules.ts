import { type PostalAddress, placeLine } from '@adunni/contracts/address';
import { noShowFee } from '@adunni/contracts/bookings/changing';
import { type BookingStatus, LIVE_BOOKINGS } from '@adunni/contracts/bookings/statuses';
import { type Kobo, kobo } from '@adunni/contracts/money';
import type { Place } from '@adunni/contracts/services/services';
import { DAY_MS } from '../../kit/durations.rules.ts';
import { chargeable, type Due, firstPurpose } from '../payments/rules.ts';

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
    return { purpose: firstPurpose(booking.dueFirst, booking.total), amount: booking.dueFirst };
  const amount = chargeable(kobo(booking.total - booking.paid));
  if (!isAgreed(booking.status) || amount <= 0) return null;
  return { purpose: booking.paid === 0 ? 'full' : 'balance', amount };
}

/**
 * Whether another time that the maker proposed can still be answered: as long as that time and the one that was booked
 * are both to come. Who did not come has missed it, and does not turn that into a later time.
 */
export const isProposalOpen = (
  proposed: { startsAt: Date },
  { status, startsAt }: { status: BookingStatus; startsAt: Date },
  now: Date,
): boolean => isLive(status) && proposed.startsAt > now && startsAt > now;

type Missed = Parameters<typeof noShowFee>[0] & {
  place: Place;
  address: string;
  addressSince: Date | null;
  startsAt: Date;
};

/**
 * What the maker keeps when the customer does not come: by the terms, but nothing of a call that nobody had told them
 * how to join when it began.
 */
export const keptOfMissed = (booking: Missed): Kobo => {
  const { place, address, addressSince, startsAt } = booking;
  const couldJoin = address !== '' && (addressSince === null || addressSince <= startsAt);
  return place === 'video' && !couldJoin ? kobo(0) : noShowFee(booking);
};

/** Whether a call has no details to join it that its customer once had: they were removed. */
export const lostCall = ({
  place,
  address,
  addressSince,
}: Pick<Missed, 'place' | 'address' | 'addressSince'>): boolean =>
  place === 'video' && address === '' && addressSince !== null;

/** Whether a call that is paid for is still ahead and its customer does not know yet how to join it. */
export const lacksCall = (
  {
    status,
    place,
    address,
    heldUntil,
    endsAt,
  }: Pick<BookingMoney, 'status' | 'heldUntil'> & Pick<Missed, 'place' | 'address'> & { endsAt: Date },
  now: Date,
): boolean => place === 'video' && address === '' && isLive(status) && !heldUntil && endsAt > now;

/** Days after it took place for which a maker may write down what was measured at it (est.). */
const MEASURED_DAYS = 14;

interface Measuring {
  status: BookingStatus;
  heldUntil: Date | null;
  startsAt: Date;
  endsAt: Date;
  userId: string | null;
}

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
  if (address === '')
    return place === 'video' ? 'The details to join the call were removed.' : 'The location was removed.';
  return place === 'video' ? `New details to join the call: ${address}` : `New location: ${address}`;
};

/** Hours before it begins at which people are reminded. */
export const REMINDER_HOURS = [24, 2] as const;

/** Where a customer is told to come, or how to join a call, which nobody learns who has not booked it. */
export const toldAddress = ({
  place,
  address,
  status,
}: {
  place: 'studio' | 'home' | 'video';
  address: string;
  status: BookingStatus;
}): string => (place !== 'video' || isAgreed(status) || status === 'completed' ? address : '');

type Home = Pick<PostalAddress, 'street' | 'landmark' | 'city' | 'lga' | 'state'>;

const homeText = ({ street, landmark, city, lga, state }: Home): string =>
  placeLine([street, city, lga, state]) + (landmark && ` (${landmark})`);

/** Where people meet, as they are told it; null for a video call, and where it is not said yet. */
export function whereOf(place: 'studio' | 'home' | 'video', address: string, home: Home | null): string | null {
  if (place === 'video') return null;
  return (home ? homeText(home) : address) || null;
}

/** What a map is asked for: what stands in brackets helps at the door, and would only mislead it. */
export const mapQuery = (...at: Parameters<typeof whereOf>): string | null =>
  whereOf(...at)?.replaceAll(/\s*\([^)]*\)/g, '') || null;
