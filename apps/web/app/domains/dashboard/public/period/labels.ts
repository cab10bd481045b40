import type { PeriodName, ResolvedPeriod, Span } from '@adunni/contracts/periods';

// Days of the shop, so they are written as they are and not in the reader’s own zone.
const DAY = new Intl.DateTimeFormat('en-GB', { day: 'numeric', month: 'short', year: 'numeric', timeZone: 'UTC' });
const SHORT = new Intl.DateTimeFormat('en-GB', { day: 'numeric', month: 'short', timeZone: 'UTC' });
const MONTH = new Intl.DateTimeFormat('en-GB', { month: 'short', year: '2-digit', timeZone: 'UTC' });
const DAY_MS = 86_400_000;

/** What each period is called in its switch. */
export const PERIOD_LABELS: Record<PeriodName, string> = {
  '7': '7 days',
  '30': '30 days',
  '90': '90 days',
  year: 'Year',
  custom: 'Custom',
};

/** The days of a span: `23 Oct 2026 to 21 Nov 2026`, or the one day. */
export const spanLabel = ({ from, to }: Span): string =>
  from === to ? DAY.format(new Date(from)) : `${DAY.format(new Date(from))} to ${DAY.format(new Date(to))}`;

/** What figures are compared with: `previous 30 days`. */
export function beforeLabel({ now: { from, to } }: ResolvedPeriod): string {
  const days = (Date.parse(to) - Date.parse(from)) / DAY_MS + 1;
  return days === 1 ? 'previous day' : `previous ${days} days`;
}

/** A point of a chart where room is scarce: `21 Nov`, `16–22 Nov`, `Nov 26`. */
export function pointLabel({ from, to }: Span, grain: ResolvedPeriod['grain']): string {
  const first = new Date(from);
  if (grain === 'month') return MONTH.format(first);
  const last = SHORT.format(new Date(to));
  if (from === to) return last;
  const isOneMonth = from.slice(0, 7) === to.slice(0, 7);
  return isOneMonth ? `${first.getUTCDate()}–${last}` : `${SHORT.format(first)} – ${last}`;
}

/** How a figure moved. */
export interface Change {
  direction: 'up' | 'down' | 'same';
  /** `12.4 %`, `1.2 points`; null when there was nothing to compare with. */
  words: string | null;
}

const AMOUNT = new Intl.NumberFormat('en-GB', { maximumFractionDigits: 1 });
const directionOf = (by: number): Change['direction'] => (by === 0 ? 'same' : by > 0 ? 'up' : 'down');

/** How far a figure moved, in percent of what it was. */
export function changeOf({ now, before }: { now: number | null; before: number | null }): Change {
  if (now === null || before === null) return { direction: 'same', words: null };
  if (before === 0) return { direction: directionOf(now), words: now === 0 ? '0%' : null };
  const percent = ((now - before) / Math.abs(before)) * 100;
  const rounded = Math.round(percent * 10) / 10;
  return { direction: directionOf(rounded), words: `${AMOUNT.format(Math.abs(rounded))}%` };
}

/** How far a figure that is itself a percentage moved. */
export function pointsOf({ now, before }: { now: number | null; before: number | null }): Change {
  if (now === null || before === null) return { direction: 'same', words: null };
  const by = Math.round((now - before) * 10) / 10;
  return { direction: directionOf(by), words: `${AMOUNT.format(Math.abs(by))} points` };
}
