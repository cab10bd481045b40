import { Temporal } from 'temporal-polyfill';
import { DAY_MS, MINUTE_MS } from '../../kit/durations.rules.ts';

const MAX_REMEMBERED = 500;

/** A day of the calendar as text, `2026-11-21`: compares as it sorts. */
export type Day = string;

/** So many days after a day. */
export const addDays = (day: Day, days: number): Day =>
  new Date(Date.parse(day) + days * DAY_MS).toISOString().slice(0, 10);

/** 1 for Monday to 7 for Sunday. */
export const weekdayOf = (day: Day): number => new Date(day).getUTCDay() || 7;

/** The day that a moment lies in where the zone is. */
export const dayAt = remembered(
  (at: number, zone: string): Day =>
    Temporal.Instant.fromEpochMilliseconds(at).toZonedDateTimeISO(zone).toPlainDate().toString(),
);

/** The moment at which a day begins where the zone is, in milliseconds since 1970. */
export const dayBegin = (day: Day, zone: string): number =>
  Temporal.PlainDate.from(day).toZonedDateTime(zone).epochMilliseconds;

/** A day between two moments; `at` tells the moment of a minute that its clocks show. */
export interface LocalDay {
  readonly day: Day;
  readonly weekday: number;
  readonly begin: number;
  readonly end: number;
  readonly at: (minute: number) => number;
}

/**
 * The days from the first to the last where the zone is. A time that clocks skip is read as calendars do (RFC 5545):
 * by the time before they were changed; one that they repeat means the first of both.
 */
export const localDays = remembered((first: Day, last: Day, zone: string): readonly LocalDay[] => {
  const days: LocalDay[] = [];
  let begin = dayBegin(first, zone);
  for (let day = first; day <= last; day = addDays(day, 1)) {
    const end = dayBegin(addDays(day, 1), zone);
    days.push({ day, weekday: weekdayOf(day), begin, end, at: clockOf(day, begin, end, zone) });
    begin = end;
  }
  return days;
});

/** Clocks are only asked about on the few days on which they change. */
function clockOf(day: Day, begin: number, end: number, zone: string): (minute: number) => number {
  if (end - begin === DAY_MS) return (minute) => begin + minute * MINUTE_MS;
  const midnight = Temporal.PlainDateTime.from(day);
  return (minute) => midnight.add({ minutes: minute }).toZonedDateTime(zone).epochMilliseconds;
}

/** What a pure function answered of late: a hundred providers of a town ask the same about their month. */
function remembered<Asked extends (string | number)[], Answer>(
  work: (...asked: Asked) => Answer,
): (...asked: Asked) => Answer {
  const known = new Map<string, { answer: Answer }>();
  return (...asked) => {
    const name = asked.join(' ');
    const found = known.get(name);
    if (found) return found.answer;
    if (known.size >= MAX_REMEMBERED) known.clear();
    const answer = work(...asked);
    known.set(name, { answer });
    return answer;
  };
}
