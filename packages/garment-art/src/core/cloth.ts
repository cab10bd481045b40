// 2.5D cloth shader: pieces (SVG path, textile, folds) to RGBA pixels.

import { enlargeGrid, foldHeights, type Grid } from './folds.ts';
import { measureFrame, type PieceFrame } from './frame.ts';
import { waveHem } from './hem.ts';
import type { Piece } from './piece.ts';
import {
  boxBlur,
  CANVAS_HEIGHT,
  clamp,
  distanceInside,
  FULL_VIEW,
  rasterisePath,
  rasteriseView,
  type View,
} from './raster.ts';
import { type Overlay, shadeWindow } from './shade.ts';
import { type Accumulator, boundsOf, cut, type Window } from './window.ts';

/** Darkens what already lies below a piece. */
function castShadow(piece: Piece, mask: Float32Array, window: Window, view: View, target: Accumulator): void {
  const strength = piece.shadow ?? 0.42;
  if (!strength) return;
  const z = view.zoom;
  const soft = boxBlur(mask, window.width, window.height, (piece.shadowBlur ?? 9) * z, 3);
  const dx = Math.round((piece.shadowOffset?.[0] ?? 6) * z);
  const dy = Math.round((piece.shadowOffset?.[1] ?? 9) * z);
  for (let y = 0; y < window.height; y++)
    for (let x = 0; x < window.width; x++) {
      const a =
        soft[clamp(y - dy, 0, window.height - 1) * window.width + clamp(x - dx, 0, window.width - 1)]! * strength;
      const i = 4 * ((window.y + y) * view.width + window.x + x);
      if (a < 0.003 || target[i + 3] === 0) continue;
      target[i] = target[i]! * (1 - a);
      target[i + 1] = target[i + 1]! * (1 - a * 0.97);
      target[i + 2] = target[i + 2]! * (1 - a * 0.93);
    }
}

/** Rounded edges: a tube curves away left and right, a pillow all round; heights in design px. */
function edgeHeights(
  piece: Piece,
  distance: Float32Array,
  window: Window,
  view: View,
  frame: PieceFrame,
): Float32Array {
  const out = new Float32Array(window.width * window.height);
  const reach = piece.roundness ?? 60;
  const peak = (piece.roundHeight ?? 0.5) * reach;
  const pillow = piece.profile === 'pillow';
  for (let y = 0; y < window.height; y++) {
    const row = clamp(Math.round(view.y + (window.y + y) / view.zoom), 0, CANVAS_HEIGHT - 1);
    for (let x = 0; x < window.width; x++) {
      const i = y * window.width + x;
      const inside = distance[i]! / view.zoom;
      if (pillow) {
        const t = clamp(inside / reach);
        out[i] = peak * Math.sqrt(1 - (1 - t) * (1 - t));
      } else {
        const designX = view.x + (window.x + x) / view.zoom;
        const e = clamp(Math.min(designX - frame.left[row]!, frame.right[row]! - designX) / reach);
        const rim = clamp(inside / 8);
        out[i] =
          peak * Math.sqrt(Math.max(0, 1 - (1 - e) * (1 - e))) +
          2.4 * Math.sqrt(Math.max(0, 1 - (1 - rim) * (1 - rim)));
      }
    }
  }
  return out;
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

/** Folds and creases of the piece in output px; folds are sharpened against their blurred copy. */
function enlargedFolds(
  piece: Piece,
  frame: PieceFrame,
  window: Window,
  view: View,
): { folds: Float32Array; creases: Float32Array } {
  const { width, height } = window;
  const z = view.zoom;
  const step = 2;
  const grid: Grid = {
    x: view.x + window.x / z,
    y: view.y + window.y / z,
    step,
    columns: Math.ceil(width / z / step) + 2,
    rows: Math.ceil(height / z / step) + 2,
  };
  const { folds, creases } = foldHeights(piece, frame, grid);
  const blurred = boxBlur(folds, grid.columns, grid.rows, 5, 2);
  for (let i = 0; i < folds.length; i++) folds[i]! += (folds[i]! - blurred[i]!) * 1.1;
  return {
    folds: enlargeGrid(folds, grid, width, height, z),
    creases: enlargeGrid(creases, grid, width, height, z),
  };
}

/** Blurs heights without letting the empty outside pull the edges down: each sum is divided by its share of cloth. */
function blurInside(
  heights: Float32Array,
  mask: Float32Array,
  { width, height }: Window,
  radius: number,
  normalise: (value: number, weight: number) => number,
): Float32Array {
  const out = boxBlur(heights, width, height, radius, 2);
  const weight = boxBlur(mask, width, height, radius, 2);
  for (let i = 0; i < out.length; i++) out[i] = normalise(out[i]!, weight[i]!);
  return out;
}

async function paintPiece(piece: Piece, view: View, target: Accumulator): Promise<void> {
  const frame = await measureFrame(piece.path);
  if (!frame) return;
  const full = await rasterisePath(piece.path, view);
  const z = view.zoom;
  const window = boundsOf(full, view, Math.round(44 * z));
  if (!window) return;
  const { width, height } = window;
  const mask = cut(full, view.width, window);
  castShadow(piece, mask, window, view, target);
  const { folds, creases } = enlargedFolds(piece, frame, window, view);
  const edges = edgeHeights(piece, distanceInside(mask, width, height), window, view, frame);
  const total = edges.map((edge, i) => (mask[i]! > 0.01 ? folds[i]! + creases[i]! + edge : 0));
  waveHem(piece, { mask, folds, heights: total }, window, view, frame);
  const distance = distanceInside(mask, width, height);
  const heights = blurInside(total, mask, window, 2 * z, (value, weight) => (weight > 0.01 ? value / weight : value));
  const occlusion = blurInside(heights, mask, window, 22 * z, (value, weight) => value / Math.max(0.2, weight));
  const drift = boxBlur(folds, width, height, 7 * z, 2);
  const overlay = piece.overlay ? await prepareOverlay(piece.overlay, view, window) : null;
  shadeWindow({ piece, view, window, frame, mask, distance, heights, occlusion, drift, overlay }, target);
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
