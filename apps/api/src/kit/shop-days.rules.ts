import { DAY_MS, HOUR_MS } from './durations.rules.ts';

/** Lagos, where the shop is, is an hour ahead of UTC all year. */
export const SHOP_UTC_OFFSET_MS = HOUR_MS;

/** The day that a moment lies in where the shop is: `2026-11-21`. */
export const shopDay = (at: Date): string => new Date(at.getTime() + SHOP_UTC_OFFSET_MS).toISOString().slice(0, 10);

/** A moment by the clock of where the shop is, as tables for spreadsheets have it: `2026-11-21 14:05`. */
export const shopMoment = (at: Date): string =>
  new Date(at.getTime() + SHOP_UTC_OFFSET_MS).toISOString().slice(0, 16).replace('T', ' ');

/** Heading of a column of such moments. */
export const shopMomentHeading = (heading: string): string => `${heading} (Lagos)`;

const inWords = new Intl.DateTimeFormat('en-GB', { dateStyle: 'long', timeZone: 'Africa/Lagos' });

/** The day that a moment lies in where the shop is, as people read it: `21 November 2026`. */
export const shopDayLabel = (at: Date): string => inWords.format(at);

/** Midnight in Lagos, where a day of the shop begins. */
export const dayStart = (day: string): Date => new Date(Date.parse(day) - SHOP_UTC_OFFSET_MS);

/** Midnight in Lagos, where a day of the shop ends. */
export const dayEnd = (day: string): Date => new Date(Date.parse(day) - SHOP_UTC_OFFSET_MS + DAY_MS);

/** So many days after a day, or before it: `2026-11-21`, -1 → `2026-11-20`. */
export const daysAfter = (day: string, days: number): string =>
  new Date(Date.parse(day) + days * DAY_MS).toISOString().slice(0, 10);

/** Monday 00:00 in Lagos of the week of `now`: workshops count their capacity from there. */
export function weekStart(now: Date): Date {
  const today = shopDay(now);
  const sinceMonday = (new Date(today).getUTCDay() + 6) % 7;
  return dayStart(daysAfter(today, -sinceMonday));
}
