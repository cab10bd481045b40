// Raster primitives: drawing through a view, blur, distance transform, small maths.
import { rasteriseSvg } from './rasteriser.ts';

/** The design canvas every garment is drawn on, in px. */
export const CANVAS_WIDTH = 1200;
export const CANVAS_HEIGHT = 1600;

export type Rgb = [number, number, number];

/** A part of the design canvas shown on an output of width x height px; zoom = output px per design px. */
export interface View {
  x: number;
  y: number;
  zoom: number;
  width: number;
  height: number;
  foldStep?: number; // design px between the points at which folds are worked out, default 2
}

/** The whole canvas at its own size. */
export const FULL_VIEW: View = { x: 0, y: 0, zoom: 1, width: CANVAS_WIDTH, height: CANVAS_HEIGHT };

/** The value between a (t = 0) and b (t = 1). */
export const mix = (a: number, b: number, t: number): number => a + (b - a) * t;
/** x, but at least low and at most high. */
export const clamp = (x: number, low = 0, high = 1): number => (x < low ? low : Math.min(x, high));
/** 0 below a, 1 above b, and a soft S between. */
export const smoothstep = (a: number, b: number, x: number): number => {
  x = clamp((x - a) / (b - a));
  return x * x * (3 - 2 * x);
};

/** '#rrggbb' to [r, g, b] in 0..255. */
export function parseHex(colour: string): Rgb {
  const n = parseInt(colour.slice(1), 16);
  return [(n >> 16) & 255, (n >> 8) & 255, n & 255];
}

/** [r, g, b] in 0..255 to '#rrggbb'. */
export function toHex(rgb: readonly number[]): string {
  return (
    '#' +
    rgb
      .map((v) =>
        Math.round(clamp(v, 0, 255))
          .toString(16)
          .padStart(2, '0'),
      )
      .join('')
  );
}

/** Mixes two '#rrggbb' colours; t = 0 gives the first. */
export function mixHex(a: string, b: string, t: number): string {
  const p = parseHex(a);
  const q = parseHex(b);
  return toHex([0, 1, 2].map((k) => mix(p[k]!, q[k]!, t)));
}

/** Box blur of radius px, repeated `passes` times (3 is close to a Gaussian). */
export function boxBlur(source: Float32Array, width: number, height: number, radius: number, passes = 3): Float32Array {
  const r = Math.max(1, Math.round(radius));
  const a = Float32Array.from(source);
  const b = new Float32Array(width * height);
  const sums = new Float32Array(width);
  const norm = 1 / (2 * r + 1);
  for (let pass = 0; pass < passes; pass++) {
    for (let y = 0; y < height; y++) {
      const row = y * width;
      let sum = 0;
      for (let i = -r; i <= r; i++) sum += a[row + clamp(i, 0, width - 1)]!;
      for (let x = 0; x < width; x++) {
        b[row + x] = sum * norm;
        sum += a[row + Math.min(width - 1, x + r + 1)]! - a[row + Math.max(0, x - r)]!;
      }
    }
    sums.fill(0);
    for (let i = -r; i <= r; i++) {
      const row = clamp(i, 0, height - 1) * width;
      for (let x = 0; x < width; x++) sums[x]! += b[row + x]!;
    }
    for (let y = 0; y < height; y++) {
      const row = y * width;
      const add = Math.min(height - 1, y + r + 1) * width;
      const drop = Math.max(0, y - r) * width;
      for (let x = 0; x < width; x++) {
        a[row + x] = sums[x]! * norm;
        sums[x]! += b[add + x]! - b[drop + x]!;
      }
    }
  }
  return a;
}

/** Distance in px from each inside pixel (mask > 0.5) to the nearest outside pixel (Felzenszwalb). */
export function distanceInside(mask: Float32Array, width: number, height: number): Float32Array {
  const far = 1e9;
  const field = new Float32Array(width * height);
  for (let i = 0; i < field.length; i++) field[i] = mask[i]! > 0.5 ? far : 0;
  const n = Math.max(width, height);
  const v = new Int32Array(n);
  const z = new Float32Array(n + 1);
  const g = new Float32Array(n);
  const pass = (length: number, start: number, step: number): void => {
    for (let q = 0; q < length; q++) g[q] = field[start + q * step]!;
    let k = 0;
    v[0] = 0;
    z[0] = -far;
    z[1] = far;
    for (let q = 1; q < length; q++) {
      let s = 0;
      for (;;) {
        const r = v[k]!;
        s = (g[q]! + q * q - (g[r]! + r * r)) / (2 * q - 2 * r);
        if (s > z[k]! || k === 0) break;
        k--;
      }
      if (s <= z[k]!) s = z[k]!;
      k++;
      v[k] = q;
      z[k] = s;
      z[k + 1] = far;
    }
    k = 0;
    for (let q = 0; q < length; q++) {
      while (z[k + 1]! < q) k++;
      const r = v[k]!;
      field[start + q * step] = (q - r) * (q - r) + g[r]!;
    }
  };
  for (let x = 0; x < width; x++) pass(height, x, width);
  for (let y = 0; y < height; y++) pass(width, y * width, 1);
  for (let i = 0; i < field.length; i++) field[i] = Math.min(4000, Math.sqrt(field[i]!));
  return field;
}

/** Rasterises SVG markup given in design px through a view. */
export const rasteriseView = (markup: string, { x, y, zoom, width, height }: View): Promise<Uint8Array> =>
  rasteriseSvg(markup, width, height, [x, y, width / zoom, height / zoom]);

/** Coverage (0..1) of an SVG path given in design px, seen through a view. */
export async function rasterisePath(path: string, view: View): Promise<Float32Array> {
  const pixels = await rasteriseView(`<path d="${path}" fill="#fff" fill-rule="nonzero"/>`, view);
  const mask = new Float32Array(view.width * view.height);
  for (let i = 0; i < mask.length; i++) mask[i] = pixels[4 * i + 3]! / 255;
  return mask;
}
