import type { Draft } from '../draft/model.ts';
import type { Box } from '../geometry/polygon.ts';
import { layOut } from '../layout/skyline.ts';
import { drawPiece } from './draw-piece.ts';
import { type Drawing, movedDrawing } from './drawing.ts';
import { ON_PAPER, ON_SCREEN } from './piece-letters.ts';
import { scaleSquares } from './scale-squares.ts';

/** A roll of plotter paper, and what lies between pieces and around them, in mm. */
const ROLL = 914;
const GAP = 10;
/** How much wider than high pieces are shown on a screen, about, and what lies between them there, in mm. */
const LANDSCAPE = 1.6;
const SCREEN_GAP = 40;

interface Arranged {
  drawing: Drawing;
  /** Where each part lies, in their order. */
  boxes: Box[];
}

/** Drawings side by side on a sheet of a width, or as wide as the widest. */
function arranged(parts: readonly Drawing[], sheetWidth: number, gap: number): Arranged {
  const sizes = parts.map(({ width, height }) => ({ width: width + gap, height: height + gap }));
  const width = Math.max(sheetWidth - gap, ...sizes.map((size) => size.width));
  const { places, length } = layOut(sizes, width);
  const boxes = parts.map((part, n): Box => {
    const [left, top] = [(places[n]?.x ?? 0) + gap, (places[n]?.y ?? 0) + gap];
    return { left, top, right: left + part.width, bottom: top + part.height };
  });
  const laid = parts.map((part, n) => movedDrawing(part, boxes[n]?.left ?? 0, boxes[n]?.top ?? 0));
  return {
    boxes,
    drawing: {
      ...{ width: width + gap, height: length + gap },
      strokes: laid.flatMap(({ strokes }) => strokes),
      letters: laid.flatMap(({ letters }) => letters),
    },
  };
}

/**
 * All pieces of a pattern and the scale squares, arranged on one sheet; as wide as a roll, or as the widest piece.
 * `reference` says whose it is: the number of an order.
 */
export function patternSheet(draft: Draft, title: string, reference = ''): Drawing {
  const squares = scaleSquares(`${title}, ${draft.fit} fit`, reference);
  const pieces = draft.pieces.map((piece) => drawPiece(piece, { ...draft, garment: title }, ON_PAPER));
  return arranged([squares, ...pieces], ROLL, GAP).drawing;
}

/** The pieces alone, to be looked at on a screen: about as wide as that, with large letters, and where each lies. */
export function screenSheet(draft: Draft, title: string): Arranged {
  const pieces = draft.pieces.map((piece) => drawPiece(piece, { ...draft, garment: title }, ON_SCREEN));
  const area = pieces.reduce((sum, { width, height }) => sum + (width + SCREEN_GAP) * (height + SCREEN_GAP), 0);
  return arranged(pieces, Math.sqrt(area * LANDSCAPE), SCREEN_GAP);
}
