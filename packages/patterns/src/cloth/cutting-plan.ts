import { ALLOWANCES } from '../draft/allowances.ts';
import type { Draft, Piece } from '../draft/model.ts';
import { cutOf } from '../draft/outline.ts';
import type { Place } from '../geometry/path.ts';
import { boxOf, signedArea } from '../geometry/polygon.ts';
import { layOut } from '../layout/skyline.ts';
import { copiesOfWhole, type LaidPiece, mirrored } from './laid-piece.ts';

export const INCH = 25.4;
export const YARD = 36 * INCH;
/** Cloth is sold by eighths of a yard. */
export const SOLD_BY = 8;
/** So many mm as yards that are bought, rounded up to an eighth. */
export const yardsOf = (mm: number): number => Math.ceil((mm / YARD) * SOLD_BY) / SOLD_BY;

/** Not cut into at each selvedge, and left between pieces, in mm. */
const SELVEDGE = 10;
const GAP = 6;

/** Widths in which cloth is sold, in inches. */
export const CLOTHS = [45, 60] as const;

export interface CuttingPlan {
  clothInches: number;
  /** In mm; the length is what is cut off. */
  width: number;
  length: number;
  /** To buy, rounded up to an eighth. */
  yards: number;
  /** Part of the cloth that is cut away, 0 to 1. */
  waste: number;
  laid: LaidPiece[];
  /** Pieces that are cut in halves with a seam in the middle, since the cloth is too narrow to open them. */
  joined: string[];
  /** Pieces that this cloth cannot carry; when there are any, nothing is laid and the figures are 0. */
  tooWide: string[];
}

interface Copies {
  copies: LaidPiece[];
  isJoined: boolean;
}

function copiesOf(piece: Piece, usable: number): Copies | null {
  const fits = (outline: readonly Place[]) => {
    const { left, right } = boxOf(outline);
    return right - left + GAP <= usable;
  };
  const whole = copiesOfWhole(piece);
  if (whole.every(({ outline }) => fits(outline))) return { copies: whole, isJoined: false };
  if (!piece.edges.some(({ kind }) => kind === 'fold')) return null;
  const edges = piece.edges.map((edge) => (edge.kind === 'fold' ? { ...edge, allowance: ALLOWANCES.seam } : edge));
  const half = cutOf({ ...piece, edges });
  const halves = [half, mirrored(half)].map((outline) => ({ name: piece.name, outline }));
  const copies = Array.from({ length: piece.count }, () => halves).flat();
  return fits(half) ? { copies, isJoined: true } : null;
}

/**
 * How a pattern lies on cloth of a width: opened to a single layer, warp along the grain lines, every piece the same way
 * up, so that it suits prints and napped cloth too. Pieces lie by their bounding boxes, so some more could be saved.
 */
export function cuttingPlan(draft: Draft, clothInches: number): CuttingPlan {
  const width = clothInches * INCH;
  const usable = width - 2 * SELVEDGE;
  const found = draft.pieces.map((piece) => ({ piece, made: copiesOf(piece, usable) }));
  const tooWide = found.filter(({ made }) => !made).map(({ piece }) => piece.name);
  const joined = found.filter(({ made }) => made?.isJoined).map(({ piece }) => piece.name);
  const none: CuttingPlan = { clothInches, width, length: 0, yards: 0, waste: 0, laid: [], joined, tooWide };
  if (tooWide.length) return none;
  const copies = found.flatMap(({ made }) => made?.copies ?? []);
  const boxes = copies.map(({ outline }) => boxOf(outline));
  const { places, length } = layOut(
    boxes.map(({ left, right, top, bottom }) => ({ width: right - left + GAP, height: bottom - top + GAP })),
    usable,
  );
  const laid = copies.map(({ name, outline }, n) => {
    const [box, place] = [boxes[n], places[n]];
    const [dx, dy] = [SELVEDGE + (place?.x ?? 0) - (box?.left ?? 0), (place?.y ?? 0) - (box?.top ?? 0)];
    return { name, outline: outline.map(({ x, y }) => ({ x: x + dx, y: y + dy })) };
  });
  const used = laid.reduce((sum, { outline }) => sum + Math.abs(signedArea(outline)), 0);
  return { ...none, length, yards: yardsOf(length), waste: 1 - used / (width * length), laid };
}
