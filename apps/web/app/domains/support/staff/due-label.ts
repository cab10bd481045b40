import { moment } from '../../../kit/dates.ts';

const MINUTE_MS = 60_000;
const HOUR_MS = 60 * MINUTE_MS;
const DAY_MS = 24 * HOUR_MS;

/** How far off a due time is: `due in 2 h`, `30 min late`; from a day on, the moment itself. `now` in milliseconds. */
export function dueLabel(due: string, now: number): string {
  const left = Date.parse(due) - now;
  const isLate = left < 0;
  const length = Math.abs(left);
  if (length >= DAY_MS && !isLate) return `due ${moment(due)}`;
  const words =
    length >= DAY_MS
      ? `${Math.floor(length / DAY_MS)} d`
      : length >= HOUR_MS
        ? `${Math.floor(length / HOUR_MS)} h`
        : `${Math.max(1, Math.floor(length / MINUTE_MS))} min`;
  return isLate ? `${words} late` : `due in ${words}`;
}
