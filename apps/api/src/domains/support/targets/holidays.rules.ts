import { Temporal } from 'temporal-polyfill';

/** Nigerian public holidays that have the same date each year, as month and day. */
const FIXED = ['01-01', '05-01', '06-12', '10-01', '12-25', '12-26'] as const;
/** Good Friday and Easter Monday, in days from Easter Sunday. */
const AROUND_EASTER = [-2, 1] as const;

/** Public holidays of Nigeria whose date the law says years ahead; those of the moon are announced, and added by hand. */
export function publicHolidays(year: number): string[] {
  const easter = easterSunday(year);
  return [
    ...FIXED.map((day) => `${year}-${day}`),
    ...AROUND_EASTER.map((days) => easter.add({ days }).toString()),
  ].sort();
}

/** Easter Sunday of the Gregorian calendar, by the rule of Meeus, Jones and Butcher. */
function easterSunday(year: number): Temporal.PlainDate {
  const golden = year % 19;
  const century = Math.floor(year / 100);
  const leaps = Math.floor(century / 4);
  const moon = Math.floor((century - Math.floor((century + 8) / 25) + 1) / 3);
  const epact = (19 * golden + century - leaps - moon + 15) % 30;
  const rest = year % 100;
  const toSunday = (32 + 2 * (century % 4) + 2 * Math.floor(rest / 4) - epact - (rest % 4)) % 7;
  const correction = Math.floor((golden + 11 * epact + 22 * toSunday) / 451);
  const day = epact + toSunday - 7 * correction + 114;
  return Temporal.PlainDate.from({ year, month: Math.floor(day / 31), day: (day % 31) + 1 });
}
