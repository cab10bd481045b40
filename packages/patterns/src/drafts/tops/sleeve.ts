import type { Path } from '@freesewing/core';
import { ALLOWANCES } from '../../draft/allowances.ts';
import type { Piece } from '../../draft/model.ts';
import { solve } from '../../draft/solve.ts';
import { at, curveOf, lineOf } from '../../geometry/path.ts';
import { hem, seam } from './body-pieces.ts';

/** The head of a sleeve: from the back’s underarm over the top to the front’s. */
export interface Cap {
  path: Path;
  /** Half the sleeve’s width at the underarm, and how far the underarm lies below the top, in mm. */
  half: number;
  height: number;
}

/** Sewn flat to a straight armhole. */
export const straightCap = (armholes: number): Cap => ({
  ...{ path: lineOf(at(-armholes / 2, 0), at(armholes / 2, 0)), half: armholes / 2, height: 0 },
});

/** A rounded cap over a width, exactly as long as the armholes it is sewn to. */
export function roundCap(width: number, armholes: number): Cap {
  const half = width / 2;
  const shape = (height: number) =>
    curveOf(at(-half, height), at(-half * 0.55, height), at(-half * 0.5, 0), at(0, 0)).curve(
      at(half * 0.5, 0),
      at(half * 0.55, height),
      at(half, height),
    );
  const height = solve(armholes, 0, armholes, (tried) => shape(tried).length());
  return { path: shape(height), half, height };
}

export interface SleeveShape {
  cap: Cap;
  /** From the top of the cap to the hem, in mm. */
  length: number;
  /** Finished girth of the hem, in mm. */
  hem: number;
  /** Where the shoulder seam meets the cap, from the back’s underarm. */
  shoulderAlong: number;
  /** Wider at the top than the arm asks, since the armhole is deeper. */
  isWider: boolean;
}

/** A sleeve in one piece; its front is on the right. */
export function sleevePiece({ cap, length, hem: girth, shoulderAlong }: SleeveShape): Piece {
  const [left, right] = [at(-girth / 2, length), at(girth / 2, length)];
  const capLength = cap.path.length();
  return {
    ...{ id: 'sleeve', name: 'Sleeve', count: 2, inner: [] },
    edges: [
      seam('cap', cap.path),
      seam('front-underarm', lineOf(cap.path.end(), right)),
      hem('hem', lineOf(right, left), ALLOWANCES.hem),
      seam('back-underarm', lineOf(left, cap.path.start())),
    ],
    notches: [
      { edge: 'cap', along: shoulderAlong, marks: 1 },
      { edge: 'cap', along: shoulderAlong / 2, marks: 2 },
      { edge: 'cap', along: (shoulderAlong + capLength) / 2, marks: 1 },
    ],
    grain: [
      { x: 0, y: cap.height * 0.5 + 0.15 * length },
      { x: 0, y: 0.85 * length },
    ],
  };
}
