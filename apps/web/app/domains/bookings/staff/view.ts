import { isStaff, type Role } from '@adunni/contracts/roles';
import { dayText, monthText } from '../../availability/public/clocks/times.ts';
import { dayAfter, mondayOf } from '../../availability/public/clocks/zone-time.ts';

export const VIEWS = ['week', 'day', 'list'] as const;
export type View = (typeof VIEWS)[number];
export const VIEW_LABELS: Record<View, string> = { week: 'Week', day: 'Day', list: 'List' };

/**
 * How bookings are shown. Without a word in the address, makers look at their week, and staff and whoever follows a
 * filter at the list.
 */
export function viewOf(search: URLSearchParams, role: Role): View {
  const asked = VIEWS.find((view) => view === search.get('view'));
  if (asked) return asked;
  return isStaff(role) || search.size > 0 ? 'list' : 'week';
}

/** The days that a calendar shows around one of them: the week from its Monday on, or that day alone. */
export function daysOf(view: 'week' | 'day', day: string): { from: string; days: number } {
  return view === 'week' ? { from: mondayOf(day), days: 7 } : { from: day, days: 1 };
}

/** The day to show when one turns a page of the calendar: `pages` may be negative. */
export const shiftDay = (view: 'week' | 'day', day: string, pages: number): string =>
  dayAfter(day, pages * (view === 'week' ? 7 : 1));

/** A day as an address names it, or null when it names none. */
export function dayIn(search: URLSearchParams): string | null {
  const day = search.get('day') ?? '';
  return /^20\d\d-\d\d-\d\d$/.test(day) && !Number.isNaN(Date.parse(day)) ? day : null;
}

/** The days of a view in words: `23–29 November 2026`, `Monday 23 November`. */
export function spanTitle(view: 'week' | 'day', from: string): string {
  if (view === 'day') return dayText(from);
  const to = dayAfter(from, 6);
  const [first, last] = [new Date(from), new Date(to)];
  const month = (day: string): string => monthText(day.slice(0, 7));
  if (from.slice(0, 7) === to.slice(0, 7)) return `${first.getUTCDate()}–${last.getUTCDate()} ${month(from)}`;
  const short = from.slice(0, 4) === to.slice(0, 4) ? month(from).replace(/ \d+$/, '') : month(from);
  return `${first.getUTCDate()} ${short} – ${last.getUTCDate()} ${month(to)}`;
}
