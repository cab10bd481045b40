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
 * Gives bookings and blocks of a day their places. A card is as high as its time, so that it shows when it ends. A name is
 * never cut: what has no room for it goes on below the card, and what begins beside it meanwhile stands in the next lane.
 */
export function placeCards({ sittings, blocks }: Pick<Column, 'sittings' | 'blocks'>): PlacedColumn {
  const placed = placeBeside(sittings, blocks, new Set());
  return {
    lanes: Math.max(1, ...placed.map(({ lanes }) => lanes)),
    cards: placed.flatMap((each) => ('sitting' in each ? [cardOf(each)] : [])),
    blocks: placed.flatMap((each) => ('block' in each ? [each] : [])),
  };
}

/** `beside` are those known to share their width; whatever is found to as well gets the room that its name needs then. */
function placeBeside(
  sittings: Column['sittings'],
  blocks: Column['blocks'],
  beside: ReadonlySet<Sitting>,
): ((DayWindow & Lane & { sitting: Sitting }) | (Block & Lane))[] {
  const shown = sittings.map((sitting) => {
    const { from } = sitting;
    const lines = linesNeeded(sitting, beside.has(sitting) ? LETTERS_BESIDE : LETTERS);
    return { sitting, from, to: Math.max(sitting.to, from + EDGE_MINUTES + lines * LINE_MINUTES) };
  });
  const placed = inLanes([...shown, ...blocks]);
  const found = placed.flatMap((each) =>
    'sitting' in each && each.lanes > 1 && !beside.has(each.sitting) ? [each.sitting] : [],
  );
  return found.length === 0 ? placed : placeBeside(sittings, blocks, new Set([...beside, ...found]));
}

const nameOf = ({ bookings: [first, ...others] }: Sitting): string =>
  others.length > 0 ? first.title : first.customer;

/** Lines that a card has by its time: one at least, so that it can be read. */
const linesBy = ({ from, to }: Sitting): number =>
  Math.max(1, Math.floor((to - from - EDGE_MINUTES) / LINE_MINUTES + 1e-6));

/** Lines that the time and the name take, the time in one of its own where the card has more than one. */
const linesNeeded = (sitting: Sitting, letters: number): number =>
  linesBy(sitting) > 1
    ? 1 + linesOf(nameOf(sitting), letters)
    : linesOf(`${clockText(sitting.from)} ${nameOf(sitting)}`, letters);

function cardOf({ sitting, lane, lanes }: Lane & { sitting: Sitting }): Card {
  const { from, bookings, with: who } = sitting;
  const [first, ...others] = bookings;
  const letters = lanes > 1 ? LETTERS_BESIDE : LETTERS;
  const what = others.length > 0 ? `${seatsIn(sitting)} booked` : first.title;
  const lines = linesBy(sitting);
  const told = [others.length === 0 ? statusOf(first) : null, what].filter((text) => text !== null);
  const { left, ...words } = inLines(told, lines - linesNeeded(sitting, letters), letters);
  const by = who ? `with ${who.name}` : null;
  const isSaid = by !== null && words.rest === null && linesOf(by, letters) <= left;
  return {
    ...{ sitting, lane, lanes, from, to: Math.max(sitting.to, from + LEAST), isTall: lines > 1 },
    ...{ time: clockText(from), until: clockText(sitting.to), name: nameOf(sitting) },
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
