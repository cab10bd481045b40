import { ALLOWANCES } from '../../draft/allowances.ts';
import type { Piece } from '../../draft/model.ts';
import { at, curveOf, lineOf } from '../../geometry/path.ts';
import { fold, seam } from '../tops/body-pieces.ts';

/** How wide fly facing and shield are, finished, in mm (estimated). */
const WIDTH = 45;

/** What a fly so long is turned with, round at its foot, and the shield behind the zip. */
export function flyPieces(length: number): Piece[] {
  const grain: Piece['grain'] = [
    { x: WIDTH * 0.35, y: length * 0.3 },
    { x: WIDTH * 0.35, y: length * 0.75 },
  ];
  const [corner, foot] = [at(WIDTH, 0), at(0, length)];
  const round = curveOf(at(WIDTH, length * 0.7), at(WIDTH, length * 0.9), at(WIDTH * 0.6, length), foot);
  const outer = lineOf(corner, round.start());
  outer.ops.push(...round.ops.slice(1));
  const square = at(WIDTH, length);
  return [
    {
      ...{ id: 'fly-facing', name: 'Fly facing', count: 1, inner: [], notches: [], grain },
      edges: [
        seam('waist', lineOf(at(0, 0), corner)),
        seam('outer', outer, ALLOWANCES.facing),
        seam('fly', lineOf(foot, at(0, 0))),
      ],
    },
    {
      ...{ id: 'fly-shield', name: 'Fly shield', count: 1, inner: [], notches: [], grain },
      edges: [
        seam('waist', lineOf(at(0, 0), corner)),
        seam('fly', lineOf(corner, square)),
        seam('foot', lineOf(square, foot)),
        fold(lineOf(foot, at(0, 0))),
      ],
    },
  ];
}
