import type { Place } from '../geometry/path.ts';
import { type Box, boxOf } from '../geometry/polygon.ts';
import { widthOfText } from './drawing.ts';

/** Sizes of letters in mm, and at how many heights of a piece a place is looked for. */
const LARGEST = 9;
const SMALLEST = 1.8;
const HEIGHTS = 24;
/** How near letters come to the seam line or the grain line, in mm. */
const MARGIN = 4;

/** The stretches of a height that lie within an outline, from left to right. */
function within(outline: readonly Place[], y: number): [number, number][] {
  const xs: number[] = [];
  outline.forEach((a, n) => {
    const b = outline[(n + 1) % outline.length] ?? a;
    if (a.y > y !== b.y > y) xs.push(a.x + ((y - a.y) / (b.y - a.y)) * (b.x - a.x));
  });
  xs.sort((a, b) => a - b);
  const stretches: [number, number][] = [];
  for (let n = 1; n < xs.length; n += 2) stretches.push([xs[n - 1] ?? 0, xs[n] ?? 0]);
  return stretches;
}

/**
 * Where lines of text are the largest within a piece, beside its grain line and off what is drawn in it (`taken`), as far
 * as there is room: their middle, their top and their size in mm.
 */
export function labelPlace(
  outline: readonly Place[],
  lines: readonly string[],
  grain: readonly [Place, Place],
  taken: readonly Box[] = [],
): { middle: number; top: number; size: number } {
  const { top, bottom, left } = boxOf(outline);
  let best = { middle: left, top, size: 0 };
  for (let n = 1; n < HEIGHTS; n++) {
    const y = top + ((bottom - top) * n) / HEIGHTS;
    const lowest = y + LARGEST * 1.25 * lines.length;
    if (lowest > bottom - MARGIN && n > 1 && best.size > 0) break;
    if (taken.some((box) => box.top < lowest + MARGIN && box.bottom > y - MARGIN)) continue;
    for (const [from, to] of free(outline, y, Math.min(lowest, bottom - MARGIN), grain[0].x)) {
      const size = Math.min(LARGEST, ...lines.map((line) => (to - from - 2 * MARGIN) / widthOfText(line, 1)));
      if (size > best.size + 0.01) best = { middle: (from + to) / 2, top: y, size };
    }
  }
  if (best.size < SMALLEST && taken.length) return labelPlace(outline, lines, grain);
  return { ...best, size: Math.max(SMALLEST, best.size) };
}

/** What is free at two heights alike, parted by a line that stands at x. */
function free(outline: readonly Place[], upper: number, lower: number, x: number): [number, number][] {
  const below = within(outline, lower);
  return within(outline, upper)
    .flatMap(([from, to]) =>
      below.map(([left, right]): [number, number] => [Math.max(from, left), Math.min(to, right)]),
    )
    .flatMap(([from, to]): [number, number][] =>
      x > from && x < to
        ? [
            [from, x],
            [x, to],
          ]
        : [[from, to]],
    );
}
