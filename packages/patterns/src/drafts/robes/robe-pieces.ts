import type { Path } from '@freesewing/core';
import { ALLOWANCES } from '../../draft/allowances.ts';
import type { Piece } from '../../draft/model.ts';
import { at, curveOf, lineOf } from '../../geometry/path.ts';
import { facings, fold, hem, seam } from '../tops/body-pieces.ts';
import type { Neckline } from '../tops/neckline.ts';
import { pocketPiece, pocketPlace } from '../tops/pocket.ts';
import { embroideryPlaces } from './embroidery.ts';
import { type Gore, gorePiece, joinNotches, joins } from './gore.ts';

export interface RobeShape {
  neck: Neckline;
  /** Half the middle panel’s width, a wing’s width, and the length from the shoulder, in mm. */
  middle: number;
  wing: number;
  length: number;
  shoulder: Path;
  /** How far a side is open from the shoulder, and how round the wing’s corners are, in mm. */
  opening: number;
  round: number;
  hasPocket: boolean;
  /** Between the middle panel and the wings, when there are any. */
  gore: Gore | null;
  isEmbroidered: boolean;
}

/** Rounded edges are turned narrowly, in mm. */
export const NARROW_HEM = 15;

function middlePanel(which: 'front' | 'back', robe: RobeShape, inner: Piece['inner']): Piece {
  const { neck, middle, length, shoulder, gore } = robe;
  const isFront = which === 'front';
  const depth = isFront ? neck.frontDepth : neck.backDepth;
  return {
    ...{ id: which, name: isFront ? 'Front' : 'Back', count: 1, inner },
    edges: [
      seam('neck', neck[which], ALLOWANCES.neck),
      seam('shoulder', shoulder),
      ...joins('', middle, length, gore),
      hem('hem', lineOf(at(middle, length), at(0, length))),
      fold(lineOf(at(0, length), at(0, depth))),
    ],
    notches: joinNotches('', length, gore, isFront ? 1 : 2),
    grain: [
      { x: middle / 2, y: length * 0.45 },
      { x: middle / 2, y: length * 0.85 },
    ],
  };
}

/** Both halves of a wing in one, folded at the shoulder: y = 0 lies on it, the front below. */
function wingPiece({ wing, length, opening, round, gore }: RobeShape): Piece {
  const corner = curveOf(
    at(wing - round, length),
    at(wing - round * 0.45, length),
    at(wing, length - round * 0.45),
    at(wing, length - round),
  );
  const frontHem = lineOf(at(0, length), corner.start());
  frontHem.ops.push(...corner.ops.slice(1));
  const backHem = lineOf(at(wing, -(length - round))).curve(
    at(wing, -(length - round * 0.45)),
    at(wing - round * 0.45, -length),
    at(wing - round, -length),
  );
  return {
    ...{ id: 'wing', name: 'Wing', count: 2 },
    edges: [
      ...joins('back-', 0, -length, gore),
      ...joins('front-', 0, length, gore),
      hem('front-hem', frontHem, NARROW_HEM),
      seam('front-side', lineOf(at(wing, length - round), at(wing, opening))),
      hem('opening', lineOf(at(wing, opening), at(wing, -opening)), NARROW_HEM),
      seam('back-side', lineOf(at(wing, -opening), at(wing, -(length - round)))),
      hem('back-hem', backHem.line(at(0, -length)), NARROW_HEM),
    ],
    inner: [{ name: 'fold over the shoulder', path: lineOf(at(0, 0), at(wing, 0)), kind: 'fold' }],
    notches: [
      ...joinNotches('front-', length, gore, 1),
      ...joinNotches('back-', -length, gore, 2),
      { edge: 'front-join', along: 0, marks: 1 },
    ],
    grain: [
      { x: wing / 2, y: -0.4 * length },
      { x: wing / 2, y: 0.4 * length },
    ],
  };
}

/** Middle panel, wings and facings of a robe, its gores and its pocket. */
export function robePieces(robe: RobeShape): Piece[] {
  const { neck, middle, hasPocket, gore, isEmbroidered } = robe;
  const pocket = { left: 30, top: neck.frontDepth + 60, width: Math.min(200, middle - 60), height: 230 };
  const embroidery = isEmbroidered ? embroideryPlaces(neck, middle) : { front: [], back: [] };
  const slit = lineOf(at(0, neck.frontDepth), at(0, neck.frontDepth + neck.slit));
  return [
    middlePanel('front', robe, [
      { name: 'slit', path: slit, kind: 'cut' },
      ...(hasPocket ? [pocketPlace(pocket)] : []),
      ...embroidery.front,
    ]),
    middlePanel('back', robe, embroidery.back),
    wingPiece(robe),
    ...(gore ? [gorePiece(robe.length, gore)] : []),
    ...facings(neck, robe.shoulder),
    ...(hasPocket ? [pocketPiece(pocket)] : []),
  ];
}
