// The colour that stands for a picture.
import sharp from 'sharp';
import { toHex } from '../core/raster.ts';
import type { Picture } from '../scenes/picture.ts';

/** Every so many px is looked at, in both directions. */
const STEP = 6;
/** A pixel this close to the ground's, in every channel, is ground. */
const GROUND_TOLERANCE = 8;
/** Share of a product picture at each side that never counts. */
const RIM = 0.22;

function isGround(pixels: Uint8Array, ground: Uint8Array, i: number): boolean {
  for (let k = 0; k < 3; k++) if (Math.abs(pixels[i + k]! - ground[i + k]!) > GROUND_TOLERANCE) return false;
  return true;
}

/**
 * The most common strong colour of an encoded picture, as #rrggbb. Transparent pixels do not count; of a picture on a
 * studio ground (same size), neither do its rim and what equals the ground.
 */
export async function dominantColour(file: Buffer, ground?: Picture): Promise<string> {
  const { data, info } = await sharp(file).ensureAlpha().raw().toBuffer({ resolveWithObject: true });
  const { width, height } = info;
  const bins = new Map<number, { weight: number; r: number; g: number; b: number }>();
  const rim = ground ? RIM : 0;
  for (let y = Math.round(height * rim); y < height * (1 - rim); y += STEP)
    for (let x = Math.round(width * rim); x < width * (1 - rim); x += STEP) {
      const i = 4 * (y * width + x);
      if (data[i + 3]! < 128 || (ground && isGround(data, ground.pixels, i))) continue;
      const [r, g, b] = [data[i]!, data[i + 1]!, data[i + 2]!];
      const key = ((r >> 5) << 6) | ((g >> 5) << 3) | (b >> 5);
      const bin = bins.get(key) ?? { weight: 0, r: 0, g: 0, b: 0 };
      const weight = 1 + (Math.max(r, g, b) - Math.min(r, g, b)) / 64;
      bin.weight += weight;
      bin.r += r * weight;
      bin.g += g * weight;
      bin.b += b * weight;
      bins.set(key, bin);
    }
  const best = [...bins.values()].sort((a, b) => b.weight - a.weight)[0];
  if (!best) throw new Error('A picture without a single counted pixel has no dominant colour');
  return toHex([best.r / best.weight, best.g / best.weight, best.b / best.weight]);
}
