import type { Path } from '@freesewing/core';
import { ALLOWANCES } from '../../draft/allowances.ts';
import type { Edge, Piece } from '../../draft/model.ts';
import { at, curveOf, lineOf } from '../../geometry/path.ts';
import type { Neckline } from './neckline.ts';

/** Half a front and half a back with the centre on the fold; lines run from the neck to the hem. */
export interface TopShape {
  neck: Neckline;
  /** From the neck’s shoulder end outwards. */
  shoulder: Path;
  armhole: { front: Path; back: Path };
  side: Path;
  /** Height of the hem below the shoulder’s neck end, in mm. */
  hemY: number;
  /** Length of the slit at the side, up from the hem, in mm. */
  vent: number;
}

export const seam = (name: string, path: Path, allowance: number = ALLOWANCES.seam): Edge => ({
  ...{ name, path, kind: 'seam', allowance },
});
export const hem = (name: string, path: Path, allowance: number = ALLOWANCES.hem): Edge => ({
  ...{ name, path, kind: 'hem', allowance },
});
export const fold = (path: Path): Edge => ({ name: 'centre', path, kind: 'fold', allowance: 0 });

/** The front or back of a top. */
export function bodyPiece(which: 'front' | 'back', shape: TopShape): Piece {
  const isFront = which === 'front';
  const { neck, side, hemY } = shape;
  const armhole = shape.armhole[which];
  const depth = isFront ? neck.frontDepth : neck.backDepth;
  const middle = side.start().x / 2;
  return {
    id: which,
    name: isFront ? 'Front' : 'Back',
    count: 1,
    edges: [
      seam('neck', neck[which], ALLOWANCES.neck),
      seam('shoulder', shape.shoulder),
      seam('armhole', armhole),
      seam('side', side),
      hem('hem', lineOf(side.end(), at(0, hemY))),
      fold(lineOf(at(0, hemY), at(0, depth))),
    ],
    inner: isFront
      ? [{ name: 'slit', path: lineOf(at(0, depth), at(0, depth + neck.slit)), kind: 'cut' as const }]
      : [],
    notches: [
      { edge: 'armhole', along: armhole.length() / 2, marks: isFront ? 1 : 2 },
      { edge: 'side', along: side.length() - shape.vent, marks: 1 },
    ],
    grain: [
      { x: middle, y: depth + 0.3 * (hemY - depth) },
      { x: middle, y: depth + 0.8 * (hemY - depth) },
    ],
  };
}

/** How wide a facing is at the shoulder, and beside the slit, in mm. */
const FACING = 60;
const BESIDE_SLIT = 50;

/** What the neck and its slit are turned with. */
export function facings(neck: Neckline, shoulder: Path): Piece[] {
  const outer = shoulder.shiftAlong(Math.min(FACING, shoulder.length() - 1));
  const shoulderEdge = seam('shoulder', lineOf(shoulder.start(), outer));
  const foot = neck.frontDepth + neck.slit + BESIDE_SLIT;
  const beside = at(BESIDE_SLIT, neck.frontDepth + 70);
  const frontOuter = curveOf(outer, at(outer.x, neck.frontDepth), at(BESIDE_SLIT, neck.frontDepth + 20), beside)
    .line(at(BESIDE_SLIT, foot))
    .line(at(0, foot));
  const backFoot = neck.backDepth + FACING;
  const grain = (x: number, top: number, bottom: number): Piece['grain'] => [
    { x, y: top },
    { x, y: bottom },
  ];
  const edges = (neckPath: Path, outerPath: Path): Edge[] => [
    seam('neck', neckPath, ALLOWANCES.neck),
    shoulderEdge,
    seam('outer', outerPath, ALLOWANCES.facing),
    fold(lineOf(outerPath.end(), neckPath.start())),
  ];
  return [
    {
      ...{ id: 'front-facing', name: 'Front neck facing', count: 1, notches: [] },
      edges: edges(neck.front, frontOuter),
      inner: [{ name: 'slit', path: lineOf(at(0, neck.frontDepth), at(0, neck.frontDepth + neck.slit)), kind: 'cut' }],
      grain: grain(BESIDE_SLIT / 2, neck.frontDepth + 20, foot - 20),
    },
    {
      ...{ id: 'back-facing', name: 'Back neck facing', count: 1, notches: [], inner: [] },
      edges: edges(
        neck.back,
        curveOf(outer, at(outer.x, backFoot * 0.7), at(outer.x * 0.55, backFoot), at(0, backFoot)),
      ),
      grain: grain(neck.width * 0.4, neck.backDepth + 12, backFoot - 12),
    },
  ];
}
