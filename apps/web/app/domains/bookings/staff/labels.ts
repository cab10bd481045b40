import { REPORT_DAYS } from '@adunni/contracts/bookings/report-rules';
import type { StaffBooking } from '@adunni/contracts/bookings/staff';
import { LIVE_BOOKINGS } from '@adunni/contracts/bookings/statuses';
import type { Place } from '@adunni/contracts/services/services';
import { naira } from '../../../kit/money/naira.ts';
import { localTime, momentText, zoneName } from '../../availability/public/clocks/times.ts';
import { payoutOf } from '../../payouts/public/payout-day.ts';

/** How long a customer can report a problem, in ms. */
export const REPORT_MS = REPORT_DAYS * 24 * 3_600_000;

/** Where it takes place, as the workshop says it. */
export const PLACE_LABELS: Record<Place, string> = {
  studio: 'At the workshop',
  home: 'At the customer’s place',
  video: 'Video call',
};

/** `Tue 24 Nov, 10:00–11:30` by a zone’s clocks; with the second day where it ends on another. */
export function spanText(startsAt: string, endsAt: string, zone: string): string {
  const [start, end] = [localTime(startsAt, zone), localTime(endsAt, zone)];
  return `${momentText(startsAt, zone)}–${start.day === end.day ? end.time : momentText(endsAt, zone)}`;
}

/** Whether the customer of a call reads another time on their clocks, at a moment, than where the work is done. */
export const isApart = ({ service, zone, customerZone }: Called, startsAt: string): boolean =>
  service.place === 'video' && localTime(startsAt, zone).time !== localTime(startsAt, customerZone).time;

/** A moment as the customer of a call reads it, where that is another: `For the customer in London: Tue 24 Nov, 09:00.` */
export const customerTime = (booking: Called, startsAt: string): string =>
  isApart(booking, startsAt)
    ? `For the customer in ${zoneName(booking.customerZone)}: ${momentText(startsAt, booking.customerZone)}.`
    : '';

type Called = Pick<StaffBooking, 'zone' | 'customerZone'> & { service: Pick<StaffBooking['service'], 'place'> };

/** Ratings are made of reviews, and tiers are given by staff: neither counts what was declined, cancelled or missed. */
export const NO_EFFECT = 'This doesn’t affect the workshop’s rating or tier.';

/** What follows when a booking is declined or cancelled: its time is of use to others only while it is ahead. `now` in ms. */
export const endedText = (startsAt: string, now: number): string =>
  `${Date.parse(startsAt) > now ? 'The time becomes available again. ' : ''}This can’t be undone. ${NO_EFFECT}`;

/** Whether a completed booking can stand again; nobody reports a walk-in. */
export const completedText = (isWalkIn: boolean): string =>
  isWalkIn
    ? 'This can’t be undone.'
    : 'You can’t undo this: only our staff can reopen it, after the customer has reported a problem.';

/**
 * When what a booking earns that ends now becomes available, in which payout it then is, and what a report does to it:
 * `becomes available …`. `now` in ms.
 */
export const availableLater = (now: number): string =>
  `becomes available in ${REPORT_DAYS} days, for ${payoutOf(now + REPORT_MS)}, unless the customer reports a problem. If they do, it is held until our staff decide to release it, refund some or all of it, or reopen the booking.`;

/** What accepting a booking brings with it, in naira: `₦10,000 of ₦25,000 is paid; the rest is paid at the appointment. …` */
export function acceptedText({ total, paid }: { total: number; paid: number }): string {
  const money =
    paid >= total
      ? `${naira(total)} is paid.`
      : `${naira(paid)} of ${naira(total)} is paid; the customer pays the rest, here or to you directly.`;
  return [
    total > 0 && money,
    'The customer is notified, and counts on this time.',
    paid > 0 && 'If you cancel later, they get a full refund of what they paid.',
  ]
    .filter(Boolean)
    .join(' ');
}

/** How what is left of the price, in naira, can still be paid: through Adunni only until a booking is completed. */
export const unpaidText = (balance: number, isWalkIn: boolean): string =>
  isWalkIn
    ? `${naira(balance)} is paid at the workshop.`
    : `${naira(balance)} was not paid through Adunni. The customer can pay it online until you complete the booking, not afterwards: if they want to pay online, wait until they have. Otherwise settle it directly with them, now or later; once completed, you can record it.`;

/** How what is still to be paid can be, and what it costs the workshop; all in naira. */
export const openText = (open: { rest: number; commission: number; commissionPercent: number }): string =>
  `${naira(open.rest)} is still to be paid: online, with a commission of ${open.commissionPercent}% (${naira(open.commission)}), or directly at the appointment, without commission.`;

/** Where a walk-in is paid, once it took place or as long as it is ahead; nothing of one that did not take place. */
export function walkInMoney(status: StaffBooking['status']): string {
  if (status === 'completed') return 'Paid at the workshop.';
  return LIVE_BOOKINGS.includes(status) ? 'To be paid at the workshop.' : '';
}

/** What a booking that did not take place gives back, and what its customer then still owes, all in naira: nothing. */
export function missedText({ customer, back, unpaid }: { customer: string; back: number; unpaid: number }): string {
  const returned = back > 0 ? `${customer} gets a refund of ${naira(back)}` : 'No refund is due';
  return unpaid > 0
    ? `${returned}, and ${back > 0 ? 'they no longer owe' : `${customer} no longer owes`} the unpaid ${naira(unpaid)}.`
    : `${returned}.`;
}

/** What each change of a booking that it offers does, and who learns of it or has to agree; nobody is asked of a walk-in. */
export function changeHints(booking: ChangeableBooking): (readonly [label: string, text: string])[] {
  const { can, isWalkIn } = booking;
  const hints = [
    ['propose', 'Propose another time', 'the customer has to agree; until then the booking stays as it is.'],
    [
      'reschedule',
      'Reschedule',
      'the new time applies at once, without the customer’s agreement. They are notified, and can then cancel for free.',
    ],
  ] as const;
  const moves = isWalkIn ? [] : hints.flatMap(([step, label, text]) => (can[step] ? [[label, text] as const] : []));
  return can.edit ? [...moves, ['Edit', editText(booking)]] : moves;
}

/** What can be edited of a booking, and whether its customer is told; before they have paid they only read it later. */
function editText({ isWalkIn, heldUntil, service: { place } }: ChangeableBooking): string {
  const note = 'your internal note, which the customer never sees';
  if (place === 'home') return `${note}.`;
  const [where, when] = place === 'video' ? ['the joining details', 'they change'] : ['the address', 'it changes'];
  if (isWalkIn) return `${where} and ${note}.`;
  const told = heldUntil ? 'the customer sees this once they have paid' : `the customer is notified when ${when}`;
  return `${where} (${told}) and ${note}.`;
}

type ChangeableBooking = Pick<StaffBooking, 'isWalkIn' | 'heldUntil'> & {
  can: Pick<StaffBooking['can'], 'propose' | 'reschedule' | 'edit'>;
  service: Pick<StaffBooking['service'], 'place'>;
};

/** What is said of a call that took place, or should have, without details to join it; `isLost` where they were removed. */
export const withoutDetails = (isLost: boolean): string =>
  isLost ? 'The joining details were removed.' : 'The customer never had joining details.';
