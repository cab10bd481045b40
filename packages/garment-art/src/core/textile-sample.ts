// Looks up one point of a textile, blended from its four nearest texels.
import type { Textile } from './piece.ts';
import type { Rgb } from './raster.ts';

/** What the cloth is like at one point: colour 0..255, shine and cover 0..1, thread slopes in px. */
export interface TextileSample {
  r: number;
  g: number;
  b: number;
  shine: number;
  cover: number;
  slopeX: number;
  slopeY: number;
}

/** Output px that a texel covers at least; below, motifs shimmer. */
export const FINEST = 0.62;

/** Picks the textile copy whose px are closest to output px, so that small motifs do not shimmer. */
export function chooseLevel(textile: Textile, outputPxPerTexel: number): { textile: Textile; shrink: number } {
  const levels = [textile, ...(textile.levels ?? [])];
  let index = 0;
  while (index < levels.length - 1 && outputPxPerTexel * levels[index]!.step < FINEST) index++;
  return { textile: levels[index]!, shrink: levels[index]!.step };
}

/** Reads the textile at u, v (px of its tile, any value: it repeats) into `out`. */
export function sampleTextile(textile: Textile, u: number, v: number, out: TextileSample): void {
  const { size, colour, relief, shine, cover } = textile;
  u = ((u % size) + size) % size;
  v = ((v % size) + size) % size;
  const ui = Math.floor(u) % size;
  const vi = Math.floor(v) % size;
  const fu = u - Math.floor(u);
  const fv = v - Math.floor(v);
  const u1 = (ui + 1) % size;
  const v1 = (vi + 1) % size;
  const a = vi * size + ui;
  const b = vi * size + u1;
  const c = v1 * size + ui;
  const d = v1 * size + u1;
  const wa = (1 - fu) * (1 - fv);
  const wb = fu * (1 - fv);
  const wc = (1 - fu) * fv;
  const wd = fu * fv;
  out.r = colour[3 * a]! * wa + colour[3 * b]! * wb + colour[3 * c]! * wc + colour[3 * d]! * wd;
  out.g = colour[3 * a + 1]! * wa + colour[3 * b + 1]! * wb + colour[3 * c + 1]! * wc + colour[3 * d + 1]! * wd;
  out.b = colour[3 * a + 2]! * wa + colour[3 * b + 2]! * wb + colour[3 * c + 2]! * wc + colour[3 * d + 2]! * wd;
  out.shine = shine[a]! * wa + shine[b]! * wb + shine[c]! * wc + shine[d]! * wd;
  out.cover = cover ? cover[a]! * wa + cover[b]! * wb + cover[c]! * wc + cover[d]! * wd : 1;
  out.slopeX = relief[b]! - relief[a]!;
  out.slopeY = relief[c]! - relief[a]!;
}

/** The colour (0..255) of the cloth as a whole, read from its smallest copy. */
export function meanColour(textile: Textile): Rgb {
  const { colour, size } = textile.levels?.at(-1) ?? textile;
  const sums: Rgb = [0, 0, 0];
  for (let i = 0; i < colour.length; i += 3) for (const k of [0, 1, 2] as const) sums[k] += colour[i + k]!;
  return [sums[0] / size ** 2, sums[1] / size ** 2, sums[2] / size ** 2];
}
