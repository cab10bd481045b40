import { distanceToSegment, type Point } from '../geometry.ts';
import type { Field } from '../raster/image.ts';
import type { Parts } from './parts.ts';

/** What a stroke does: takes cloth away, brings it back, or gives it to a layer. */
export type Brush = 'erase' | 'restore' | number;

/** The part of a canvas that a stroke changed, as it was before. */
export interface Patch {
  x: number;
  y: number;
  width: number;
  height: number;
  cover: Float32Array;
  parts: Parts;
}

interface Painted {
  cover: Field;
  parts: Parts;
}

/** Draws a stretch of a stroke in place; the edge of what is erased stays soft. */
export function paint({ cover, parts }: Painted, brush: Brush, [a, b]: readonly [Point, Point], radius: number): void {
  const box = boxAround(cover, [a, b], radius + 1);
  for (let y = box.y; y < box.y + box.height; y++) {
    for (let x = box.x; x < box.x + box.width; x++) {
      const away = distanceToSegment([x + 0.5, y + 0.5], a, b);
      if (away > radius + 0.5) continue;
      const i = y * cover.width + x;
      const strength = Math.min(1, radius + 0.5 - away);
      if (brush === 'erase') cover.data[i] = Math.min(cover.data[i] as number, 1 - strength);
      else if (brush === 'restore') cover.data[i] = Math.max(cover.data[i] as number, strength);
      else if (strength > 0.5) parts[i] = brush;
    }
  }
}

/** Where a stroke goes, with its thickness, on the canvas. */
export function boxAround(
  { width, height }: { width: number; height: number },
  points: readonly Point[],
  radius: number,
): { x: number; y: number; width: number; height: number } {
  const [xs, ys] = [points.map(([x]) => x), points.map(([, y]) => y)];
  const x = Math.max(0, Math.floor(Math.min(...xs) - radius));
  const y = Math.max(0, Math.floor(Math.min(...ys) - radius));
  const right = Math.min(width, Math.ceil(Math.max(...xs) + radius));
  const bottom = Math.min(height, Math.ceil(Math.max(...ys) + radius));
  return { x, y, width: Math.max(0, right - x), height: Math.max(0, bottom - y) };
}

/** A part of a canvas as it is. */
export function cutPatch(
  { cover, parts }: Painted,
  box: { x: number; y: number; width: number; height: number },
): Patch {
  const patch = {
    ...box,
    cover: new Float32Array(box.width * box.height),
    parts: new Uint8Array(box.width * box.height),
  };
  for (let row = 0; row < box.height; row++) {
    const from = (box.y + row) * cover.width + box.x;
    patch.cover.set(cover.data.subarray(from, from + box.width), row * box.width);
    patch.parts.set(parts.subarray(from, from + box.width), row * box.width);
  }
  return patch;
}

/** Puts a patch back in place; answers with what was there. */
export function swapPatch(painted: Painted, patch: Patch): Patch {
  const now = cutPatch(painted, patch);
  for (let row = 0; row < patch.height; row++) {
    const to = (patch.y + row) * painted.cover.width + patch.x;
    painted.cover.data.set(patch.cover.subarray(row * patch.width, (row + 1) * patch.width), to);
    painted.parts.set(patch.parts.subarray(row * patch.width, (row + 1) * patch.width), to);
  }
  return now;
}
