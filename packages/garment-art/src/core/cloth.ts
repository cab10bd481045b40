// 2.5D cloth shader: pieces (SVG path, textile, folds) to RGBA pixels.

import type { Piece } from './piece.ts';
import { boxBlur, clamp, FULL_VIEW, rasteriseView, type View } from './raster.ts';
import { type Overlay, shadeWindow } from './shade.ts';
import { type PieceShape, shapeOf } from './shape.ts';
import type { Accumulator, Window } from './window.ts';

/** Darkens what already lies below a piece. */
function castShadow(piece: Piece, { window, shade }: PieceShape, view: View, target: Accumulator): void {
  const strength = piece.shadow ?? 0.42;
  if (!strength) return;
  const z = view.zoom;
  const dx = Math.round((piece.shadowOffset?.[0] ?? 6) * z);
  const dy = Math.round((piece.shadowOffset?.[1] ?? 9) * z);
  for (let y = 0; y < window.height; y++)
    for (let x = 0; x < window.width; x++) {
      const a =
        shade[clamp(y - dy, 0, window.height - 1) * window.width + clamp(x - dx, 0, window.width - 1)]! * strength;
      const i = 4 * ((window.y + y) * view.width + window.x + x);
      if (a < 0.003 || target[i + 3] === 0) continue;
      target[i] = target[i]! * (1 - a);
      target[i + 1] = target[i + 1]! * (1 - a * 0.97);
      target[i + 2] = target[i + 2]! * (1 - a * 0.93);
    }
}

async function prepareOverlay(svg: string, view: View, window: Window): Promise<Overlay> {
  const pixels = await rasteriseView(svg, view);
  const { width, height } = window;
  const rgba = new Uint8ClampedArray(width * height * 4);
  const alpha = new Float32Array(width * height);
  for (let y = 0; y < height; y++)
    for (let x = 0; x < width; x++) {
      const from = 4 * ((window.y + y) * view.width + window.x + x);
      const to = y * width + x;
      for (let k = 0; k < 4; k++) rgba[4 * to + k] = pixels[from + k]!;
      alpha[to] = pixels[from + 3]! / 255;
    }
  return {
    rgba,
    relief: boxBlur(alpha, width, height, 1.6 * view.zoom, 2),
    shadow: boxBlur(alpha, width, height, 3 * view.zoom, 2),
  };
}

async function paintPiece(piece: Piece, view: View, target: Accumulator): Promise<void> {
  const shape = await shapeOf(piece, view);
  if (!shape) return;
  castShadow(piece, shape, view, target);
  const overlay = piece.overlay ? await prepareOverlay(piece.overlay, view, shape.window) : null;
  shadeWindow({ piece, view, ...shape, overlay }, target);
}

/** Paints the pieces in order, until the signal ends it; returns straight-alpha RGBA of the view. */
export async function renderPieces(pieces: Piece[], view: View = FULL_VIEW, signal?: AbortSignal): Promise<Uint8Array> {
  const target = new Float32Array(view.width * view.height * 4);
  for (const piece of pieces) {
    signal?.throwIfAborted();
    await paintPiece(piece, view, target);
  }
  const pixels = new Uint8Array(view.width * view.height * 4);
  for (let i = 0; i < view.width * view.height; i++) {
    const a = target[4 * i + 3]!;
    if (a <= 0) continue;
    for (let k = 0; k < 3; k++) pixels[4 * i + k] = clamp(target[4 * i + k]! / a, 0, 255);
    pixels[4 * i + 3] = clamp(a * 255, 0, 255);
  }
  return pixels;
}
