import type { DayWindow } from '@adunni/contracts/availability/availability';
import type { CalendarBooking } from '@adunni/contracts/bookings/calendar';
import { AGREED_BOOKINGS, BOOKING_STATUSES } from '@adunni/contracts/bookings/statuses';
import { clockText } from '../../../availability/public/clocks/clock.ts';
import { type Column, type Sitting, seatsIn } from './columns.ts';
import { inLanes, type Lane } from './stretches.ts';

/** Letters that fit into a line of the narrowest lane, and minutes that a line and the edges of a card are high, by the style sheet. */
const LETTERS = 12;
const LINE_MINUTES = 9.375;
const EDGE_MINUTES = 1.25;

/** What is said of a call ahead whose customer was told nothing to join it by. */
export const LACKS_CALL = 'no joining details';

/** A sitting as its card tells it. */
export interface Card extends DayWindow, Lane {
  sitting: Sitting;
  time: string;
  /** Whether the time has a line of its own above the name. */
  isTall: boolean;
  name: string;
  /** What has lines of its own below the name. */
  details: string[];
  /** What follows in one line, as far as there is room; the whole of it is read out. */
  rest: string | null;
  isVideo: boolean;
  /** Whether somebody who joins such a call can’t yet: a mark in the corner, for which there is always room. */
  lacksCall: boolean;
}

type Block = Column['blocks'][number];

/** A day with what lies at the same time side by side. */
export interface PlacedColumn {
  lanes: number;
  cards: Card[];
  blocks: (Block & Lane)[];
}

/**
 * Gives bookings and blocks of a day their places. A name is never cut: a card is as high as its time and name need, and
 * what begins beside it meanwhile stands in the next lane.
 */
export function placeCards({ sittings, blocks }: Pick<Column, 'sittings' | 'blocks'>): PlacedColumn {
  const placed = inLanes([...sittings.map((sitting) => ({ ...cardOf(sitting), sitting })), ...blocks]);
  return {
    lanes: Math.max(1, ...placed.map(({ lanes }) => lanes)),
    cards: placed.flatMap((each) => ('sitting' in each ? [each] : [])),
    blocks: placed.flatMap((each) => ('block' in each ? [each] : [])),
  };
}

function cardOf(sitting: Sitting): Omit<Card, 'sitting' | keyof Lane> {
  const { from, bookings, with: who } = sitting;
  const [first, ...others] = bookings;
  const name = others.length > 0 ? first.title : first.customer;
  const what = others.length > 0 ? `${seatsIn(sitting)} booked` : first.title;
  const least = EDGE_MINUTES + linesOf(`${clockText(from)} ${name}`) * LINE_MINUTES;
  const to = Math.max(sitting.to, from + least);
  const lines = Math.floor((to - from - EDGE_MINUTES) / LINE_MINUTES + 1e-6);
  const isTall = lines > linesOf(name);
  const left = lines - linesOf(isTall ? name : `${clockText(from)} ${name}`) - (isTall ? 1 : 0);
  const told = [others.length === 0 ? statusOf(first) : null, what, who ? `with ${who}` : null].filter(
    (text) => text !== null,
  );
  return {
    ...{ from, to, isTall, name, ...inLines(told, left) },
    time: isTall ? `${clockText(from)}–${clockText(sitting.to)}` : clockText(from),
    isVideo: first.place === 'video',
    lacksCall: bookings.some(({ lacksCall }) => lacksCall),
  };
}

/** What has lines of its own, as long as one is left for the rest, which goes on in a single line. */
function inLines(told: readonly string[], lines: number): Pick<Card, 'details' | 'rest'> {
  const details: string[] = [];
  let left = lines;
  for (const [index, text] of told.entries()) {
    const isLast = index === told.length - 1;
    if (linesOf(text) > (isLast ? left : left - 1)) return { details, rest: told.slice(index).join(', ') };
    details.push(text);
    left -= linesOf(text);
  }
  return { details, rest: null };
}

/** What stands as agreed needs no word. */
export const statusOf = ({ status }: CalendarBooking): string | null =>
  AGREED_BOOKINGS.includes(status) ? null : BOOKING_STATUSES[status].label;

/** Lines that words take in the narrowest lane; a word that is longer than one goes on in the next. */
export function linesOf(text: string): number {
  let [lines, used] = [1, 0];
  for (const word of text.normalize('NFC').replace(/\p{M}/gu, '').split(' ')) {
    const room = used === 0 ? LETTERS : LETTERS - used - 1;
    if (word.length <= room) used += word.length + (used === 0 ? 0 : 1);
    else {
      lines += (used === 0 ? 0 : 1) + Math.ceil(word.length / LETTERS) - 1;
      used = ((word.length - 1) % LETTERS) + 1;
    }
  }
  return lines;
}
