import { DAY_MS, HOUR_MS } from '../../kit/durations.rules.ts';
import { dayStart, daysAfter, shopDay } from '../../kit/shop-days.rules.ts';

/** A day on which makers were paid; every fortnight from it on they are again. A Friday. */
const FIRST_DAY = '2026-01-02';
const EVERY_DAYS = 14;
/** The hour in Lagos at which a payout day’s payouts start. */
const HOUR = 10;

/** When the payouts of a payout day start. */
const startOn = (day: string): Date => new Date(dayStart(day).getTime() + HOUR * HOUR_MS);

const fortnightsUntil = (day: string): number =>
  Math.floor((Date.parse(day) - Date.parse(FIRST_DAY)) / DAY_MS / EVERY_DAYS);

/** When payouts started last by the calendar, whether anybody was paid or not. */
export function lastPayoutAt(now: Date): Date {
  const at = startOn(daysAfter(FIRST_DAY, fortnightsUntil(shopDay(now)) * EVERY_DAYS));
  return at <= now ? at : payoutAfter(at, -1);
}

/** When payouts start next. */
export const nextPayoutAt = (now: Date): Date => payoutAfter(lastPayoutAt(now), 1);

/** The payout so many fortnights after another; Lagos has no daylight saving. */
export const payoutAfter = (at: Date, fortnights: number): Date =>
  new Date(at.getTime() + fortnights * EVERY_DAYS * DAY_MS);
