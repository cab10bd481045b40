import { blankImage, type Image } from './image.ts';
import { repainted, type Sheet } from './warp.ts';

/** Red, green and blue, 0…255. */
export type Colour = readonly [number, number, number];

/** How far in colour, 0…255, a pixel may lie from the cloth and still be cloth: embroidery and buttons lie further. */
const CLOTH = 70;
/** Pixels that are looked at to find the colour of the cloth. */
const SAMPLES = 4000;

/** Red, green and blue of `#rrggbb`; null when it is none. */
export function readColour(hex: string): Colour | null {
  const found = /^#([\da-f]{2})([\da-f]{2})([\da-f]{2})$/i.exec(hex);
  if (!found) return null;
  return [found[1], found[2], found[3]].map((part) => Number.parseInt(part ?? '0', 16)) as unknown as Colour;
}

const brightness = (r: number, g: number, b: number): number => 0.299 * r + 0.587 * g + 0.114 * b;

/** The colour that most of the cloth in these pictures has: the mean of the fullest corner of the cube of colours. */
export function clothColour(images: readonly Image[]): Colour | null {
  const cells = new Map<number, { count: number; sum: [number, number, number] }>();
  for (const { data } of images) {
    const step = 4 * Math.max(1, Math.floor(data.length / 4 / SAMPLES));
    for (let i = 0; i + 3 < data.length; i += step) {
      if ((data[i + 3] as number) < 250) continue;
      const [r, g, b] = [data[i] as number, data[i + 1] as number, data[i + 2] as number];
      // By colour, not by light: folds are of the same cloth.
      const light = Math.max(10, brightness(r, g, b));
      const cell = Math.round((6 * r) / light) * 1024 + Math.round((6 * g) / light) * 32 + Math.round((6 * b) / light);
      const found = cells.get(cell) ?? { count: 0, sum: [0, 0, 0] };
      found.count++;
      found.sum = [found.sum[0] + r, found.sum[1] + g, found.sum[2] + b];
      cells.set(cell, found);
    }
  }
  const [fullest] = [...cells.values()].sort((a, b) => b.count - a.count);
  return fullest ? (fullest.sum.map((sum) => sum / fullest.count) as unknown as Colour) : null;
}

/**
 * How much a pixel (premultiplied, four values at `i`) is of this cloth, 0…1, whatever light falls on it, and how bright it
 * is by how bright the cloth usually is.
 */
export function likeness(data: Uint8ClampedArray, i: number, cloth: Colour): { share: number; light: number } {
  const full = (data[i + 3] as number) / 255;
  const usual = Math.max(10, brightness(...cloth));
  const light = brightness(data[i] as number, data[i + 1] as number, data[i + 2] as number) / full / usual;
  let away = 0;
  for (let k = 0; k < 3; k++) away += ((data[i + k] as number) / full - (cloth[k] as number) * light) ** 2;
  return { share: Math.max(0, 1 - Math.sqrt(away) / CLOTH), light };
}

/** The sheet with its cloth in another colour; light and shade of its folds stay, and so does what is of other colours. */
export function tintSheet(sheet: Sheet, cloth: Colour, colour: Colour): Sheet {
  const { image } = sheet.levels[0];
  const tinted = blankImage(image.width, image.height);
  const { data } = image;
  for (let i = 0; i < data.length; i += 4) {
    const alpha = data[i + 3] as number;
    if (alpha === 0) continue;
    const { share, light } = likeness(data, i, cloth);
    for (let k = 0; k < 3; k++) {
      const dyed = Math.min(255, (colour[k] as number) * light) * (alpha / 255);
      tinted.data[i + k] = (data[i + k] as number) * (1 - share) + dyed * share;
    }
    tinted.data[i + 3] = alpha;
  }
  return repainted(sheet, tinted);
}
