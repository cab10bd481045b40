// The form of a piece: its edges, folds and heights. It does not depend on cloth and thread, so it is kept when they change.
import { enlargeGrid, foldHeights, type Grid } from './folds.ts';
import { measureFrame, type PieceFrame } from './frame.ts';
import { waveHem } from './hem.ts';
import { Kept } from './kept.ts';
import type { Piece } from './piece.ts';
import { boxBlur, CANVAS_HEIGHT, clamp, distanceInside, rasterisePath, type View } from './raster.ts';
import { boundsOf, cut, type Window } from './window.ts';

/** Arrays cover the window, heights are design px. */
export interface PieceShape {
  window: Window;
  frame: PieceFrame;
  /** Blurred cover, as far as the piece shades what lies below. */
  shade: Float32Array;
  mask: Float32Array;
  distance: Float32Array;
  heights: Float32Array;
  occlusion: Float32Array;
  drift: Float32Array;
}

/** Output px whose forms are kept: those of a garment 800 px wide and of its rough picture, some 55 MB. */
const KEPT_PX = 2_000_000;
const kept = new Kept<PieceShape | null>(KEPT_PX, (shape) => (shape ? shape.mask.length : 1));

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

/** Folds and creases of the piece in output px; folds are sharpened against their blurred copy. */
function enlargedFolds(
  piece: Piece,
  frame: PieceFrame,
  window: Window,
  view: View,
): { folds: Float32Array; creases: Float32Array } {
  const { width, height } = window;
  const z = view.zoom;
  const step = view.foldStep ?? 2;
  const grid: Grid = {
    x: view.x + window.x / z,
    y: view.y + window.y / z,
    step,
    columns: Math.ceil(width / z / step) + 2,
    rows: Math.ceil(height / z / step) + 2,
  };
  const { folds, creases } = foldHeights(piece, frame, grid);
  const blurred = boxBlur(folds, grid.columns, grid.rows, 10 / step, 2);
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

async function measureShape(piece: Piece, view: View): Promise<PieceShape | null> {
  const frame = await measureFrame(piece.path);
  if (!frame) return null;
  const full = await rasterisePath(piece.path, view);
  const z = view.zoom;
  const window = boundsOf(full, view, Math.round(44 * z));
  if (!window) return null;
  const { width, height } = window;
  const mask = cut(full, view.width, window);
  const shade = boxBlur(mask, width, height, (piece.shadowBlur ?? 9) * z, 3);
  const { folds, creases } = enlargedFolds(piece, frame, window, view);
  const edges = edgeHeights(piece, distanceInside(mask, width, height), window, view, frame);
  const total = edges.map((edge, i) => (mask[i]! > 0.01 ? folds[i]! + creases[i]! + edge : 0));
  waveHem(piece, { mask, folds, heights: total }, window, view, frame);
  const distance = distanceInside(mask, width, height);
  const heights = blurInside(total, mask, window, 2 * z, (value, weight) => (weight > 0.01 ? value / weight : value));
  const occlusion = blurInside(heights, mask, window, 22 * z, (value, weight) => value / Math.max(0.2, weight));
  const drift = boxBlur(folds, width, height, 7 * z, 2);
  return { window, frame, shade, mask, distance, heights, occlusion, drift };
}

/** The form of a piece seen through a view; null when nothing of it is seen. */
export function shapeOf(piece: Piece, view: View): Promise<PieceShape | null> {
  const { path, roundness, roundHeight, profile, folds, strokes, crumple, shadowBlur, hemWave, seed } = piece;
  const form = [path, roundness, roundHeight, profile, folds, strokes, crumple, shadowBlur, hemWave, seed];
  return kept.getOr(JSON.stringify([form, view]), () => measureShape(piece, view));
}
