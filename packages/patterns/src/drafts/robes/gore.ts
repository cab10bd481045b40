import { ALLOWANCES } from '../../draft/allowances.ts';
import type { Edge, Notch, Piece } from '../../draft/model.ts';
import { at, curveOf, lineOf } from '../../geometry/path.ts';
import { hem, seam } from '../tops/body-pieces.ts';

/** A wedge let into a seam from `top` below the shoulder down, `width` wide at the hem, in mm. */
export interface Gore {
  top: number;
  width: number;
}

/**
 * The seam between middle panel and wing at x, from the shoulder to a hem `length` below it (above for a back that lies
 * beyond the shoulder): in one, or in two where a gore is let in. Runs downwards on the paper.
 */
export function joins(which: 'front-' | 'back-' | '', x: number, length: number, gore: Gore | null): Edge[] {
  if (!gore)
    return [seam(`${which}join`, length > 0 ? lineOf(at(x, 0), at(x, length)) : lineOf(at(x, length), at(x, 0)))];
  if (length > 0)
    return [
      seam(`${which}join`, lineOf(at(x, 0), at(x, gore.top))),
      seam(`${which}gore`, lineOf(at(x, gore.top), at(x, length))),
    ];
  return [
    seam(`${which}gore`, lineOf(at(x, length), at(x, -gore.top))),
    seam(`${which}join`, lineOf(at(x, -gore.top), at(x, 0))),
  ];
}

/** Marks on that seam: in its middle, or where the gore begins and half-way down it. */
export function joinNotches(
  which: 'front-' | 'back-' | '',
  length: number,
  gore: Gore | null,
  marks: Notch['marks'],
): Notch[] {
  if (!gore) return [{ edge: `${which}join`, along: Math.abs(length) / 2, marks }];
  return [
    { edge: `${which}join`, along: length > 0 ? gore.top : 0, marks },
    { edge: `${which}gore`, along: (Math.abs(length) - gore.top) / 2, marks: 1 },
  ];
}

/** A gore for a robe of that length: its point up, its hem a part of a circle, so that both sides are as long as the seam. */
export function gorePiece(length: number, { top, width }: Gore): Piece {
  const side = length - top;
  const angle = Math.asin(width / 2 / side);
  const [x, y] = [width / 2, side * Math.cos(angle)];
  const reach = (4 / 3) * Math.tan(angle / 2) * side;
  const [dx, dy] = [reach * Math.cos(angle), reach * Math.sin(angle)];
  const [tip, right, left] = [at(0, 0), at(x, y), at(-x, y)];
  return {
    ...{ id: 'gore', name: 'Gore', count: 4, inner: [] },
    edges: [
      seam('right', lineOf(tip, right)),
      hem('hem', curveOf(right, at(x - dx, y + dy), at(dx - x, y + dy), left), ALLOWANCES.seam),
      seam('left', lineOf(left, tip)),
    ],
    notches: [
      { edge: 'right', along: side / 2, marks: 1 },
      { edge: 'left', along: side / 2, marks: 1 },
    ],
    grain: [
      { x: 0, y: side * 0.35 },
      { x: 0, y: side * 0.9 },
    ],
  };
}
