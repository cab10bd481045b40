import type { SubscriptionStatus } from '@adunni/contracts/subscriptions/statuses';
import type { LoadedUsageFigure } from '@adunni/contracts/subscriptions/usage';
import { DAY_MS } from '../../../kit/durations.rules.ts';
import { anchorDayOf, monthsAfter } from '../rules.ts';

const WEEK_MS = 7 * DAY_MS;

/** The present period of a subscription; its ends move on with a pause. */
export interface Period {
  periodStart: Date;
  periodEnd: Date;
  /** Day of the month on which periods begin, as far as the month has it. */
  anchorDay: number;
}

/** A subscription as its months see it: by its number, its present period, and whether another follows. */
export interface Counted extends Period {
  period: number;
  status: SubscriptionStatus;
  cancelAtPeriodEnd: boolean;
}

/** The stretch of a period that limits count in: a month, or what the period has left of one. */
export interface Month {
  /** Number of the period. */
  period: number;
  /** Ordinal in the period. */
  month: number;
  startsAt: Date;
  resetsAt: Date;
}

/**
 * The month of a subscription that a moment lies in. After the end of a period that is renewed it is the first of the
 * next, paid by then or not yet; otherwise it stays the last one. What a pause left over of a week at most belongs to the
 * month before.
 */
export function monthOf(subscription: Counted, now: Date): Month {
  const { period, periodEnd, anchorDay, status, cancelAtPeriodEnd } = subscription;
  if (now >= periodEnd && status === 'active' && !cancelAtPeriodEnd)
    return { period: period + 1, month: 0, startsAt: periodEnd, resetsAt: monthsAfter(periodEnd, 1, anchorDay) };
  const at = Math.min(now.getTime(), periodEnd.getTime() - 1);
  let month = 0;
  while (begins(subscription, month + 1) && monthStart(subscription, month + 1).getTime() <= at) month += 1;
  const resetsAt = begins(subscription, month + 1) ? monthStart(subscription, month + 1) : periodEnd;
  return { period, month, startsAt: monthStart(subscription, month), resetsAt };
}

const begins = (period: Period, month: number): boolean =>
  period.periodEnd.getTime() - monthStart(period, month).getTime() > WEEK_MS;

/** When a period’s month begins: on the same day of the month, or the last one where a month is shorter. */
function monthStart({ periodStart, anchorDay }: Period, month: number): Date {
  const day = anchorDayOf(periodStart);
  // A period that began on the last day of a short month goes by the day that it is meant for.
  const isShort = anchorDayOf(new Date(periodStart.getTime() + DAY_MS)) === 1;
  return monthsAfter(periodStart, month, isShort ? Math.max(day, anchorDay) : day);
}

/** What is left of a limit; a limit that was lowered below what is used leaves nothing. */
export const leftOf = (used: number, limit: number | null): LoadedUsageFigure['left'] =>
  limit === null ? null : Math.max(0, limit - used);
