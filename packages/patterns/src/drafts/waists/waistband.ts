import type { Piece } from '../../draft/model.ts';
import { at, lineOf } from '../../geometry/path.ts';
import { seam } from '../tops/body-pieces.ts';

/** How wide a finished band is, and how far it laps under at the closing, in mm (estimated). */
const BAND = { width: 35, underlap: 35 };

/** A straight band, folded along its length; the marks are where sides and centre meet, so many mm from the closing. */
export function waistband(length: number, marks: readonly number[]): Piece {
  const [wide, long] = [2 * BAND.width, length + BAND.underlap];
  const [a, b, c, d, e] = [at(0, 0), at(wide, 0), at(wide, length), at(wide, long), at(0, long)];
  return {
    ...{ id: 'waistband', name: 'Waistband', count: 1 },
    edges: [
      seam('start', lineOf(a, b)),
      seam('waist', lineOf(b, c)),
      seam('underlap', lineOf(c, d)),
      seam('end', lineOf(d, e)),
      seam('inside', lineOf(e, a)),
    ],
    inner: [{ name: 'fold', path: lineOf(at(BAND.width, 0), at(BAND.width, long)), kind: 'fold' }],
    notches: [...marks, length].map((along) => ({ edge: 'waist', along, marks: 1 })),
    grain: [
      { x: BAND.width + 4, y: long * 0.35 },
      { x: BAND.width + 4, y: long * 0.75 },
    ],
  };
}
