// Where a piece's edges run, row by row.
import { CANVAS_HEIGHT, CANVAS_WIDTH, clamp, rasterisePath } from './raster.ts';

/** Left and right edge of a piece for each design row, and its top and bottom, in design px. */
export interface PieceFrame {
  left: Float32Array;
  right: Float32Array;
  top: number;
  bottom: number;
}

/** The frame is measured on a quarter-size raster: every measured row stands for four. */
const FRAME_SCALE = 0.25;
const ROWS = 1 / FRAME_SCALE;

/** First and last covered column of a row of the mask; null when there is none. */
function span(mask: Float32Array, width: number, y: number): [number, number] | null {
  let first = -1;
  let last = -1;
  for (let x = 0; x < width; x++)
    if (mask[y * width + x]! > 0.5) {
      if (first < 0) first = x;
      last = x;
    }
  return first < 0 ? null : [first, last];
}

/** Averages an edge over the 18 rows above and below, inside the piece. */
function smoothEdge(values: Float32Array, top: number, bottom: number): Float32Array {
  const out = new Float32Array(values.length);
  for (let y = 0; y < values.length; y++) {
    let sum = 0;
    let n = 0;
    const from = clamp(y - 18, top, bottom);
    const to = clamp(y + 18, top, bottom);
    for (let k = from; k <= to; k++)
      if (!Number.isNaN(values[k]!)) {
        sum += values[k]!;
        n++;
      }
    out[y] = n ? sum / n : CANVAS_WIDTH / 2;
  }
  return out;
}

/** Measures a piece's left and right edge per design row; null when the path covers nothing. */
export async function measureFrame(path: string): Promise<PieceFrame | null> {
  const width = CANVAS_WIDTH * FRAME_SCALE;
  const height = CANVAS_HEIGHT * FRAME_SCALE;
  const mask = await rasterisePath(path, { x: 0, y: 0, zoom: FRAME_SCALE, width, height });
  const left = new Float32Array(CANVAS_HEIGHT).fill(Number.NaN);
  const right = new Float32Array(CANVAS_HEIGHT).fill(Number.NaN);
  let top = -1;
  let bottom = -1;
  for (let y = 0; y < height; y++) {
    const covered = span(mask, width, y);
    if (!covered) continue;
    if (top < 0) top = y * ROWS;
    bottom = (y + 1) * ROWS;
    left.fill(covered[0] * ROWS, y * ROWS, bottom);
    right.fill((covered[1] + 1) * ROWS, y * ROWS, bottom);
  }
  if (top < 0) return null;
  return { left: smoothEdge(left, top, bottom - 1), right: smoothEdge(right, top, bottom - 1), top, bottom };
}
