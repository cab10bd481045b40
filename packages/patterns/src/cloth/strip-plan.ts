import type { Draft, Piece } from '../draft/model.ts';
import { boxOf, signedArea } from '../geometry/polygon.ts';
import { layOut } from '../layout/skyline.ts';
import { INCH, SOLD_BY, YARD } from './cutting-plan.ts';
import { copiesOfWhole, type LaidPiece } from './laid-piece.ts';

/** Widths in which aso-oke comes off the loom, in inches: strips of 10 to 15 cm. */
export const STRIPS = [6, 4] as const;

/** What a strip loses of its width to the seams at both its edges, and what is cut longer than the piece, in mm (estimated). */
const SEWN_IN = 6;
const LONGER = 20;
/** Strips are cut off in whole eighths of a yard, in mm, so that what is listed adds up to what is bought. */
const EIGHTH = YARD / SOLD_BY;
/** What lies between panels when they are drawn, in mm, and how wide the table is. */
const APART = 40;
const TABLE = 60 * INCH;

/** What a piece is cut from: so many strips side by side, each so long, in mm of whole eighths of a yard. */
export interface StripPanel {
  name: string;
  /** How many such panels are made. */
  panels: number;
  strips: number;
  length: number;
}

export interface StripPlan {
  stripInches: number;
  /** What a strip covers when it is sewn to its neighbours, in mm. */
  pitch: number;
  panels: StripPanel[];
  /** Lengths that are cut off, in all. */
  strips: number;
  /** Of strip to buy: what all lengths add up to. */
  yards: number;
  /** Part of the strips that is cut away or sewn in, 0 to 1. */
  waste: number;
  /** How the panels lie beside each other on a table, each with its piece, in mm: to be drawn. */
  laid: (LaidPiece & { left: number; top: number; strips: number; length: number })[];
  width: number;
  height: number;
}

interface Panel extends StripPanel {
  copies: LaidPiece[];
}

function panelOf(piece: Piece, pitch: number): Panel {
  const copies = copiesOfWhole(piece);
  const { left, right, top, bottom } = boxOf(copies[0]?.outline ?? []);
  const strips = Math.max(1, Math.ceil((right - left) / pitch));
  const length = Math.ceil((bottom - top + LONGER) / EIGHTH) * EIGHTH;
  return { name: piece.name, panels: copies.length, strips, length, copies };
}

/** Lays panels on a table, a hand’s width apart, each with its piece in its middle. */
function laidOut(panels: readonly Panel[], pitch: number): Pick<StripPlan, 'laid' | 'width' | 'height'> {
  const all = panels.flatMap((panel) => panel.copies.map((copy) => ({ ...panel, ...copy })));
  const boxes = all.map(({ strips, length }) => ({ width: strips * pitch + APART, height: length + APART }));
  const width = Math.max(TABLE, ...boxes.map((box) => box.width));
  const { places, length: height } = layOut(boxes, width);
  const laid = all.map(({ name, outline, strips, length }, n) => {
    const [left, top] = [(places[n]?.x ?? 0) + APART / 2, (places[n]?.y ?? 0) + APART / 2];
    const box = boxOf(outline);
    const dx = left + (strips * pitch - (box.right - box.left)) / 2 - box.left;
    const dy = top + (length - (box.bottom - box.top)) / 2 - box.top;
    return {
      ...{ name, left, top, strips, length },
      outline: outline.map(({ x, y }) => ({ x: x + dx, y: y + dy })),
    };
  });
  return { laid, width, height };
}

/**
 * How a pattern is cut from narrow strips: for each piece as many as it is wide are sewn to a panel, edge to edge, the warp
 * along the grain line, and the piece is cut in its middle.
 */
export function stripPlan(draft: Draft, stripInches: number): StripPlan {
  const width = stripInches * INCH;
  const pitch = width - SEWN_IN;
  const panels = draft.pieces.map((piece) => panelOf(piece, pitch));
  const strips = panels.reduce((sum, panel) => sum + panel.panels * panel.strips, 0);
  const length = panels.reduce((sum, panel) => sum + panel.panels * panel.strips * panel.length, 0);
  const table = laidOut(panels, pitch);
  const used = table.laid.reduce((sum, { outline }) => sum + Math.abs(signedArea(outline)), 0);
  return {
    ...{ stripInches, pitch, strips, ...table },
    panels: panels.map(({ copies: _, ...panel }) => panel),
    ...{ yards: Math.round(length / EIGHTH) / SOLD_BY, waste: 1 - used / (width * length) },
  };
}
