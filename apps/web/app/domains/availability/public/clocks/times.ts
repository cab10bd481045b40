import { NO_BREAK } from '../../../../kit/dates.ts';

export { zoneName } from '@adunni/contracts/availability/availability';

const WEEKDAYS = ['Sunday', 'Monday', 'Tuesday', 'Wednesday', 'Thursday', 'Friday', 'Saturday'];
const MONTHS = 'January February March April May June July August September October November December'.split(' ');

/** A moment as the calendar and the clocks of a zone show it. */
export interface LocalTime {
  /** `2026-11-24` */
  day: string;
  /** `10:00` */
  time: string;
}

const formats = new Map<string, Intl.DateTimeFormat>();

/** Put together from numbers, so that server and browser write the same text whatever their languages’ data say. */
export function localTime(iso: string, zone: string): LocalTime {
  const format =
    formats.get(zone) ??
    new Intl.DateTimeFormat('en-GB', {
      timeZone: zone,
      year: 'numeric',
      month: '2-digit',
      day: '2-digit',
      hour: '2-digit',
      minute: '2-digit',
      hourCycle: 'h23',
    });
  formats.set(zone, format);
  const parts = new Map(format.formatToParts(new Date(iso)).map(({ type, value }) => [type, value]));
  const part = (name: Intl.DateTimeFormatPartTypes): string => parts.get(name) ?? '';
  return { day: `${part('year')}-${part('month')}-${part('day')}`, time: `${part('hour')}:${part('minute')}` };
}

/** The day that a moment ends in a zone. */
export const dayBefore = (iso: string, zone: string): string =>
  localTime(new Date(Date.parse(iso) - 1).toISOString(), zone).day;

/** Whether a moment is on an earlier day than another, by the calendar of a zone. */
export const isDayBefore = (iso: string, other: string, zone: string): boolean =>
  localTime(iso, zone).day < localTime(other, zone).day;

/** A day in words: `Tuesday 24 November`; `short` makes it `Tue 24 Nov`. Day and month stay on one line. */
export function dayText(day: string, short = false): string {
  const date = new Date(day);
  const weekday = WEEKDAYS[date.getUTCDay()] ?? '';
  const month = MONTHS[date.getUTCMonth()] ?? '';
  return short
    ? `${weekday.slice(0, 3)} ${date.getUTCDate()}${NO_BREAK}${month.slice(0, 3)}`
    : `${weekday} ${date.getUTCDate()}${NO_BREAK}${month}`;
}

/** A month in words: `November 2026`. */
export const monthText = (month: string): string => `${MONTHS[Number(month.slice(5, 7)) - 1]} ${month.slice(0, 4)}`;

/** The month so many months after another: `2026-12`, 1 → `2027-01`. */
export function monthAfter(month: string, months: number): string {
  const [year, number] = month.split('-').map(Number) as [number, number];
  return new Date(Date.UTC(year, number - 1 + months, 1)).toISOString().slice(0, 7);
}

/** `Tue 24 Nov, 10:00` */
export function momentText(iso: string, zone: string): string {
  const { day, time } = localTime(iso, zone);
  return `${dayText(day, true)}, ${time}`;
}

/** Why a calendar ends with a month; null where the next one can be booked too, or while that is not known. */
export const horizonNote = (month: string, lastDay: string | null): string | null =>
  lastDay && month >= lastDay.slice(0, 7) ? `You can book until ${dayText(lastDay)}.` : null;

/** The weeks of a month from Monday on, as a calendar shows them; null before its first day and after its last. */
export function weeksOf(month: string): (string | null)[][] {
  const first = new Date(`${month}-01`);
  const length = new Date(Date.UTC(first.getUTCFullYear(), first.getUTCMonth() + 1, 0)).getUTCDate();
  const before = (first.getUTCDay() + 6) % 7;
  const weeks = Math.ceil((before + length) / 7);
  return Array.from({ length: weeks }, (_, week) =>
    Array.from({ length: 7 }, (_, weekday) => {
      const day = week * 7 + weekday - before + 1;
      return day >= 1 && day <= length ? `${month}-${String(day).padStart(2, '0')}` : null;
    }),
  );
}

/** Which part of the day a time of the clock falls into: `10:00` → `Morning`. */
export function partOfDay(time: string): 'Morning' | 'Afternoon' | 'Evening' {
  if (time < '12:00') return 'Morning';
  return time < '17:00' ? 'Afternoon' : 'Evening';
}
