import type { DayWindow } from '@adunni/contracts/availability/availability';
import { naira } from '../../../../kit/money/naira.ts';
import { clockText } from '../../../availability/public/clocks/clock.ts';
import { type Column, seatsIn } from '../calendar/columns.ts';
import { subtractWindows } from '../calendar/stretches.ts';

/** How somebody stands to a time of their day, the reason that weighs most. */
export type Standing = 'free' | 'booked' | 'blocked' | 'outside';

/** What is said of somebody beside their name. */
export const STANDING_WORDS: Readonly<Record<Standing, string>> = {
  free: 'free',
  booked: 'already booked',
  blocked: 'time blocked',
  outside: 'outside hours',
};

/** What somebody wants to come for, and how many of them. */
interface Wanted extends DayWindow {
  service: { name: string; seats: number };
  seats: number;
}

const crosses = (one: DayWindow, other: DayWindow): boolean => one.from < other.to && other.from < one.to;

/** How the person of a column stands to a time; a class with seats left is free. */
export function standingAt(column: Column, wanted: Wanted): Standing {
  const { service, seats } = wanted;
  const joins = (sitting: Column['sittings'][number]): boolean =>
    sitting.from === wanted.from &&
    sitting.bookings[0].title === service.name &&
    seatsIn(sitting) + seats <= service.seats;
  if (column.sittings.some((sitting) => crosses(sitting, wanted) && !joins(sitting))) return 'booked';
  if (column.blocks.some((block) => crosses(block, wanted))) return 'blocked';
  return subtractWindows([wanted], column.open).length > 0 ? 'outside' : 'free';
}

const spanText = ({ from, to }: DayWindow): string => `${clockText(from)}–${clockText(to)}`;

/** What to ask before a time is booked that is not offered; null where it is, and where it can’t be booked at all. */
export function questionBefore(column: Column, wanted: Wanted, whose: string): string | null {
  const standing = standingAt(column, wanted);
  if (standing === 'blocked') return `${spanText(wanted)} is blocked in ${whose} calendar. Book it anyway?`;
  if (standing !== 'outside') return null;
  if (column.open.length === 0) return `There are no hours on this day in ${whose} calendar. Book it anyway?`;
  const begins = column.open.some(({ from, to }) => from <= wanted.from && wanted.from < to);
  const time = begins ? spanText(wanted) : clockText(wanted.from);
  return `${time} is outside ${whose} hours (${column.open.map(spanText).join(', ')}). Book it anyway?`;
}

/** What somebody who walks in pays, in naira: the service’s price, which nobody changes for one booking. */
export const priceText = (price: number): string =>
  price > 0
    ? `Price: ${naira(price)}, as set for the service; it can’t be changed here. They pay you directly, without commission.`
    : 'This service is free.';

/** Of what somebody who walks in is told. */
export const TOLD =
  'They aren’t notified of this booking. With an email they get reminders, and are told when you reschedule or cancel it.';
