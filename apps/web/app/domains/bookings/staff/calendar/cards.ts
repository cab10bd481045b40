import type { DayWindow } from '@adunni/contracts/availability/availability';
import type { CalendarBooking } from '@adunni/contracts/bookings/calendar';
import { AGREED_BOOKINGS, BOOKING_STATUSES } from '@adunni/contracts/bookings/statuses';
import { clockText } from '../../../availability/public/clocks/clock.ts';
import { type Column, type Sitting, seatsIn } from './columns.ts';
import { inLanes, type Lane } from './stretches.ts';

/** Letters that fit into a line of the narrowest card: of one that has its day to itself, and of one beside others. */
const LETTERS = 12;
const LETTERS_BESIDE = 7;
/** Minutes that a line and the edges of a card are high, by the style sheet. */
const LINE_MINUTES = 9.375;
const EDGE_MINUTES = 1.25;

/** What is said of a call ahead whose customer was told nothing to join it by. */
export const LACKS_CALL = 'no joining details';

/** A sitting as its card tells it. */
export interface Card extends DayWindow, Lane {
  sitting: Sitting;
  time: string;
  until: string;
  /** Whether the time has a line of its own above the name. */
  isTall: boolean;
  name: string;
  /** Lines that the name may take. */
  nameLines: number;
  /** What has lines of its own below the name. */
  details: string[];
  /** What follows in one line, as far as there is room; the whole of it is read out. */
  rest: string | null;
  /** Who does it, where there is no room to say so: for who listens. */
  unsaid: string | null;
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

/** The least that a card is high, in minutes: so that its first line can be read. */
const LEAST = EDGE_MINUTES + LINE_MINUTES;

/**
 * Gives bookings and blocks of a day their places. A card is as high as its time, so that it shows when it ends; what does
 * not fit is cut short.
 */
export function placeCards({ sittings, blocks }: Pick<Column, 'sittings' | 'blocks'>): PlacedColumn {
  const shown = sittings.map((sitting) => ({
    ...{ sitting, from: sitting.from, to: Math.max(sitting.to, sitting.from + LEAST) },
  }));
  const placed = inLanes([...shown, ...blocks]);
  return {
    lanes: Math.max(1, ...placed.map(({ lanes }) => lanes)),
    cards: placed.flatMap((each) =>
      'sitting' in each ? [{ ...each, ...cardOf(each, each.lanes > 1 ? LETTERS_BESIDE : LETTERS) }] : [],
    ),
    blocks: placed.flatMap((each) => ('block' in each ? [each] : [])),
  };
}

function cardOf(
  { sitting, from, to }: DayWindow & { sitting: Sitting },
  letters: number,
): Omit<Card, 'sitting' | keyof DayWindow | keyof Lane> {
  const { bookings, with: who } = sitting;
  const [first, ...others] = bookings;
  const name = others.length > 0 ? first.title : first.customer;
  const what = others.length > 0 ? `${seatsIn(sitting)} booked` : first.title;
  const lines = Math.max(1, Math.floor((to - from - EDGE_MINUTES) / LINE_MINUTES + 1e-6));
  const isTall = lines > 1;
  const nameLines = isTall ? Math.min(linesOf(name, letters), lines - 1) : 1;
  const told = [others.length === 0 ? statusOf(first) : null, what].filter((text) => text !== null);
  const { left, ...words } = inLines(told, isTall ? lines - 1 - nameLines : 0, letters);
  const by = who ? `with ${who.name}` : null;
  const isSaid = by !== null && words.rest === null && linesOf(by, letters) <= left;
  return {
    ...{ isTall, time: clockText(sitting.from), until: clockText(sitting.to), name, nameLines },
    details: isSaid ? [...words.details, by] : words.details,
    rest: words.rest,
    unsaid: isSaid ? null : by,
    isVideo: first.place === 'video',
    lacksCall: bookings.some(({ lacksCall }) => lacksCall),
  };
}

/** What has lines of its own, as long as one is left for the rest, which goes on in a single line; and the lines left then. */
function inLines(
  told: readonly string[],
  lines: number,
  letters: number,
): Pick<Card, 'details' | 'rest'> & { left: number } {
  const details: string[] = [];
  let left = lines;
  for (const [index, text] of told.entries()) {
    const isLast = index === told.length - 1;
    if (linesOf(text, letters) > (isLast ? left : left - 1))
      return { details, rest: told.slice(index).join(', '), left: 0 };
    details.push(text);
    left -= linesOf(text, letters);
  }
  return { details, rest: null, left };
}

/** What stands as agreed needs no word. */
export const statusOf = ({ status }: CalendarBooking): string | null =>
  AGREED_BOOKINGS.includes(status) ? null : BOOKING_STATUSES[status].label;

/** Lines that words take where so many letters fit into one; a word that is longer than one goes on in the next. */
export function linesOf(text: string, letters = LETTERS): number {
  let [lines, used] = [1, 0];
  for (const word of text.normalize('NFC').replace(/\p{M}/gu, '').split(' ')) {
    const room = used === 0 ? letters : letters - used - 1;
    if (word.length <= room) used += word.length + (used === 0 ? 0 : 1);
    else {
      lines += (used === 0 ? 0 : 1) + Math.ceil(word.length / letters) - 1;
      used = ((word.length - 1) % letters) + 1;
    }
  }
  return lines;
}
