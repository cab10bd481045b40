import type { Place } from '../geometry/path.ts';
import { type Box, boxOf, contains } from '../geometry/polygon.ts';
import { type Lettering, widthOfText } from './drawing.ts';

/** A straight piece of a line that letters stay off. */
export type Line = readonly [Place, Place];

/** How tight lines of text stand, as a share of their size. */
export const LINE_HEIGHT = 1.25;
/** From which share of an outline’s width and height on a place is looked for, and how many there are each way. */
const FROM = { x: 0.5, y: 0.4 };
const COLUMNS = 14;
const ROWS = 26;
/** Upright letters are turned to be read, so they must be so many times as large. */
const WORTH_TURNING = 1.3;

/** Shares of a length, the nearest to `from` first. */
const sharesFrom = (from: number, count: number): number[] =>
  Array.from({ length: count - 1 }, (_, n) => (n + 1) / count).sort((a, b) => Math.abs(a - from) - Math.abs(b - from));
const ACROSS = sharesFrom(FROM.x, COLUMNS);
const DOWN = sharesFrom(FROM.y, ROWS);

/** Lines through places, one after the other. */
export const linesThrough = (places: readonly Place[], closed = false): Line[] =>
  places.flatMap((to, n): Line[] => {
    const from = places[n - 1] ?? (closed ? places.at(-1) : undefined);
    return from ? [[from, to]] : [];
  });

/** The sides of a box. */
export const sidesOf = ({ left, top, right, bottom }: Box): Line[] => {
  const [a, b, c, d] = [
    { x: left, y: top },
    { x: right, y: top },
    { x: right, y: bottom },
    { x: left, y: bottom },
  ] as const;
  return [
    [a, b],
    [b, c],
    [c, d],
    [d, a],
  ];
};

/** What letters cover. */
export function lettersBox({ text, x, y, size, upright }: Lettering): Box {
  const [half, high] = [widthOfText(text, size) / 2, size / 2];
  const [w, h] = upright ? [high, half] : [half, high];
  return { left: x - w, right: x + w, top: y - h, bottom: y + h };
}

/** Half of what letters of size 1 cover, and how far they stay off lines, in mm. */
interface Shape {
  w: number;
  h: number;
  margin: number;
}

/** How large letters may be about a middle until they come too near to a line. */
export function sizeOff({ x, y }: Place, [a, b]: Line, { w, h, margin }: Shape): number {
  const [ax, ay, dx, dy] = [a.x - x, a.y - y, b.x - a.x, b.y - a.y];
  const at = (t: number) =>
    t >= 0 && t <= 1
      ? Math.max((Math.abs(ax + t * dx) - margin) / w, (Math.abs(ay + t * dy) - margin) / h)
      : Number.POSITIVE_INFINITY;
  // The larger of two measures is the least at an end, where one of them is, or where both are the same.
  const same = (sx: 1 | -1, sy: 1 | -1) =>
    at((sy * w * ay - sx * h * ax - margin * (w - h)) / (sx * h * dx - sy * w * dy));
  return Math.min(at(0), at(1), at(-ax / dx), at(-ay / dy), same(1, 1), same(1, -1), same(-1, 1), same(-1, -1));
}

/** The place where letters of a shape may be the largest, and larger than `least`; size 0 where there is none. */
function roomiest(outline: readonly Place[], lines: readonly Line[], shape: Shape, least: number, largest: number) {
  const { left, top, right, bottom } = boxOf(outline);
  let best = { x: (left + right) / 2, y: (top + bottom) / 2, size: 0 };
  for (const down of DOWN)
    for (const across of ACROSS) {
      if (best.size >= largest) return best;
      const middle = { x: left + (right - left) * across, y: top + (bottom - top) * down };
      if (!contains(outline, middle)) continue;
      let size = largest;
      for (const line of lines) {
        size = Math.min(size, sizeOff(middle, line, shape));
        if (size <= Math.max(best.size, least)) break;
      }
      if (size > Math.max(best.size, least)) best = { ...middle, size };
    }
  return best;
}

interface Wanted {
  /** What they must lie in. */
  outline: readonly Place[];
  /** What they stay off, beside the outline. */
  lines: readonly Line[];
  text: readonly string[];
  /** The most and the least size, and how far they stay off lines, in mm. */
  largest: number;
  smallest: number;
  margin: number;
}

/**
 * Lines of text where they are the largest within an outline and off all lines, upright where that makes them much larger.
 * Where there is no room they are as small as they may be.
 */
export function placeLetters({ outline, lines, text, largest, smallest, margin }: Wanted): Lettering[] {
  const w = Math.max(...text.map((each) => widthOfText(each, 1))) / 2;
  const h = (text.length * LINE_HEIGHT) / 2;
  const obstacles = [...linesThrough(outline, true), ...lines];
  const flat = roomiest(outline, obstacles, { w, h, margin }, 0, largest);
  const turned =
    flat.size < largest
      ? roomiest(outline, obstacles, { w: h, h: w, margin }, flat.size * WORTH_TURNING, largest)
      : { ...flat, size: 0 };
  const upright = turned.size > 0;
  const { x, y, size: most } = upright ? turned : flat;
  const size = Math.max(smallest, most);
  return text.map((each, n) => {
    const off = (n + 0.5 - text.length / 2) * size * LINE_HEIGHT;
    return { text: each, x: upright ? x + off : x, y: upright ? y : y + off, size, upright };
  });
}
