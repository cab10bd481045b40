import {
  INTERVAL_MONTHS,
  type PlanInterval,
  REMINDER_DAYS,
  SUBSCRIPTION_STATUSES,
  type SubscriptionStatus,
} from '@adunni/contracts/subscriptions/statuses';
import { DAY_MS } from '../../kit/durations.rules.ts';
import { SHOP_UTC_OFFSET_MS } from '../../kit/shop-days.rules.ts';
import type { subscriptions } from './tables.ts';

export type SubscriptionRow = typeof subscriptions.$inferSelect;

/** How long the first payment of a subscription is waited for. */
const INCOMPLETE_MS = DAY_MS;

/** The day of the month in Lagos. */
export const anchorDayOf = (at: Date): number => new Date(at.getTime() + SHOP_UTC_OFFSET_MS).getUTCDate();

/**
 * So many months later at the same time of day in Lagos: on the anchor day, or on the last one of a month that is
 * shorter. From 31 January by month it goes to 28 or 29 February and on to 31 March.
 */
export function monthsAfter(at: Date, months: number, anchorDay: number): Date {
  const there = new Date(at.getTime() + SHOP_UTC_OFFSET_MS);
  const [year, month] = [there.getUTCFullYear(), there.getUTCMonth() + months];
  const lastDay = new Date(Date.UTC(year, month + 1, 0)).getUTCDate();
  const time = there.getTime() - Date.UTC(there.getUTCFullYear(), there.getUTCMonth(), there.getUTCDate());
  return new Date(Date.UTC(year, month, Math.min(anchorDay, lastDay)) + time - SHOP_UTC_OFFSET_MS);
}

/** When a period that begins at a moment ends. */
export const periodEndOf = (start: Date, interval: PlanInterval, anchorDay: number): Date =>
  monthsAfter(start, INTERVAL_MONTHS[interval], anchorDay);

/** A period that begins at a moment, which from then on is what following ones go by. */
export function freshPeriod(start: Date, interval: PlanInterval) {
  const anchorDay = anchorDayOf(start);
  return { periodStart: start, periodEnd: periodEndOf(start, interval, anchorDay), anchorDay };
}

/** Whether a status may follow another. */
export const mayBecome = (from: SubscriptionStatus, to: SubscriptionStatus): boolean =>
  (SUBSCRIPTION_STATUSES[from].next as readonly SubscriptionStatus[]).includes(to);

/** Whether a subscription has ended for good. */
export const hasEnded = (status: SubscriptionStatus): boolean => SUBSCRIPTION_STATUSES[status].next.length === 0;

/** When the billing clock must look at a subscription next, when no invoice of it is open; null when never. */
export function dueAfter(
  row: Pick<
    SubscriptionRow,
    'status' | 'period' | 'periodEnd' | 'cancelAtPeriodEnd' | 'remindedPeriod' | 'resumesAt' | 'createdAt'
  >,
  remindsOfRenewal: boolean,
): Date | null {
  if (hasEnded(row.status) || row.status === 'past_due') return null;
  if (row.status === 'incomplete') return new Date(row.createdAt.getTime() + INCOMPLETE_MS);
  // The end of a trial and of a pause are told to everybody: what follows may be charged.
  const isPaused = row.status === 'paused';
  const reminds = isPaused || row.status === 'trial' || (remindsOfRenewal && !row.cancelAtPeriodEnd);
  const at = isPaused ? row.resumesAt : row.periodEnd;
  if (!at || !reminds || row.remindedPeriod === row.period) return at;
  return new Date(at.getTime() - REMINDER_DAYS * DAY_MS);
}
