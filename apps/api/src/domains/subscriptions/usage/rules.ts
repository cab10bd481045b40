import { type LoadedUsageFigure, WARNING_PERCENTAGES } from '@adunni/contracts/subscriptions/usage';
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

/** The stretch of a period that limits count in: a month, or what the period has left of one. */
export interface Month {
  /** Ordinal in the period. */
  month: number;
  startsAt: Date;
  resetsAt: Date;
}

/**
 * The month of a period that a moment lies in. After the period’s end it stays the last one until the next begins; what
 * a pause left over of a week at most belongs to the month before.
 */
export function monthOf(period: Period, now: Date): Month {
  const at = Math.min(now.getTime(), period.periodEnd.getTime() - 1);
  let month = 0;
  while (begins(period, month + 1) && monthStart(period, month + 1).getTime() <= at) month += 1;
  const resetsAt = begins(period, month + 1) ? monthStart(period, month + 1) : period.periodEnd;
  return { month, startsAt: monthStart(period, month), resetsAt };
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

/** The highest share of the limit, in percent, that is reached and told of; 0 for none. */
export function warningOf(used: number, limit: number | null): number {
  if (limit === null || limit === 0) return 0;
  return Math.max(0, ...WARNING_PERCENTAGES.filter((percent) => used * 100 >= limit * percent));
}
