// Finished pixels, and laying one picture over another.
import { boxBlur } from '../core/raster.ts';

/** Straight-alpha RGBA pixels; px. */
export interface Picture {
  pixels: Uint8Array;
  width: number;
  height: number;
}

/** Darkens a picture where the top one, laid at x, y, throws its soft shadow; strength in 0..1, reach in px. */
function castShadow(base: Picture, top: Picture, x: number, y: number, strength: number, reach: number): void {
  const { width, height, pixels } = base;
  const alpha = new Float32Array(width * height);
  for (let j = 0; j < top.height; j++)
    for (let i = 0; i < top.width; i++) {
      const [tx, ty] = [x + i + Math.round(reach * 0.55), y + j + Math.round(reach * 0.7)];
      if (tx >= 0 && ty >= 0 && tx < width && ty < height)
        alpha[ty * width + tx] = top.pixels[4 * (j * top.width + i) + 3]! / 255;
    }
  const near = boxBlur(alpha, width, height, reach * 0.28, 2);
  const far = boxBlur(alpha, width, height, reach, 3);
  for (let i = 0; i < alpha.length; i++) {
    const k = 1 - (far[i]! * 0.7 + near[i]! * 0.3) * strength;
    pixels[4 * i] = pixels[4 * i]! * (k + (1 - k) * 0.2);
    pixels[4 * i + 1] = pixels[4 * i + 1]! * (k + (1 - k) * 0.14);
    pixels[4 * i + 2] = pixels[4 * i + 2]! * (k + (1 - k) * 0.1);
  }
}

/** Lays one picture over another at x, y with a soft studio shadow; shadow in 0..1, reach in px. */
export const layOver = (base: Picture, top: Picture, x: number, y: number, shadow = 0.42, reach = 26): Picture =>
  lay(inShadow(base, top, x, y, shadow, reach), top, x, y);

/** A picture with the shadow that another throws on it. */
export function inShadow(base: Picture, top: Picture, x: number, y: number, shadow: number, reach: number): Picture {
  const picture: Picture = { ...base, pixels: new Uint8Array(base.pixels) };
  castShadow(picture, top, x, y, shadow, reach);
  return picture;
}

/** Lays one picture over another at x, y, in place. */
export function lay(picture: Picture, top: Picture, x = 0, y = 0): Picture {
  const { width, height, pixels } = picture;
  for (let j = Math.max(0, -y); j < top.height && y + j < height; j++)
    for (let i = Math.max(0, -x); i < top.width && x + i < width; i++) {
      const from = 4 * (j * top.width + i);
      const a = top.pixels[from + 3]! / 255;
      if (a === 0) continue;
      const to = 4 * ((y + j) * width + x + i);
      for (let k = 0; k < 3; k++) pixels[to + k] = top.pixels[from + k]! * a + pixels[to + k]! * (1 - a);
      pixels[to + 3] = Math.max(pixels[to + 3]!, top.pixels[from + 3]!);
    }
  return picture;
}

/** What of a picture lies in a rectangle of its px. */
export function cropped(
  { pixels, width }: Picture,
  box: { x: number; y: number; width: number; height: number },
): Picture {
  const out = new Uint8Array(4 * box.width * box.height);
  for (let y = 0; y < box.height; y++) {
    const from = 4 * ((box.y + y) * width + box.x);
    out.set(pixels.subarray(from, from + 4 * box.width), 4 * y * box.width);
  }
  return { pixels: out, width: box.width, height: box.height };
}
