import { publicHolidays } from '@adunni/contracts/settings/public-holidays';
import type { Settings } from '@adunni/contracts/settings/settings';
import { Temporal } from 'temporal-polyfill';
import { HOUR_MS } from '../../kit/durations.rules.ts';

const ZONE = 'Africa/Lagos';
const SATURDAY = 6;
const SUNDAY = 7;

/** When support works, in full hours of Lagos; `closesAt` is up to 24, which is midnight. */
export interface WorkingTime {
  opensAt: number;
  closesAt: number;
  onSaturdays: boolean;
  onSundays: boolean;
  /** Days off beside the public holidays, `2026-03-20`. */
  daysOff: ReadonlySet<string>;
  /** Days on which support works although they are public holidays or on a weekend. */
  daysOpen: ReadonlySet<string>;
}

/** The working time that the settings, the days off and the holidays that are worked on make. */
export function workingTimeBy(settings: Settings, days: readonly { day: string; isOpen: boolean }[]): WorkingTime {
  const named = (open: boolean) => new Set(days.flatMap(({ day, isOpen }) => (isOpen === open ? [day] : [])).sort());
  return {
    opensAt: settings.supportOpensAt,
    closesAt: settings.supportClosesAt,
    onSaturdays: settings.supportOnSaturdays,
    onSundays: settings.supportOnSundays,
    daysOff: named(false),
    daysOpen: named(true),
  };
}

/** How long a working day is, in milliseconds. */
export const dayLengthOf = ({ opensAt, closesAt }: WorkingTime): number => (closesAt - opensAt) * HOUR_MS;

/** From when until when support works on a day, in milliseconds since 1970. */
interface Opening {
  opens: number;
  closes: number;
}

/** The moment by which so much working time, in milliseconds, has passed since another. */
export function afterWorking(from: Date, length: number, time: WorkingTime): Date {
  let [at, left, day] = [from.getTime(), length, dayOf(from)];
  for (;;) {
    const opening = openingOf(day, time);
    if (opening) {
      const begin = Math.max(at, opening.opens);
      if (left <= opening.closes - begin) return new Date(begin + left);
      left -= Math.max(0, opening.closes - begin);
      at = Math.max(at, opening.closes);
    }
    day = day.add({ days: 1 });
  }
}

/** The moment from which on so much working time, in milliseconds, passes until another. */
export function beforeWorking(until: Date, length: number, time: WorkingTime): Date {
  let [at, left, day] = [until.getTime(), length, dayOf(until)];
  for (;;) {
    const opening = openingOf(day, time);
    if (opening) {
      const end = Math.min(at, opening.closes);
      if (left <= end - opening.opens) return new Date(end - left);
      left -= Math.max(0, end - opening.opens);
      at = Math.min(at, opening.opens);
    }
    day = day.subtract({ days: 1 });
  }
}

/** Working time between two moments, in milliseconds; none when the second is not after the first. */
export function workingBetween(from: Date, to: Date, time: WorkingTime): number {
  let passed = 0;
  const last = dayOf(to);
  for (let day = dayOf(from); Temporal.PlainDate.compare(day, last) <= 0; day = day.add({ days: 1 })) {
    const opening = openingOf(day, time);
    if (!opening) continue;
    const begin = Math.max(from.getTime(), opening.opens);
    passed += Math.max(0, Math.min(to.getTime(), opening.closes) - begin);
  }
  return passed;
}

/** Whether support works on a day, `2026-11-20`. */
export const isWorkingDay = (day: string, time: WorkingTime): boolean =>
  openingOf(Temporal.PlainDate.from(day), time) !== null;

const dayOf = (at: Date): Temporal.PlainDate =>
  Temporal.Instant.fromEpochMilliseconds(at.getTime()).toZonedDateTimeISO(ZONE).toPlainDate();

function isOff(day: Temporal.PlainDate, { onSaturdays, onSundays, daysOff }: WorkingTime): boolean {
  if (day.dayOfWeek === SATURDAY && !onSaturdays) return true;
  if (day.dayOfWeek === SUNDAY && !onSundays) return true;
  const name = day.toString();
  return daysOff.has(name) || publicHolidays(day.year).some((holiday) => holiday.day === name);
}

function openingOf(day: Temporal.PlainDate, time: WorkingTime): Opening | null {
  if (!time.daysOpen.has(day.toString()) && isOff(day, time)) return null;
  const midnight = day.toPlainDateTime();
  // Midnight is where the next day begins, so that no minute is lost between two open days.
  const at = (hours: number) => midnight.add({ hours }).toZonedDateTime(ZONE).epochMilliseconds;
  return { opens: at(time.opensAt), closes: at(time.closesAt) };
}
