import type { Path } from '@freesewing/core';
import { solve } from '../../draft/solve.ts';
import { at, curveOf } from '../../geometry/path.ts';

/** Half a round neck, from the centre to the shoulder at its neck end; the centre is x = 0, the shoulder’s end y = 0. */
export interface Neckline {
  width: number;
  frontDepth: number;
  backDepth: number;
  front: Path;
  back: Path;
  /** Slit from the front’s neck down, in mm. */
  slit: number;
}

/** How far the back’s neck lies below the shoulder’s end (estimated). */
const BACK_DEPTH = 22;
/** Room in which a head slips through the finished neck. */
export const HEAD_EASE = 20;

const frontCurve = (width: number, depth: number) =>
  curveOf(at(0, depth), at(width * 0.58, depth), at(width, depth * 0.6), at(width, 0));
/** Flatter, so that its allowance can be folded. */
const backCurve = (width: number, depth: number) =>
  curveOf(at(0, depth), at(width * 0.5, depth), at(width * 0.84, depth * 0.75), at(width, 0));

const shape = (width: number) => ({ width, frontDepth: width * 1.1 + 8, backDepth: BACK_DEPTH });

/** A round neck whose finished girth is `girth`, with a slit, `leastSlit` or longer, through which `head` goes. In mm. */
export function necklineOf(girth: number, head: number, leastSlit: number): Neckline {
  const halves = (width: number) => {
    const { frontDepth, backDepth } = shape(width);
    return 2 * (frontCurve(width, frontDepth).length() + backCurve(width, backDepth).length());
  };
  const made = shape(solve(girth, 30, 220, halves));
  return {
    ...made,
    front: frontCurve(made.width, made.frontDepth),
    back: backCurve(made.width, made.backDepth),
    slit: Math.max(leastSlit, Math.ceil((head + 2 * HEAD_EASE - girth) / 2)),
  };
}
