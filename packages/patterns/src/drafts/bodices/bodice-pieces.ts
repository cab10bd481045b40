import type { Path } from '@freesewing/core';
import { ALLOWANCES } from '../../draft/allowances.ts';
import type { Edge, InnerLine, Piece } from '../../draft/model.ts';
import { at, curveOf, lineOf } from '../../geometry/path.ts';
import { fold, seam } from '../tops/body-pieces.ts';
import type { Neckline } from '../tops/neckline.ts';
import { type BodiceWaist, bodiceWaist, type Suppression } from './bodice-waist.ts';

/** A quarter of a bodice, in mm from the centre and from the shoulder’s neck end. */
export interface BodiceShape {
  neck: Neckline;
  shoulder: Path;
  armhole: { front: Path; back: Path };
  /** Half the width at the bust. */
  half: number;
  /** Down to here the sides are straight; of a front the dart begins there. */
  bustY: number;
  waistY: number;
  suppression: Suppression;
  /** How wide the dart in the front’s side is: by so much the front is longer. 0 for none. */
  bustDart: number;
  bustPoint: number;
}

/** How far beside and below the bust point darts end, in mm (estimated). */
const BESIDE_POINT = 25;
const BELOW_POINT = 20;
/** How far below the underarm the back’s darts end, and how long a dart is at least, in mm. */
const BELOW_UNDERARM = 20;
const LEAST_DART = 45;
/** Where the back’s first dart lies, as a share of the waist (estimated). */
const BACK_DART = 0.42;

/** From the underarm straight to the bust, then in to the waist. */
function sideBelow(from: { x: number; y: number }, to: { x: number; y: number }): Path {
  const run = to.y - from.y;
  return curveOf(at(from.x, from.y), at(from.x, from.y + run * 0.35), at(to.x, to.y - run * 0.3), at(to.x, to.y));
}

/** Edges of a side, what is drawn for them, and which of them are sewn. */
interface Side {
  edges: Edge[];
  inner: InnerLine[];
  sewn: readonly string[];
}

/** The side of a front, in two with a dart between them when there is one. */
function frontSide({ half, bustY, bustDart, bustPoint, armhole, ...shape }: BodiceShape): Side {
  const under = armhole.front.end();
  const corner = at(half - shape.suppression.side, shape.waistY + bustDart);
  const lower = sideBelow({ x: half, y: bustY + bustDart }, corner);
  const upper = lineOf(under, at(half, bustY));
  if (bustDart === 0) {
    upper.ops.push(...lower.ops.slice(1));
    return { edges: [seam('side', upper)], inner: [], sewn: ['side'] };
  }
  const [above, below] = [at(half, bustY), at(half, bustY + bustDart)];
  const tip = at(Math.min(bustPoint + BESIDE_POINT, half - LEAST_DART), bustY + bustDart / 2);
  const out = (bustDart / 2) * Math.tan(Math.min(0.75, 2 * Math.atan(bustDart / 2 / (half - tip.x))));
  return {
    edges: [
      seam('side-above', upper),
      seam('bust-dart', lineOf(above, at(half + out, tip.y), below)),
      seam('side-below', lower),
    ],
    inner: [
      { name: 'bust-dart-upper', path: lineOf(above, tip), kind: 'dart' },
      { name: 'bust-dart-lower', path: lineOf(below, tip), kind: 'dart' },
    ],
    sewn: ['side-above', 'side-below'],
  };
}

/** A piece, and which edges of its waist and its side are sewn when the darts are closed. */
interface Quarter {
  piece: Piece;
  waist: readonly string[];
  side: readonly string[];
}
export type BodicePieces = Readonly<Record<'front' | 'back', Quarter>>;

function pieceOf(which: 'front' | 'back', shape: BodiceShape, below: readonly Edge[], inner: InnerLine[]): Piece {
  const isFront = which === 'front';
  const { neck, half, waistY } = shape;
  const depth = isFront ? neck.frontDepth : neck.backDepth;
  const bottom = isFront ? waistY + shape.bustDart : waistY;
  const armhole = shape.armhole[which];
  const centre = lineOf(at(0, bottom), at(0, depth));
  const down = (share: number) => ({ x: half * 0.12, y: depth + share * (bottom - depth) });
  return {
    ...{ id: which, name: isFront ? 'Front' : 'Back', count: isFront ? 1 : 2, inner },
    edges: [
      seam('neck', neck[which], ALLOWANCES.neck),
      seam('shoulder', shape.shoulder),
      seam('armhole', armhole),
      ...below,
      isFront ? fold(centre) : seam('centre', centre),
    ],
    notches: [
      { edge: 'armhole', along: armhole.length() * 0.6, marks: isFront ? 1 : 2 },
      ...(isFront ? [] : [{ edge: 'centre', along: (bottom - depth) / 2, marks: 2 as const }]),
    ],
    grain: [down(0.25), down(0.9)],
  };
}

/** The front on the fold, with darts at side and waist, and the back in two, closed at its centre. */
export function bodicePieces(shape: BodiceShape): BodicePieces {
  const { half, waistY, bustY, bustDart, suppression, armhole } = shape;
  const width = half - suppression.side;
  const waistOf = (y: number, wanted: number, tipY: number): BodiceWaist =>
    bodiceWaist(width, y, suppression, wanted, Math.min(tipY, y - LEAST_DART));
  const front = waistOf(waistY + bustDart, shape.bustPoint, bustY + bustDart + BELOW_POINT);
  const back = waistOf(waistY, BACK_DART * width, armhole.back.end().y + BELOW_UNDERARM);
  const side = frontSide(shape);
  const backSide = lineOf(armhole.back.end(), at(half, bustY));
  backSide.ops.push(...sideBelow({ x: half, y: bustY }, { x: width, y: waistY }).ops.slice(1));
  return {
    front: {
      piece: pieceOf('front', shape, [...side.edges, ...front.edges], [...front.inner, ...side.inner]),
      ...{ waist: front.sewn, side: side.sewn },
    },
    back: {
      piece: pieceOf('back', shape, [seam('side', backSide), ...back.edges], back.inner),
      ...{ waist: back.sewn, side: ['side'] },
    },
  };
}
