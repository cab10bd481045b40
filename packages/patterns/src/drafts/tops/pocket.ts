import type { InnerLine, Piece } from '../../draft/model.ts';
import { at, lineOf } from '../../geometry/path.ts';
import { hem, seam } from './body-pieces.ts';

/** Where a pocket lies on the front, from the centre and the shoulder’s neck end, and how large it is, in mm. */
export interface Pocket {
  left: number;
  top: number;
  width: number;
  height: number;
}

const corners = ({ left, top, width, height }: Pocket) =>
  [at(left, top), at(left + width, top), at(left + width, top + height), at(left, top + height)] as const;

/** Where it is sewn on. */
export function pocketPlace(pocket: Pocket): InnerLine {
  const [a, b, c, d] = corners(pocket);
  return { name: 'Pocket, left front only', path: lineOf(a, b, c, d, a), kind: 'place' };
}

/** A patch pocket with a hem at its top. */
export function pocketPiece({ width, height }: Pocket): Piece {
  const [a, b, c, d] = corners({ left: 0, top: 0, width, height });
  return {
    ...{ id: 'pocket', name: 'Chest pocket', count: 1, inner: [], notches: [] },
    edges: [
      hem('top', lineOf(a, b)),
      seam('right', lineOf(b, c)),
      seam('foot', lineOf(c, d)),
      seam('left', lineOf(d, a)),
    ],
    grain: [
      { x: width / 2, y: height * 0.18 },
      { x: width / 2, y: height * 0.82 },
    ],
  };
}
