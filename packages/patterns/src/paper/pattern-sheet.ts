import type { Draft } from '../draft/model.ts';
import { layOut } from '../layout/skyline.ts';
import { drawPiece } from './draw-piece.ts';
import { type Drawing, movedDrawing } from './drawing.ts';
import { scaleSquares } from './scale-squares.ts';

/** A roll of plotter paper, and what lies between pieces and around them, in mm. */
const ROLL = 914;
const GAP = 10;

/**
 * All pieces of a pattern and the scale squares, arranged on one sheet; as wide as a roll, or as the widest piece.
 * `reference` says whose it is: the number of an order.
 */
export function patternSheet(draft: Draft, title: string, reference = ''): Drawing {
  const parts = [
    scaleSquares(`${title}, ${draft.fit} fit`, reference),
    ...draft.pieces.map((piece) => drawPiece(piece, { ...draft, garment: title })),
  ];
  const boxes = parts.map(({ width, height }) => ({ width: width + GAP, height: height + GAP }));
  const width = Math.max(ROLL - GAP, ...boxes.map((box) => box.width));
  const { places, length } = layOut(boxes, width);
  const laid = parts.map((part, n) => movedDrawing(part, (places[n]?.x ?? 0) + GAP, (places[n]?.y ?? 0) + GAP));
  return {
    ...{ width: width + GAP, height: length + GAP },
    strokes: laid.flatMap(({ strokes }) => strokes),
    letters: laid.flatMap(({ letters }) => letters),
  };
}
