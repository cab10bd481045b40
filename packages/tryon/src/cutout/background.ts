import { blur } from '../raster/blur.ts';
import { blankField, type Field, type Image } from '../raster/image.ts';
import { largestAreas } from './areas.ts';

/** Colours that a background has at the edge of a picture: light falls off across a floor. */
const GROUNDS = 6;
/** Steps between neighbours that are shading of one cloth or wall, in the units of `tolerance`. */
const SMOOTH = 0.35;
/** How much further than the tolerance smooth shading may lead away from all colours of the edge. */
const FURTHEST = 2.2;
/** Areas below this share of the largest are dust and shadows. */
const DUST = 0.03;

/**
 * How much of each pixel is the garment, 0…1: all that a flood from the border does not reach through colours like those of the border.
 * `tolerance` is how far a colour may differ from them, 0…255.
 */
export function cutByColour(picture: Image, tolerance: number): Field {
  const { width, height } = picture;
  const { shades, away } = distancesOf(picture);
  const isGround = new Uint8Array(width * height);
  const waiting = new Int32Array(width * height);
  let count = 0;
  const take = (i: number): void => {
    isGround[i] = 1;
    waiting[count++] = i;
  };
  const visit = (i: number, from: number): void => {
    if (isGround[i]) return;
    const far = away[i] as number;
    if (far < tolerance || (far < tolerance * FURTHEST && unlike(shades, i, from) < tolerance * SMOOTH)) take(i);
  };
  const begin = (i: number): void => {
    if (!isGround[i] && (away[i] as number) < tolerance) take(i);
  };
  for (let x = 0; x < width; x++) for (const row of [0, height - 1]) begin(row * width + x);
  for (let y = 0; y < height; y++) for (const column of [0, width - 1]) begin(y * width + column);
  for (let at = 0; at < count; at++) {
    const i = waiting[at] as number;
    const x = i % width;
    if (x > 0) visit(i - 1, i);
    if (x < width - 1) visit(i + 1, i);
    if (i >= width) visit(i - width, i);
    if (i < width * (height - 1)) visit(i + width, i);
  }
  const cover = blankField(width, height);
  for (let i = 0; i < cover.data.length; i++) cover.data[i] = isGround[i] ? 0 : 1;
  return softened(largestAreas(cover, DUST));
}

/** A cut edge without the fringe of what was behind it: a pixel less, and soft. */
export function softened(cover: Field): Field {
  const soft = blur(cover, 1);
  for (let i = 0; i < soft.data.length; i++) soft.data[i] = Math.max(0, Math.min(1, (soft.data[i] as number) * 2 - 1));
  return soft;
}

/** Colours of the border, each unlike the ones before it, the most common first. */
function groundColours({ width, height, data }: Image): number[][] {
  const counts = new Map<number, { sum: number[]; count: number }>();
  const note = (i: number): void => {
    const colour = [data[4 * i], data[4 * i + 1], data[4 * i + 2]] as number[];
    const name = colour.reduce((all, value) => all * 16 + (value >> 4), 0);
    const found = counts.get(name) ?? { sum: [0, 0, 0], count: 0 };
    counts.set(name, { sum: found.sum.map((value, k) => value + (colour[k] as number)), count: found.count + 1 });
  };
  for (let x = 0; x < width; x++) for (const row of [0, height - 1]) note(row * width + x);
  for (let y = 0; y < height; y++) for (const column of [0, width - 1]) note(y * width + column);
  const all = [...counts.values()].sort((a, b) => b.count - a.count);
  const most = all[0]?.count ?? 0;
  // What reaches the border in a few places only is the garment.
  return all
    .filter(({ count }) => count > most * 0.05)
    .slice(0, GROUNDS)
    .map(({ sum, count }) => sum.map((value) => value / count));
}

/** Light and the two differences of colour of every pixel, three by three; shadows are background too, so light counts less. */
function shadesOf(data: ArrayLike<number>, step: number): Float32Array {
  const shades = new Float32Array((data.length / step) * 3);
  for (let i = 0, to = 0; i < data.length; i += step, to += 3) {
    const [r, g, b] = [data[i] as number, data[i + 1] as number, data[i + 2] as number];
    const light = (r + g + b) / 3;
    shades[to] = light * 0.6;
    shades[to + 1] = (r - light) * 1.7;
    shades[to + 2] = (b - light) * 1.7;
  }
  return shades;
}

const unlike = (shades: Float32Array, i: number, j: number): number =>
  Math.hypot(
    (shades[3 * i] as number) - (shades[3 * j] as number),
    (shades[3 * i + 1] as number) - (shades[3 * j + 1] as number),
    (shades[3 * i + 2] as number) - (shades[3 * j + 2] as number),
  );

/** How far the colour of each pixel is from the nearest of the border. */
function distancesOf(picture: Image): { shades: Float32Array; away: Float32Array } {
  const shades = shadesOf(picture.data, 4);
  const grounds = shadesOf(groundColours(picture).flat(), 3);
  const away = new Float32Array(shades.length / 3).fill(Number.POSITIVE_INFINITY);
  for (let i = 0, at = 0; i < away.length; i++, at += 3) {
    for (let k = 0; k < grounds.length; k += 3) {
      const light = (shades[at] as number) - (grounds[k] as number);
      const red = (shades[at + 1] as number) - (grounds[k + 1] as number);
      const blue = (shades[at + 2] as number) - (grounds[k + 2] as number);
      const far = light * light + red * red + blue * blue;
      if (far < (away[i] as number)) away[i] = far;
    }
    away[i] = Math.sqrt(away[i] as number);
  }
  return { shades, away };
}
