// Height of the folds of one piece on a coarse grid, later enlarged to the output.

import type { PieceFrame } from './frame.ts';
import { curveThrough, type Point } from './geometry.ts';
import { createRandom, fractalNoise } from './noise.ts';
import type { FoldField, FoldStroke, Piece } from './piece.ts';
import { clamp, mix, smoothstep } from './raster.ts';

/** Evenly spaced samples over a part of the design canvas; step in design px. */
export interface Grid {
  x: number;
  y: number;
  step: number;
  columns: number;
  rows: number;
}

/** The point of a curve that lies nearest: squared distance, share of the length, side of the curve. */
interface Nearest {
  squared: number;
  along: number;
  side: number;
}

/** Finds the nearest point on some segments of a curve, given by the index of their first point. */
function findNearest(points: Point[], segments: number[], x: number, y: number, nearest: Nearest): void {
  nearest.squared = 1e9;
  for (const k of segments) {
    const [ax, ay] = points[k]!;
    const ex = points[k + 1]![0] - ax;
    const ey = points[k + 1]![1] - ay;
    const t = clamp(((x - ax) * ex + (y - ay) * ey) / (ex * ex + ey * ey || 1));
    const px = x - ax - ex * t;
    const py = y - ay - ey * t;
    const d = px * px + py * py;
    if (d < nearest.squared) {
      nearest.squared = d;
      nearest.along = (k + t) / (points.length - 1);
      nearest.side = Math.sign(ex * py - ey * px) || 1;
    }
  }
}

/** The segments of a curve that come within pad px of a row. */
function segmentsNear(points: Point[], y: number, pad: number): number[] {
  const near: number[] = [];
  for (let k = 0; k < points.length - 1; k++) {
    const [from, to] = [points[k]![1], points[k + 1]![1]];
    if (y >= Math.min(from, to) - pad && y <= Math.max(from, to) + pad) near.push(k);
  }
  return near;
}

/** First and last column of the grid that segments can reach, with pad px beside them. */
function columnsOf(points: Point[], segments: number[], pad: number, grid: Grid): [number, number] {
  const xs = segments.flatMap((k) => [points[k]![0], points[k + 1]![0]]);
  return [
    Math.max(0, Math.floor((Math.min(...xs) - pad - grid.x) / grid.step)),
    Math.min(grid.columns - 1, Math.ceil((Math.max(...xs) + pad - grid.x) / grid.step)),
  ];
}

/** Adds a hand-drawn fold to the heights (design px). */
function addStroke(stroke: FoldStroke, grid: Grid, heights: Float32Array): void {
  const points = curveThrough(stroke.points, 18);
  const w0 = stroke.startWidth;
  const w1 = stroke.endWidth ?? w0;
  const h0 = stroke.startHeight;
  const h1 = stroke.endHeight ?? h0;
  const reach = 2.4;
  const pad = Math.max(w0, w1) * reach;
  const nearest: Nearest = { squared: 0, along: 0, side: 1 };
  for (let r = 0; r < grid.rows; r++) {
    const y = grid.y + r * grid.step;
    const segments = segmentsNear(points, y, pad);
    if (!segments.length) continue;
    const [first, last] = columnsOf(points, segments, pad, grid);
    for (let c = first; c <= last; c++) {
      findNearest(points, segments, grid.x + c * grid.step, y, nearest);
      const { along } = nearest;
      const d = Math.sqrt(nearest.squared) / mix(w0, w1, along);
      if (d > reach) continue;
      const height = mix(h0, h1, along) * smoothstep(0, 0.12, along) * smoothstep(0, stroke.tailFade ?? 0.2, 1 - along);
      heights[r * grid.columns + c]! += height * Math.exp(-d * d * 1.4) * (1 + 0.27 * nearest.side * d);
    }
  }
}

/** One procedural fold; places and widths as shares of the piece's width, starts of its height. */
interface FoldCentre {
  at: number;
  width: number;
  height: number;
  slant: number;
  start: number;
}

