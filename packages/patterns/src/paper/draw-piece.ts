import type { Path } from '@freesewing/core';
import type { Draft, Edge, Piece } from '../draft/model.ts';
import { cutOf, outlineOf } from '../draft/outline.ts';
import { at, lineOf, type Place } from '../geometry/path.ts';
import { boxOf, signedArea } from '../geometry/polygon.ts';
import { type Drawing, movedDrawing, type Stroke } from './drawing.ts';
import { type LetterSizes, pieceLetters } from './piece-letters.ts';

const HEAD = 6;
const NOTCH_GAP = 3;
const LEAST_NOTCH = 5;
const SLIT_BAR = 12;

export const pathOf = (places: readonly Place[]): Path => {
  const [first = at(0, 0), ...rest] = places.map(({ x, y }) => at(x, y));
  return lineOf(first, ...rest);
};

function grainStrokes([from, to]: Piece['grain']): Stroke[] {
  const turn = Math.atan2(to.y - from.y, to.x - from.x);
  const head = (tip: Place, back: number) =>
    [-0.4, 0.4].map((spread) => ({
      x: tip.x + HEAD * Math.cos(turn + back + spread),
      y: tip.y + HEAD * Math.sin(turn + back + spread),
    }));
  const line = (...places: Place[]): Stroke => ({ path: pathOf(places), closed: false, style: 'grain' });
  const [a = from, b = from] = head(from, 0);
  const [c = to, d = to] = head(to, Math.PI);
  return [line(from, to), line(a, from, b), line(c, to, d)];
}

function notchStrokes({ notches, edges }: Piece, outwards: number): Stroke[] {
  return notches.flatMap(({ edge, along, marks }) => {
    const found = edges.find(({ name }) => name === edge);
    if (!found) return [];
    return (marks === 1 ? [0] : [-NOTCH_GAP / 2, NOTCH_GAP / 2]).map((off) => notchOn(found, along + off, outwards));
  });
}

function notchOn({ path, allowance }: Edge, along: number, outwards: number): Stroke {
  const length = path.length();
  const middle = Math.min(length - 0.5, Math.max(0.5, along));
  const [a, b] = [path.shiftAlong(middle - 0.4), path.shiftAlong(middle + 0.4)];
  const run = a.dist(b) || 1;
  const depth = Math.max(LEAST_NOTCH, allowance);
  const foot = { x: (a.x + b.x) / 2, y: (a.y + b.y) / 2 };
  const tip = {
    x: foot.x + ((-(b.y - a.y) * outwards) / run) * depth,
    y: foot.y + (((b.x - a.x) * outwards) / run) * depth,
  };
  return { path: pathOf([foot, tip]), closed: false, style: 'notch' };
}

/** How often a piece is cut, in words. */
export function cuttingWords({ count, edges }: Piece): string {
  if (edges.some(({ kind }) => kind === 'fold')) return `Cut ${count} on the fold`;
  return count === 2 ? 'Cut 2, mirrored' : `Cut ${count}`;
}

/** A slit lies on the fold, so it shows by a bar at its end. */
const slitEnds = ({ inner }: Piece): Place[] =>
  inner.filter(({ kind }) => kind === 'cut').map(({ path }) => path.end());

const slitBars = (piece: Piece): Stroke[] =>
  slitEnds(piece).map((end) => ({
    path: pathOf([end, { x: end.x + SLIT_BAR, y: end.y }]),
    ...{ closed: false, style: 'notch' },
  }));

/** A piece as it is drawn, its upper left corner at 0, 0. */
export function drawPiece(piece: Piece, { garment, fit }: Pick<Draft, 'garment' | 'fit'>, sizes: LetterSizes): Drawing {
  const cut = cutOf(piece);
  const outline = outlineOf(piece);
  const box = boxOf([...cut, ...outline]);
  const outwards = signedArea(outline) > 0 ? -1 : 1;
  const within = [
    ...piece.inner.map(
      ({ path, kind }): Stroke => ({ path, closed: false, style: kind === 'fold' ? 'fold' : 'inner' }),
    ),
    ...slitBars(piece),
    ...grainStrokes(piece.grain),
  ];
  const label = [piece.name, cuttingWords(piece), `${garment}, ${fit} fit`];
  const drawing: Drawing = {
    ...{ width: box.right - box.left, height: box.bottom - box.top },
    strokes: [
      { path: pathOf(cut), closed: true, style: 'cut' },
      ...piece.edges.map(
        ({ path, kind }): Stroke => ({ path, closed: false, style: kind === 'fold' ? 'fold' : 'sew' }),
      ),
      ...within,
      ...notchStrokes(piece, outwards),
    ],
    letters: pieceLetters(piece, { outline, within, slits: slitEnds(piece), label }, sizes),
  };
  return movedDrawing(drawing, -box.left, -box.top);
}
