// The lower edge of a piece follows its folds.
import type { PieceFrame } from './frame.ts';
import type { Piece } from './piece.ts';
import { clamp, smoothstep, type View } from './raster.ts';
import type { Window } from './window.ts';

/** What a piece is made of inside its window: coverage (0..1), fold heights and total heights in design px. */
export interface PieceFields {
  mask: Float32Array;
  folds: Float32Array;
  heights: Float32Array;
}

/** Lowest covered row of a column; -1 when there is none. */
function lowest(mask: Float32Array, { width, height }: Window, x: number): number {
  for (let y = height - 1; y >= 0; y--) if (mask[y * width + x]! > 0.5) return y;
  return -1;
}

/** Mean fold height just above the hem, around a column. */
function foldAtHem(source: Float32Array, folds: Float32Array, width: number, x: number, hem: number): number {
  let sum = 0;
  let n = 0;
  for (let q = -5; q <= 5; q++) {
    const xx = x + q;
    const j = (hem - 8) * width + xx;
    if (xx >= 0 && xx < width && source[j]! > 0.5) {
      sum += folds[j]!;
      n++;
    }
  }
  return n ? sum / n : 0;
}

/** Lets the hem rise and fall with the folds; moves the mask and stretches heights below it. */
export function waveHem(piece: Piece, fields: PieceFields, window: Window, view: View, frame: PieceFrame): void {
  const amount = piece.hemWave ?? 0.5;
  if (!amount) return;
  const { mask, folds, heights } = fields;
  const { width, height } = window;
  const z = view.zoom;
  const reach = Math.round(150 * z);
  const source = Float32Array.from(mask);
  for (let x = 0; x < width; x++) {
    const hem = lowest(source, window, x);
    if (hem < 10 || hem > height - 4) continue;
    const designY = view.y + (window.y + hem) / z;
    if ((designY - frame.top) / (frame.bottom - frame.top) < 0.8) continue;
    const offset = clamp(foldAtHem(source, folds, width, x, hem) * amount, -16, 16) * z;
    for (let y = Math.max(0, hem - reach); y <= Math.min(height - 2, hem + Math.round(24 * z)); y++) {
      const from = clamp(y - offset * smoothstep(hem - reach, hem - 6, y), 0, height - 2);
      const yi = Math.floor(from);
      const f = from - yi;
      const i = y * width + x;
      mask[i] = source[yi * width + x]! * (1 - f) + source[(yi + 1) * width + x]! * f;
      if (mask[i]! > 0.01 && source[i]! <= 0.01) heights[i] = heights[(hem - 3) * width + x]!;
    }
  }
}
