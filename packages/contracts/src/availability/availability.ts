import { z } from 'zod';
import { endpoint } from '../endpoint.ts';
import { id, moment, monthIn } from '../fields.ts';

/** Minutes of a day; a window may end at midnight, 1440. */
export const DAY_MINUTES = 1440;

/** A stretch of a day, in minutes since midnight where the provider works: 9:00 to 17:00 is 540 to 1020. */
export interface DayWindow {
  from: number;
  to: number;
}

/** A stretch of every week; 1 is Monday, 7 Sunday. */
export interface WeeklyWindow extends DayWindow {
  weekday: number;
}

/** Whether this is a time zone by its IANA name that the running system knows. */
export function isZone(name: string): boolean {
  try {
    return Boolean(new Intl.DateTimeFormat('en', { timeZone: name })) && /^(UTC|[A-Za-z_]+\/[\w+\-/]+)$/.test(name);
  } catch {
    return false;
  }
}

export const slot = z.object({
  start: moment,
  end: moment,
  /** Places that are left; 1 unless it is a class. */
  seatsLeft: z.number(),
});
export type Slot = z.input<typeof slot>;

const zone = z.string().max(60).refine(isZone, 'A time zone such as Africa/Lagos.');

/** Which free times are asked for. */
export const slotsQuery = z.object({
  /** The month as the visitor’s calendar has it; this one when it is left out. */
  month: monthIn.optional(),
  /** The visitor’s time zone, by which the month begins and ends; the maker’s when it is left out. */
  zone: zone.optional(),
  provider: id.optional(),
});

export const freeSlots = z.object({
  month: z.string(),
  /** The maker’s time zone. */
  zone: z.string(),
  slots: z.array(slot),
  providers: z.array(z.object({ _id: z.string(), name: z.string(), title: z.string(), zone: z.string() })),
  /**
   * The first free time from now on, in whichever month; null when there is none within reach. Where a month has none of
   * the person who was asked for, it is theirs, otherwise anyone’s.
   */
  nextFreeAt: moment.nullable(),
  /** The end of the last day that can be booked yet, in whichever month: all times begin before. */
  until: moment,
});

export const listSlots = endpoint({
  method: 'GET',
  path: '/api/services/:serviceId/slots',
  access: 'public',
  summary: 'Free times of a service in a month, of one provider or of any',
  params: z.object({ serviceId: id }),
  query: slotsQuery,
  response: freeSlots,
});

/** Minutes of a day as clocks show them: 570 → `09:30`; midnight at the end of a day is `00:00`. */
export function clockText(minutes: number): string {
  const ofDay = minutes % DAY_MINUTES;
  return `${String(Math.floor(ofDay / 60)).padStart(2, '0')}:${String(ofDay % 60).padStart(2, '0')}`;
}

/** A time zone as people call it, by its town: `Africa/Lagos` → `Lagos`. */
export const zoneName = (zone: string): string => (zone.split('/').at(-1) ?? zone).replaceAll('_', ' ');
