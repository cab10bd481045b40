// Helpers to build textiles: empty cloth, figures that are kept, weave, size levels.

import { Kept } from './kept.ts';
import { indexAt, type Loom, TILE } from './loom.ts';
import { noiseField } from './noise-field.ts';
import type { Textile } from './piece.ts';
import { boxBlur, clamp } from './raster.ts';
import { rasteriseTile } from './tile-drawing.ts';

/** Angle per px (radians) of a wave that runs `cycles` times, a whole number, across the tile and so joins up. */
export const waves = (cycles: number): number => (cycles * 2 * Math.PI) / TILE;

/** An empty textile of the loom's size. */
export function emptyTextile({ size, step }: Loom, specular: number, gloss: number): Textile {
  return {
    size,
    step,
    colour: new Uint8ClampedArray(size * size * 3),
    relief: new Float32Array(size * size),
    shine: new Float32Array(size * size),
    specular,
    gloss,
  };
}

/** Box blur of a tile's values that runs on across its edges; radius in px of the whole tile. */
export function blurTile(loom: Loom, values: Float32Array, reach: number, passes: number): Float32Array {
  const radius = Math.round(reach / loom.step);
  // What is blurred by less than a px is soft already.
  if (radius === 0) return values;
  const pad = radius * passes;
  const { size: edge } = loom;
  const size = edge + 2 * pad;
  const padded = new Float32Array(size * size);
  for (let y = 0; y < size; y++)
    for (let x = 0; x < size; x++)
      padded[y * size + x] = values[((y - pad + edge) % edge) * edge + ((x - pad + edge) % edge)]!;
  const blurred = boxBlur(padded, size, size, radius, passes);
  const out = new Float32Array(edge * edge);
  for (let y = 0; y < edge; y++) {
    const start = (y + pad) * size + pad;
    out.set(blurred.subarray(start, start + edge), y * edge);
  }
  return out;
}

/** Px that figures may hold together: one of a whole tile, or those of some textiles that are shown small. */
const MOST_PX = TILE * TILE;
const figures = new Kept<Float32Array>(MOST_PX, ({ length }) => length);

/** A value for each px of a tile. Not to be written to: it is kept, as the same cloth in another colour has the same figures. */
export const tileFigure = ({ size }: Loom, name: string, make: () => Promise<Float32Array>): Promise<Float32Array> =>
  figures.getOr(`${size} ${name}`, make);

/** Alpha (0..1) of a tileable drawing, softened by blur px; a figure that is kept. */
export const tileMask = (loom: Loom, drawing: string, blur = 0): Promise<Float32Array> =>
  tileFigure(loom, `${blur} ${drawing}`, () => drawMask(loom, drawing, blur));

async function drawMask(loom: Loom, drawing: string, blur: number): Promise<Float32Array> {
  const pixels = await rasteriseTile(loom, drawing);
  const mask = new Float32Array(loom.size * loom.size);
  for (let i = 0; i < mask.length; i++) mask[i] = pixels[4 * i + 3]! / 255;
  return blur ? blurTile(loom, mask, blur, 2) : mask;
}

/** What moves places of the tile by a hand-made wobble of up to `reach` px: gives the index of the px that is moved there. */
export function wobble(
  loom: Loom,
  cell: number,
  reach: number,
): (x: number, y: number, i: number, aside?: number) => number {
  const [right, down] = [noiseField(loom, cell, 3, 1), noiseField(loom, cell, 3, 2)];
  return (x, y, i, aside = 0) =>
    indexAt(
      loom,
      x + aside + Math.round((right[i]! - 0.5) * 2 * reach),
      y + aside + Math.round((down[i]! - 0.5) * 2 * reach),
    );
}

/** Cells of two px of the tile, as threads lie. */
const THREAD = 2;

/** Adds a fine plain-weave relief. */
export function addWeave(loom: Loom, textile: Textile, amount: number): void {
  const uneven = noiseField(loom, THREAD, 1, 5);
  const thread = Float64Array.from({ length: loom.size }, (_, at) => Math.sin((at * loom.step * Math.PI) / 2) * 0.5);
  let i = 0;
  for (let row = 0; row < loom.size; row++)
    for (let column = 0; column < loom.size; column++, i++)
      textile.relief[i]! += amount * (thread[column]! + thread[row]! + (uneven[i]! - 0.5) * 1.6);
}

/** The smallest copy has a px for so many of the whole tile. */
const SMALLEST = 8;

/** Adds copies at half the size down to an eighth of a whole tile, used when the cloth is shown small. */
export function withLevels(textile: Textile): Textile {
  const levels: Textile[] = [];
  let from = textile;
  while (from.step < SMALLEST) {
    const size = from.size / 2;
    const next: Textile = {
      ...textile,
      size,
      step: from.step * 2,
      colour: new Uint8ClampedArray(size * size * 3),
      relief: new Float32Array(size * size),
      shine: new Float32Array(size * size),
    };
    if (from.cover) next.cover = new Float32Array(size * size);
    for (let y = 0; y < size; y++)
      for (let x = 0; x < size; x++) {
        const i = y * size + x;
        const a = 2 * y * from.size + 2 * x;
        const four = [a, a + 1, a + from.size, a + from.size + 1];
        for (let k = 0; k < 3; k++)
          next.colour[3 * i + k] =
            (from.colour[3 * four[0]! + k]! +
              from.colour[3 * four[1]! + k]! +
              from.colour[3 * four[2]! + k]! +
              from.colour[3 * four[3]! + k]!) /
            4;
        next.relief[i] =
          (from.relief[four[0]!]! + from.relief[four[1]!]! + from.relief[four[2]!]! + from.relief[four[3]!]!) / 4;
        next.shine[i] =
          (from.shine[four[0]!]! + from.shine[four[1]!]! + from.shine[four[2]!]! + from.shine[four[3]!]!) / 4;
        if (next.cover && from.cover)
          next.cover[i] =
            (from.cover[four[0]!]! + from.cover[four[1]!]! + from.cover[four[2]!]! + from.cover[four[3]!]!) / 4;
      }
    levels.push(next);
    from = next;
  }
  return { ...textile, levels };
}

/** Colour mix of two rgb triples into the textile at px i. */
export function setColour(textile: Textile, i: number, r: number, g: number, b: number): void {
  textile.colour[3 * i] = clamp(r, 0, 255);
  textile.colour[3 * i + 1] = clamp(g, 0, 255);
  textile.colour[3 * i + 2] = clamp(b, 0, 255);
}
