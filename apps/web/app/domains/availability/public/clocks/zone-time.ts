import { localTime } from './times.ts';

const MINUTE_MS = 60_000;
const DAY_MS = 86_400_000;

/** How far a zone’s clocks are ahead of UTC at a moment, in ms. */
function offsetAt(at: number, zone: string): number {
  const whole = Math.floor(at / MINUTE_MS) * MINUTE_MS;
  const { day, time } = localTime(new Date(whole).toISOString(), zone);
  return Date.parse(`${day}T${time}Z`) - whole;
}

/**
 * The moment at which a zone’s clocks show so many minutes of a day, as ISO 8601 in UTC. A time that the clocks skip
 * becomes the one as far behind the change; of a time that comes twice it is the first.
 */
export function momentAt(day: string, minutes: number, zone: string): string {
  const wall = Date.parse(day) + minutes * MINUTE_MS;
  const before = wall - offsetAt(wall - DAY_MS, zone);
  const after = wall - offsetAt(wall + DAY_MS, zone);
  const at = offsetAt(before, zone) === wall - before ? before : after;
  return new Date(offsetAt(at, zone) === wall - at ? at : before).toISOString();
}

/** A moment in minutes of a day by a zone’s clocks; 0 before that day, 1440 behind it. */
export function minutesOn(day: string, iso: string, zone: string): number {
  const local = localTime(iso, zone);
  if (local.day !== day) return local.day < day ? 0 : 1440;
  return Number(local.time.slice(0, 2)) * 60 + Number(local.time.slice(3));
}

/** The day so many days after another: `2026-12-31`, 1 → `2027-01-01`. */
export const dayAfter = (day: string, days: number): string =>
  new Date(Date.parse(day) + days * DAY_MS).toISOString().slice(0, 10);

/** Number of a weekday; 1 is Monday, 7 Sunday. */
export const weekdayOf = (day: string): number => new Date(day).getUTCDay() || 7;

/** The Monday of a day’s week. */
export const mondayOf = (day: string): string => dayAfter(day, 1 - weekdayOf(day));
