import { Temporal } from 'temporal-polyfill';

const MINUTE_MS = 60_000;
const DAY_MS = 86_400_000;

/** A day of the calendar as text, `2026-11-21`: compares as it sorts. */
export type Day = string;

/** So many days after a day. */
export const addDays = (day: Day, days: number): Day =>
  new Date(Date.parse(day) + days * DAY_MS).toISOString().slice(0, 10);

/** 1 for Monday to 7 for Sunday. */
export const weekdayOf = (day: Day): number => new Date(day).getUTCDay() || 7;

/** The day that a moment lies in where the zone is. */
export const dayAt = (at: number, zone: string): Day =>
  Temporal.Instant.fromEpochMilliseconds(at).toZonedDateTimeISO(zone).toPlainDate().toString();

/** Beginnings of days that were worked out before: a hundred providers of a town share their month. */
const begins = new Map<string, number>();
const MOST_KNOWN = 20_000;

/** The moment at which a day begins where the zone is, in milliseconds since 1970. */
export function dayBegin(day: Day, zone: string): number {
  const name = `${day} ${zone}`;
  const known = begins.get(name);
  if (known !== undefined) return known;
  if (begins.size >= MOST_KNOWN) begins.clear();
  const begin = Temporal.PlainDate.from(day).toZonedDateTime(zone).epochMilliseconds;
  begins.set(name, begin);
  return begin;
}

/** A day between two moments; `at` tells the moment of a minute that its clocks show. */
export interface LocalDay {
  day: Day;
  weekday: number;
  begin: number;
  end: number;
  at: (minute: number) => number;
}

/**
 * The days from the first to the last where the zone is. A time that clocks skip is read as calendars do (RFC 5545):
 * by the time before they were changed; one that they repeat means the first of both.
 */
export function localDays(first: Day, last: Day, zone: string): LocalDay[] {
  const days: LocalDay[] = [];
  let begin = dayBegin(first, zone);
  for (let day = first; day <= last; day = addDays(day, 1)) {
    const end = dayBegin(addDays(day, 1), zone);
    days.push({ day, weekday: weekdayOf(day), begin, end, at: clockOf(day, begin, end, zone) });
    begin = end;
  }
  return days;
}

/** Clocks are only asked about on the few days on which they change. */
function clockOf(day: Day, begin: number, end: number, zone: string): (minute: number) => number {
  if (end - begin === DAY_MS) return (minute) => begin + minute * MINUTE_MS;
  const midnight = Temporal.PlainDateTime.from(day);
  return (minute) => midnight.add({ minutes: minute }).toZonedDateTime(zone).epochMilliseconds;
}
