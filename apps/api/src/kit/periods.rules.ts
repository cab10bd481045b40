import type { PeriodName, ResolvedPeriod, Span } from '@adunni/contracts/periods';
import { DAY_MS } from './durations.rules.ts';
import { dayEnd, dayStart, daysAfter, shopDay } from './shop-days.rules.ts';

const LENGTHS = { 7: 7, 30: 30, 90: 90, year: 365 } as const satisfies Partial<Record<PeriodName, number>>;
/** Longest periods that are drawn by the day and by the week. */
const MAX_BY_DAY = 31;
const MAX_BY_WEEK = 120;

/** What a caller asks to see; a custom period names both days. */
export interface PeriodQuery {
  period: PeriodName;
  from?: string | undefined;
  to?: string | undefined;
}

const daysOf = ({ from, to }: Span): number => (dayEnd(to).getTime() - dayStart(from).getTime()) / DAY_MS;

/** The days that somebody looks at and as many right before them. */
export function resolvePeriod({ period, from, to }: PeriodQuery, now: Date): ResolvedPeriod {
  const today = shopDay(now);
  const span =
    period === 'custom'
      ? { from: from ?? today, to: to ?? today }
      : { from: daysAfter(today, 1 - LENGTHS[period]), to: today };
  const length = daysOf(span);
  return {
    now: span,
    before: { from: daysAfter(span.from, -length), to: daysAfter(span.from, -1) },
    grain: length <= MAX_BY_DAY ? 'day' : length <= MAX_BY_WEEK ? 'week' : 'month',
  };
}

/** The stretches of a period that a chart has a point for; those of weeks and months may be cut short at its ends. */
export function pointsOf({ now: { from, to }, grain }: ResolvedPeriod): Span[] {
  const points: Span[] = [];
  for (let day = from; day <= to; ) {
    const end = lastOf(day, grain);
    points.push({ from: day, to: end < to ? end : to });
    day = daysAfter(end, 1);
  }
  return points;
}

/** The last day of the day’s, week’s (from Monday) or month’s stretch that a day lies in. */
function lastOf(day: string, grain: ResolvedPeriod['grain']): string {
  if (grain === 'day') return day;
  const date = new Date(day);
  if (grain === 'week') return daysAfter(day, (7 - date.getUTCDay()) % 7);
  return new Date(Date.UTC(date.getUTCFullYear(), date.getUTCMonth() + 1, 0)).toISOString().slice(0, 10);
}

/** Figures of days, summed over a stretch of them. */
export function sumDays<Name extends string>(
  days: readonly ({ day: string } & Record<Name, number>)[],
  { from, to }: Span,
  name: Name,
): number {
  return days.reduce((sum, row) => (row.day >= from && row.day <= to ? sum + row[name] : sum), 0);
}

/** The same stretch of the period before. */
export function spanBefore({ from, to }: Span, { now, before }: ResolvedPeriod): Span {
  const shift = -daysOf(now);
  const [first, last] = [daysAfter(from, shift), daysAfter(to, shift)];
  return { from: first < before.from ? before.from : first, to: last };
}

/** A share in percent to one decimal; null of nothing. */
export const percentOf = (part: number, whole: number): number | null =>
  whole === 0 ? null : Math.round((part / whole) * 1000) / 10;
