import { countOf } from '../../../kit/count-of.ts';

const HOUR_MS = 3_600_000;
const MINUTE_MS = 60_000;
const HOURS_OF_TWO_DAYS = 48;

/** How long there is until a moment, as a list says it; `now` in ms. */
export function timeLeft(until: string, now: number): string {
  const left = Date.parse(until) - now;
  if (left <= 0) return 'Time is up';
  if (left < HOUR_MS) return `${countOf(Math.ceil(left / MINUTE_MS), 'minute')} left`;
  const hours = Math.floor(left / HOUR_MS);
  return hours <= HOURS_OF_TWO_DAYS
    ? `${countOf(hours, 'hour')} left`
    : `${countOf(Math.floor(hours / 24), 'day')} left`;
}
