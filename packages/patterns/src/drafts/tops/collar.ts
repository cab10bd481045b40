import { ALLOWANCES } from '../../draft/allowances.ts';
import type { Piece } from '../../draft/model.ts';
import { solve } from '../../draft/solve.ts';
import { at, curveOf, lineOf } from '../../geometry/path.ts';
import { fold, seam } from './body-pieces.ts';

/** How high a band collar stands, how far its front end rises so that it leans to the neck, and how round it is, in mm (estimated). */
const STAND = { height: 38, rise: 14, round: 22 };

/** Half a band collar from the centre of the back, as long as half the neck: so many mm of the back’s and of the front’s. */
export function collarPiece(back: number, front: number): Piece {
  const { height, rise, round } = STAND;
  const lower = (run: number) =>
    curveOf(at(0, height), at(run * 0.4, height), at(run * 0.75, height), at(run, height - rise));
  const run = solve(back + front, 0, back + front, (tried) => lower(tried).length());
  const neck = lower(run);
  // The front end stands square on the lower edge, and its upper corner is round.
  const lean = Math.atan2(rise, run * 0.25);
  const [sin, cos] = [Math.sin(lean), Math.cos(lean)];
  const end = at(run, height - rise);
  const up = (along: number, inwards: number) =>
    at(end.x - along * sin - inwards * cos, end.y - along * cos + inwards * sin);
  const [side, top] = [up(height - 3 - round, 0), up(height - 3, round)];
  const upper = lineOf(end, side)
    .curve(up(height - 3 - round * 0.45, 0), up(height - 3, round * 0.45), top)
    .curve(at(run * 0.7, 0), at(run * 0.4, 0), at(0, 0));
  return {
    ...{ id: 'collar', name: 'Band collar', count: 2, inner: [] },
    edges: [
      seam('neck', neck, ALLOWANCES.neck),
      seam('outer', upper, ALLOWANCES.facing),
      fold(lineOf(at(0, 0), at(0, height))),
    ],
    notches: [{ edge: 'neck', along: back, marks: 1 }],
    grain: [
      { x: run * 0.3, y: 6 },
      { x: run * 0.3, y: height - 6 },
    ],
  };
}
