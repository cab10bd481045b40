import type { DayWindow } from '@adunni/contracts/availability/availability';
import type { Provider } from '@adunni/contracts/availability/staff';
import type { CalendarBooking, getBookingCalendar } from '@adunni/contracts/bookings/calendar';
import type { Answer } from '@adunni/contracts/endpoint';
import { minutesOn } from '../../../availability/public/clocks/zone-time.ts';
import { joinWindows, subtractWindows } from './stretches.ts';

/** Some days of a workshop, as the server tells them. */
export type Calendar = Answer<typeof getBookingCalendar>;
type Block = Calendar['blocks'][number];

/** Somebody among several people of a workshop, told apart by the place in their order. */
export interface ProvidedBy {
  name: string;
  place: number;
}

/** Bookings of one service at one time: one, or those of a class. */
export interface Sitting extends DayWindow {
  /** Who provides it, where others do at the same time. */
  with?: ProvidedBy;
  bookings: [CalendarBooking, ...CalendarBooking[]];
}

/** One day of one person; all windows are minutes of that day where the person works. */
export interface Column {
  key: string;
  day: string;
  person: Provider;
  open: DayWindow[];
  blocks: (DayWindow & { block: Block; of?: string })[];
  sittings: Sitting[];
  /** What can still be booked: open, not kept free, not taken with the time around bookings. */
  free: Gap[];
}

/** Free time of somebody, and whether a booking with its time to prepare and tidy up lies right before or after it. */
export interface Gap extends DayWindow {
  of?: Provider;
  isAfterBooking?: true;
  isBeforeBooking?: true;
}

/** A day of a person, from the calendar that holds it. */
export function columnOf({ open, blocks, bookings }: Calendar, person: Provider, day: string): Column {
  const windowOf = (from: string, to: string): DayWindow => ({
    from: minutesOn(day, from, person.zone),
    to: minutesOn(day, to, person.zone),
  });
  const own = <T extends { providerId: string }>(rows: readonly T[]): T[] =>
    rows.filter(({ providerId }) => providerId === person._id);
  const isThere = ({ from, to }: DayWindow): boolean => from < to;

  const openOnes = own(open)
    .map(({ startsAt, endsAt }) => windowOf(startsAt, endsAt))
    .filter(isThere);
  const kept = own(blocks)
    .map((block) => ({ ...windowOf(block.startsAt, block.endsAt), block }))
    .filter(isThere);
  const taken = own(bookings).map(({ takenFrom, takenTo }) => windowOf(takenFrom, takenTo));
  return {
    key: `${day}-${person._id}`,
    day,
    person,
    open: openOnes,
    blocks: kept,
    sittings: sittingsOf(own(bookings), windowOf).filter(isThere),
    free: subtractWindows(openOnes, [...kept, ...taken]).map((gap) => ({
      ...gap,
      ...(taken.some(({ to }) => to === gap.from) && { isAfterBooking: true as const }),
      ...(taken.some(({ from }) => from === gap.to) && { isBeforeBooking: true as const }),
    })),
  };
}

/** A day of everybody, by the clock of the first: what each has, and who is free when. */
export function columnOfAll(calendar: Calendar, people: readonly [Provider, ...Provider[]], day: string): Column {
  const [person] = people;
  const own = people.map((each, place) => ({
    each,
    place,
    column: columnOf(calendar, { ...each, zone: person.zone }, day),
  }));
  return {
    key: `${day}-everybody`,
    day,
    person,
    open: joinWindows(own.flatMap(({ column }) => column.open)),
    blocks: own.flatMap(({ each, column }) => column.blocks.map((block) => ({ ...block, of: each.name }))),
    sittings: own
      .flatMap(({ each: { name }, place, column }) =>
        column.sittings.map((sitting) => ({ ...sitting, with: { name, place } })),
      )
      .sort((a, b) => a.from - b.from),
    free: own.flatMap(({ each, column }) => column.free.map((window) => ({ ...window, of: each }))),
  };
}

/** Who is free at a time of a day; the first when nobody is. */
export const freeAt = (
  calendar: Calendar,
  people: readonly [Provider, ...Provider[]],
  { day, at }: { day: string; at: number },
): Provider =>
  people.find((each) => {
    const { free } = columnOf(calendar, { ...each, zone: people[0].zone }, day);
    return free.some(({ from, to }) => from <= at && at < to);
  }) ?? people[0];

function sittingsOf(
  bookings: readonly CalendarBooking[],
  windowOf: (from: string, to: string) => DayWindow,
): Sitting[] {
  const sittings = new Map<string, Sitting>();
  for (const booking of bookings) {
    const key = `${booking.startsAt} ${booking.title}`;
    const same = sittings.get(key);
    if (same) same.bookings.push(booking);
    else sittings.set(key, { ...windowOf(booking.startsAt, booking.endsAt), bookings: [booking] });
  }
  return [...sittings.values()].sort((a, b) => a.from - b.from);
}

/** Seats that are booked in a sitting. */
export const seatsIn = ({ bookings }: Sitting): number => bookings.reduce((sum, { seats }) => sum + seats, 0);
