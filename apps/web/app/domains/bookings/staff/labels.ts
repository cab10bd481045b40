import { REPORT_DAYS } from '@adunni/contracts/bookings/report-rules';
import type { Place } from '@adunni/contracts/services/services';
import { localTime, momentText } from '../../availability/public/clocks/times.ts';

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

/** When what a booking earned becomes available, once it was completed or its customer did not come: `7 days later, …`. */
export const AVAILABLE_LATER = `becomes available ${REPORT_DAYS} days later, unless the customer reports a problem.`;
