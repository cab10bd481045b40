// The part of the output that one piece covers.
import type { View } from './raster.ts';

/** Accumulated picture: premultiplied rgb (0..255) and alpha (0..1), 4 floats per px. */
export type Accumulator = Float32Array;

/** A rectangle of output px. */
export interface Window {
  x: number;
  y: number;
  width: number;
  height: number;
}

/** Bounding window of a mask, grown by pad px and clipped to the view; null when empty. */
export function boundsOf(mask: Float32Array, view: View, pad: number): Window | null {
  let x0 = view.width;
  let x1 = -1;
  let y0 = view.height;
  let y1 = -1;
  for (let y = 0; y < view.height; y++)
    for (let x = 0; x < view.width; x++)
      if (mask[y * view.width + x]! > 0.01) {
        if (x < x0) x0 = x;
        if (x > x1) x1 = x;
        if (y < y0) y0 = y;
        if (y > y1) y1 = y;
      }
  if (x1 < 0) return null;
  x0 = Math.max(0, x0 - pad);
  y0 = Math.max(0, y0 - pad);
  x1 = Math.min(view.width - 1, x1 + pad);
  y1 = Math.min(view.height - 1, y1 + pad);
  return { x: x0, y: y0, width: x1 - x0 + 1, height: y1 - y0 + 1 };
}

/** The values of a full-size array that lie in the window. */
export function cut(source: Float32Array, sourceWidth: number, window: Window): Float32Array {
  const out = new Float32Array(window.width * window.height);
  for (let y = 0; y < window.height; y++) {
    const start = (window.y + y) * sourceWidth + window.x;
    out.set(source.subarray(start, start + window.width), y * window.width);
  }
  return out;
}
