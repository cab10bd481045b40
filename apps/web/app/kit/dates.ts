import { madeLate } from '@adunni/contracts/formats/made-late';

/** A space at which no line ends: a day, its month and its year are read as one. */
export const NO_BREAK = '\u00a0';

/** Made when a page first shows such a date: many show none. */
const format = (options: Intl.DateTimeFormatOptions, locale = 'en-GB') =>
  madeLate(() => new Intl.DateTimeFormat(locale, options));

const shortDays = format({ day: 'numeric', month: 'short', year: 'numeric' });
const days = format({ day: 'numeric', month: 'long', year: 'numeric' });
const daysOfMonth = format({ day: 'numeric', month: 'long' });
const calendarDays = format({ day: 'numeric', month: 'long', year: 'numeric', timeZone: 'UTC' });
const shopDays = format({ timeZone: 'Africa/Lagos' }, 'sv-SE');
const months = format({ month: 'long', year: 'numeric', timeZone: 'UTC' });
const moments = format({ day: 'numeric', month: 'short', hour: '2-digit', minute: '2-digit' });
const distantMoments = format({ day: 'numeric', month: 'short', year: 'numeric', hour: '2-digit', minute: '2-digit' });
const ages = madeLate(() => new Intl.RelativeTimeFormat('en-GB', { numeric: 'auto' }));
/** Largest first, in ms. */
const UNITS = [
  ['day', 86_400_000],
  ['hour', 3_600_000],
  ['minute', 60_000],
] as const;
const MONTH_MS = 30 * 86_400_000;

/** Its spaces keep a date on one line; the one before a time may end it. */
const unbroken = (date: string): string => date.replaceAll(/(?<!,) /g, NO_BREAK);

/** A day in words, in the reader’s own zone: `3 May 2026`. */
export const day = (iso: string): string => unbroken(days().format(new Date(iso)));

/** A day of the calendar, `2026-05-03`, which is the same in every zone: `3 May 2026`. */
export const calendarDay = (isoDay: string): string => unbroken(calendarDays().format(new Date(isoDay)));

/** The day of a moment in Lagos, where the shop is, as addresses and date fields have it: `2027-01-01`. */
export const shopDay = (iso: string): string => shopDays().format(new Date(iso));

/** A day in the next weeks, which needs no year: `3 May`. */
export const nearDay = (iso: string): string => unbroken(daysOfMonth().format(new Date(iso)));

/** A day where room is scarce: `3 May 2026`, `21 Nov 2026`. */
export const shortDay = (iso: string): string => unbroken(shortDays().format(new Date(iso)));

/** A moment in words, in the reader’s own zone: `3 May, 14:05`; of another year `3 May 2025, 14:05`. */
export function moment(iso: string, now = new Date()): string {
  const at = new Date(iso);
  const words = at.getFullYear() === now.getFullYear() ? moments() : distantMoments();
  return unbroken(words.format(at));
}

/** How long ago a moment was: `just now`, `5 minutes ago`, `yesterday`; beyond a month the day itself. `now` in ms. */
export function ago(iso: string, now: number): string {
  const past = Math.max(0, now - Date.parse(iso));
  if (past >= MONTH_MS) return day(iso);
  const unit = UNITS.find(([, length]) => past >= length);
  return unit ? ages().format(-Math.floor(past / unit[1]), unit[0]) : 'just now';
}

/** A month of the calendar, `2026-11`, in words: `November 2026`. */
export const month = (of: string): string => unbroken(months().format(new Date(`${of}-01T00:00:00Z`)));
