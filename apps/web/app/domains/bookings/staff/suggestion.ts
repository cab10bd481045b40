import { localTime } from '../../availability/public/clocks/times.ts';
import { dayAfter } from '../../availability/public/clocks/zone-time.ts';

const HOUR_MS = 3_600_000;
/** An hour, in minutes. */
const HOUR = 60;
const NINE = 9 * HOUR;

interface Open {
  providerId: string;
  startsAt: string;
  endsAt: string;
}

/** What a walk-in begins with where no time is free: the next full hour when today is shown, else nine on the first day. */
export function walkInTime(days: readonly string[], zone: string, now: number): { day: string; at: number } {
  const today = localTime(new Date(now).toISOString(), zone);
  const hour = Number(today.time.slice(0, 2)) + 1;
  if (days.includes(today.day) && hour < 23) return { day: today.day, at: hour * HOUR };
  return { day: days[0] ?? today.day, at: NINE };
}

/**
 * What blocked time begins with: the next full hour of somebody’s working hours on the days that are shown, or when they
 * open next on these; nine o’clock tomorrow when they work no more on them. `now` in ms, minutes of the day.
 */
export function suggestion(
  open: readonly Open[],
  { _id, zone }: { _id: string; zone: string },
  now: number,
): { day: string; at: number } {
  const nextHour = Math.ceil((now + 1) / HOUR_MS) * HOUR_MS;
  const starts = open
    .filter(({ providerId }) => providerId === _id)
    .map(({ startsAt, endsAt }) => ({ from: Math.max(Date.parse(startsAt), nextHour), to: Date.parse(endsAt) }))
    .filter(({ from, to }) => from + HOUR_MS <= to)
    .map(({ from }) => from);
  if (starts.length === 0) return { day: dayAfter(localTime(new Date(now).toISOString(), zone).day, 1), at: NINE };
  const { day, time } = localTime(new Date(Math.min(...starts)).toISOString(), zone);
  return { day, at: Number(time.slice(0, 2)) * HOUR + Number(time.slice(3)) };
}

/** Whether nobody works and nobody comes any more on the days of a calendar. `now` in ms. */
export const isOver = (
  { open, bookings }: { open: readonly Open[]; bookings: readonly { endsAt: string }[] },
  now: number,
): boolean => [...open, ...bookings].every(({ endsAt }) => Date.parse(endsAt) <= now);
