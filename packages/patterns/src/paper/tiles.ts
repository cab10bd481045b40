import { flattened } from '../geometry/path.ts';
import { type Box, boxOf } from '../geometry/polygon.ts';
import type { Drawing } from './drawing.ts';
import { lettersBox } from './free-place.ts';

/** Paper on which a pattern is printed in parts, in mm; upright. */
export const PAPERS = { A4: { width: 210, height: 297 }, A0: { width: 841, height: 1189 } } as const;
export type Paper = keyof typeof PAPERS;

/** What a printer leaves white at each edge, in mm. */
export const TILE_MARGIN = 10;

/** A part of a drawing: its row and column from 1, and its upper left corner in mm. */
export interface Tile {
  row: number;
  column: number;
  x: number;
  y: number;
  /** `B3`: second row, third column. */
  name: string;
}

/** `A` to `Z`, then `AA`. */
const rowLetters = (row: number): string =>
  row <= 26 ? String.fromCharCode(64 + row) : rowLetters(Math.floor((row - 1) / 26)) + rowLetters(((row - 1) % 26) + 1);

/** Whether a straight piece touches a box (Liang and Barsky). */
function touches(box: Box, a: { x: number; y: number }, b: { x: number; y: number }): boolean {
  let [from, to] = [0, 1];
  const [dx, dy] = [b.x - a.x, b.y - a.y];
  for (const [run, room] of [
    [-dx, a.x - box.left],
    [dx, box.right - a.x],
    [-dy, a.y - box.top],
    [dy, box.bottom - a.y],
  ] as const) {
    if (run === 0) {
      if (room < 0) return false;
      continue;
    }
    const t = room / run;
    if (run < 0) from = Math.max(from, t);
    else to = Math.min(to, t);
    if (from > to) return false;
  }
  return true;
}

const overlap = (a: Box, b: Box) => a.left <= b.right && b.left <= a.right && a.top <= b.bottom && b.top <= a.bottom;

/** The part of a paper that shows the drawing, in mm. */
export const tileSize = (paper: Paper) => ({
  width: PAPERS[paper].width - 2 * TILE_MARGIN,
  height: PAPERS[paper].height - 2 * TILE_MARGIN,
});

/** The parts in which a drawing is printed, row by row; what shows neither a line nor a letter is left out. */
export function tilesOf(drawing: Drawing, paper: Paper): Tile[] {
  const { width, height } = tileSize(paper);
  const lines = drawing.strokes.map(({ path, closed }) => {
    const places = flattened(path);
    const row = closed ? [...places, ...places.slice(0, 1)] : places;
    return { places: row, box: boxOf(row) };
  });
  const letters = drawing.letters.map(lettersBox);
  const isUsed = (box: Box) =>
    letters.some((each) => overlap(box, each)) ||
    lines.some(
      (line) => overlap(box, line.box) && line.places.some((b, n) => n > 0 && touches(box, line.places[n - 1] ?? b, b)),
    );
  const tiles: Tile[] = [];
  for (let row = 1; (row - 1) * height < drawing.height; row++)
    for (let column = 1; (column - 1) * width < drawing.width; column++) {
      const [x, y] = [(column - 1) * width, (row - 1) * height];
      if (!isUsed({ left: x, top: y, right: x + width, bottom: y + height })) continue;
      tiles.push({ row, column, x, y, name: `${rowLetters(row)}${column}` });
    }
  return tiles;
}