function foldCentres(field: FoldField, random: () => number): FoldCentre[] {
  return Array.from({ length: field.count }, (_, i) => ({
    at: (i + 0.5 + (random() - 0.5) * 0.7) / field.count,
    width: ((0.5 + random() * 0.7) / field.count) * (field.width ?? 0.55),
    height: (random() < 0.5 ? -1 : 1) * (0.55 + random() * 0.6),
    slant: (random() - 0.5) * 0.06,
    start: (field.startAt ?? 0) + random() * 0.25,
  }));
}

/** Height of all procedural folds at u across and v down the piece (0..1), which is `width` px wide there. */
function fieldHeight(field: FoldField, centres: FoldCentre[], u: number, v: number, width: number): number {
  let h = 0;
  for (const fold of centres) {
    const w = fold.width * (1 + 0.35 * v);
    const d = (u - fold.slant * (v - 0.5) - fold.at) / w;
    if (d > -3 && d < 3)
      h +=
        fold.height *
        smoothstep(fold.start, fold.start + (field.growOver ?? 0.55), v) *
        Math.exp(-d * d * 1.6) *
        (1 - 0.25 * d * (d > 0 ? 1 : 0)) *
        Math.min(60, w * width) *
        0.5;
  }
  return h * field.height;
}

/** Fine creases at a point of the canvas, for cloth that is fully crumpled. */
function creaseHeight(x: number, y: number, seed: number): number {
  const broad = fractalNoise((x + y * 0.35) / 70, (y - x * 0.2) / 120, 3, seed + 3) - 0.5;
  const ridge = 1 - Math.abs(2 * fractalNoise((x * 0.8 + y * 0.5) / 90, (y * 0.6 - x * 0.7) / 60, 3, seed + 41) - 1);
  return broad * 11 + (ridge - 0.8) * 3.5;
}

/** Fold heights (design px) of a piece over a grid: procedural folds, hand-drawn strokes and fine creases. */
export function foldHeights(
  piece: Piece,
  frame: PieceFrame,
  grid: Grid,
): { folds: Float32Array; creases: Float32Array } {
  const folds = new Float32Array(grid.columns * grid.rows);
  const creases = new Float32Array(grid.columns * grid.rows);
  const seed = piece.seed ?? 1;
  const field = piece.folds;
  const centres = field ? foldCentres(field, createRandom(seed * 7919 + 13)) : [];
  const crumple = piece.crumple ?? 0.6;
  for (let r = 0; r < grid.rows; r++) {
    const y = grid.y + r * grid.step;
    const row = clamp(Math.round(y), 0, frame.left.length - 1);
    const width = Math.max(20, frame.right[row]! - frame.left[row]!);
    const v = clamp((y - frame.top) / (frame.bottom - frame.top));
    for (let c = 0; c < grid.columns; c++) {
      const x = grid.x + c * grid.step;
      const i = r * grid.columns + c;
      const u = (x - frame.left[row]!) / width;
      if (field) {
        const wobble = (fractalNoise(u * 2.2 + seed, v * 3.1, 2, seed) - 0.5) * 0.1;
        folds[i] = fieldHeight(field, centres, u + wobble, v, width);
      }
      if (crumple) creases[i] = crumple * creaseHeight(x, y, seed);
    }
  }
  for (const stroke of piece.strokes ?? []) addStroke(stroke, grid, folds);
  return { folds, creases };
}

/** Enlarges grid values to a window of width x height output px whose top left lies on the grid's origin. */
export function enlargeGrid(
  values: Float32Array,
  grid: Grid,
  width: number,
  height: number,
  zoom: number,
): Float32Array {
  const out = new Float32Array(width * height);
  const scale = 1 / (grid.step * zoom);
  for (let y = 0; y < height; y++) {
    const gy = Math.min(grid.rows - 1.001, y * scale);
    const r = Math.floor(gy);
    const fy = gy - r;
    for (let x = 0; x < width; x++) {
      const gx = Math.min(grid.columns - 1.001, x * scale);
      const c = Math.floor(gx);
      const fx = gx - c;
      const i = r * grid.columns + c;
      out[y * width + x] = mix(
        mix(values[i]!, values[i + 1]!, fx),
        mix(values[i + grid.columns]!, values[i + grid.columns + 1]!, fx),
        fy,
      );
    }
  }
  return out;
}
