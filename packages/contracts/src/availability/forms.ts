import { z } from 'zod';
import { dayIn, id, line, momentIn } from '../fields.ts';
import { DAY_MINUTES, isZone } from './availability.ts';

const minute = z.number().int().min(0).max(DAY_MINUTES).multipleOf(5, 'In steps of five minutes.');
const day = dayIn();
const later = { path: ['to'], message: 'Must be after the start.' };

const dayWindow = z.object({ from: minute, to: minute }).refine(({ from, to }) => from < to, later);
const weeklyWindow = z
  .object({ weekday: z.number().int().min(1).max(7), from: minute, to: minute })
  .refine(({ from, to }) => from < to, later);

/** Whether no two stretches of one day overlap. */
const areApart = (windows: readonly { weekday?: number; from: number; to: number }[]): boolean =>
  windows.every((one, index) =>
    windows.slice(index + 1).every((two) => one.weekday !== two.weekday || one.to <= two.from || two.to <= one.from),
  );
const overlap = 'Some of these hours overlap.';

/** Hours of a week, at most six stretches a day. */
export const weekForm = z.array(weeklyWindow).max(42).refine(areApart, overlap);

/** Said by somebody who was shown the bookings in time to be blocked or outside new hours; they stand. */
export const despiteBookings = z.boolean().default(false);

/** Somebody whose time can be booked. */
export const providerForm = z.object({
  name: line(80),
  title: line(60, 0),
  zone: line(60).refine(isZone, 'A time zone such as Africa/Lagos.'),
  hours: weekForm,
  /** Most bookings on one day; null for any number. */
  dailyCap: z.number().int().min(1, 'At least one.').max(200, 'At most 200.').nullable(),
  isActive: z.boolean(),
});
export type ProviderForm = z.output<typeof providerForm>;

/** Days on which other hours hold: none for a holiday. Of one person, or of the whole workshop. */
export const daysForm = z
  .object({
    providerId: id.nullable(),
    firstDay: day,
    lastDay: day,
    windows: z.array(dayWindow).max(6).refine(areApart, overlap),
    note: line(80, 0),
    despiteBookings,
  })
  .refine(({ firstDay, lastDay }) => firstDay <= lastDay, { path: ['lastDay'], message: 'Not before the first day.' })
  .refine(({ firstDay, lastDay }) => Date.parse(lastDay) - Date.parse(firstDay) <= 366 * 86_400_000, {
    path: ['lastDay'],
    message: 'At most a year.',
  });
export type DaysForm = z.output<typeof daysForm>;

/** Time that somebody keeps free of bookings. */
export const blockForm = z
  .object({
    providerId: id,
    startsAt: momentIn('Enter a date and time.'),
    endsAt: momentIn('Enter a date and time.'),
    note: line(80, 0),
    despiteBookings,
  })
  .refine(({ startsAt, endsAt }) => startsAt < endsAt, {
    path: ['endsAt'],
    message: 'Must be after the start.',
  })
  .refine(({ startsAt, endsAt }) => endsAt.getTime() - startsAt.getTime() <= 366 * 86_400_000, {
    path: ['endsAt'],
    message: 'At most a year.',
  });
export type BlockForm = z.output<typeof blockForm>;
