import type { Draw } from '../../kit/draw.ts';
import { DAY_MS } from '../../kit/durations.rules.ts';
import { daysAfter } from '../past/journey.ts';

const DAYS = 364;
/** What a Sunday to a Saturday bring; people order when they plan their next party. */
const WEEKDAYS = [1.25, 0.9, 0.85, 0.9, 1, 1.2, 1.15];

/** Easter Sunday of a year, by the Gregorian computus in its anonymous form. */
export function easterOf(year: number): Date {
  const [a, b, c] = [year % 19, Math.floor(year / 100), year % 100];
  const d = (19 * a + b - Math.floor(b / 4) - Math.floor((b - Math.floor((b + 8) / 25) + 1) / 3) + 15) % 30;
  const e = (32 + 2 * (b % 4) + 2 * Math.floor(c / 4) - d - (c % 4)) % 7;
  const m = d + e - 7 * Math.floor((a + 11 * d + 22 * e) / 451) + 114;
  return new Date(Date.UTC(year, Math.floor(m / 31) - 1, (m % 31) + 1));
}

/**
 * How much a day brings compared to a usual one: the weeks before Detty December most, then those before Easter and the
 * wedding season of October and November; January and the rains of July little.
 */
export function seasonOf(day: Date): number {
  const [month, date] = [day.getUTCMonth() + 1, day.getUTCDate()];
  const toEaster = (easterOf(day.getUTCFullYear()).getTime() - day.getTime()) / DAY_MS;
  const season =
    (month === 11 && date >= 15) || (month === 12 && date <= 20)
      ? 2.3
      : (month === 12 && date > 22) || (month === 1 && date <= 12)
        ? 0.45
        : toEaster > 5 && toEaster < 35
          ? 1.7
          : month === 10 || month === 11
            ? 1.5
            : month === 7
              ? 0.75
              : 1;
  return season * (WEEKDAYS[day.getUTCDay()] ?? 1);
}

/** Moments at which orders came in the past year, oldest first: by season, in daytime, and more towards today. */
export function drawMoments(draw: Draw, count: number, now: Date): Date[] {
  const midnight = Math.floor(now.getTime() / DAY_MS) * DAY_MS;
  const days = Array.from({ length: DAYS }, (_, index) => daysAfter(new Date(midnight), index - DAYS));
  let total = 0;
  const ends = days.map((day, index) => {
    total += seasonOf(day) * (1 + (0.9 * index) / DAYS);
    return total;
  });
  const moments = Array.from({ length: count }, () => {
    const day = days[firstAbove(ends, draw.next() * total)] ?? now;
    return daysAfter(day, (6 + (draw.next() + draw.next()) * 8) / 24);
  });
  return moments.sort((a, b) => a.getTime() - b.getTime());
}

/** Where the first number above another stands in a rising list. */
function firstAbove(rising: readonly number[], number: number): number {
  let [low, high] = [0, rising.length - 1];
  while (low < high) {
    const middle = (low + high) >> 1;
    if ((rising[middle] ?? 0) > number) high = middle;
    else low = middle + 1;
  }
  return low;
}
