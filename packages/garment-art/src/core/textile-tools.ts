// Helpers to build textiles: empty cloth, tiling, motif shapes, weave, noise fields, size levels.

import { fractalNoise, valueNoise } from './noise.ts';
import type { Textile } from './piece.ts';
import { boxBlur, clamp } from './raster.ts';
import { rasteriseSvg } from './rasteriser.ts';

/** Edge of every textile tile in px. */
export const TILE = 1024;

/** Angle per px (radians) of a wave that runs `cycles` times, a whole number, across the tile and so joins up. */
export const waves = (cycles: number): number => (cycles * 2 * Math.PI) / TILE;

/** An empty textile of TILE px. */
export function emptyTextile(specular: number, gloss: number): Textile {
  return {
    size: TILE,
    colour: new Uint8ClampedArray(TILE * TILE * 3),
    relief: new Float32Array(TILE * TILE),
    shine: new Float32Array(TILE * TILE),
    specular,
    gloss,
  };
}

/** Repeats a drawing over the tile borders so that it joins up; returns SVG. */
function tileDrawing(drawing: string): string {
  let svg = `<defs><g id="t">${drawing}</g></defs>`;
  for (let j = -1; j <= 1; j++)
    for (let i = -1; i <= 1; i++) svg += `<use xlink:href="#t" x="${i * TILE}" y="${j * TILE}"/>`;
  return svg;
}

/** Rasterises a tileable drawing to RGBA of TILE x TILE px; the ground colour, if any, lies below all repeats. */
export const rasteriseTile = (drawing: string, ground?: string): Promise<Uint8Array> =>
  rasteriseSvg(
    (ground ? `<rect width="${TILE}" height="${TILE}" fill="${ground}"/>` : '') + tileDrawing(drawing),
    TILE,
    TILE,
  );

/** Box blur of a tile's values that runs on across its edges; radius in px. */
export function blurTile(values: Float32Array, radius: number, passes: number): Float32Array {
  const pad = radius * passes;
  const size = TILE + 2 * pad;
  const padded = new Float32Array(size * size);
  for (let y = 0; y < size; y++)
    for (let x = 0; x < size; x++)
      padded[y * size + x] = values[((y - pad + TILE) % TILE) * TILE + ((x - pad + TILE) % TILE)]!;
  const blurred = boxBlur(padded, size, size, radius, passes);
  const out = new Float32Array(TILE * TILE);
  for (let y = 0; y < TILE; y++) {
    const start = (y + pad) * size + pad;
    out.set(blurred.subarray(start, start + TILE), y * TILE);
  }
  return out;
}

/** Alpha (0..1) of a tileable drawing, softened by blur px. */
export async function tileMask(drawing: string, blur = 0): Promise<Float32Array> {
  const pixels = await rasteriseTile(drawing);
  const mask = new Float32Array(TILE * TILE);
  for (let i = 0; i < mask.length; i++) mask[i] = pixels[4 * i + 3]! / 255;
  return blur ? blurTile(mask, blur, 2) : mask;
}

const polar = (angle: number, radius: number): string =>
  `${(Math.cos(angle) * radius).toFixed(1)},${(Math.sin(angle) * radius).toFixed(1)}`;

/** A ring of petals from radius inner to outer (px); spread in radians. */
export function petals(
  count: number,
  inner: number,
  outer: number,
  spread: number,
  fill: string,
  stroke = 'none',
  strokeWidth = 0,
  turn = 0,
): string {
  let svg = '';
  for (let i = 0; i < count; i++) {
    const a = turn + (i * 2 * Math.PI) / count;
    const mid = (inner + outer) * 0.55;
    svg += `<path d="M${polar(a, inner)} Q${polar(a - spread, mid)} ${polar(a, outer)} Q${polar(a + spread, mid)} ${polar(a, inner)}Z" fill="${fill}" stroke="${stroke}" stroke-width="${strokeWidth}"/>`;
  }
  return svg;
}

/** A ring of dots; radii in px. */
export function dots(count: number, ringRadius: number, dotRadius: number, fill: string, turn = 0): string {
  let svg = '';
  for (let i = 0; i < count; i++) {
    const [x, y] = polar(turn + (i * 2 * Math.PI) / count, ringRadius).split(',');
    svg += `<circle cx="${x}" cy="${y}" r="${dotRadius}" fill="${fill}"/>`;
  }
  return svg;
}

/** A circle outline; px. */
export const ring = (radius: number, width: number, colour: string): string =>
  `<circle r="${radius}" fill="none" stroke="${colour}" stroke-width="${width}"/>`;

/** Places a drawing at x, y (px), scaled and turned (degrees). */
export const place = (drawing: string, x: number, y: number, scale = 1, turn = 0): string =>
  `<g transform="translate(${x.toFixed(1)},${y.toFixed(1)}) rotate(${turn}) scale(${scale})">${drawing}</g>`;

const fields = new Map<string, Float32Array>();

/** A tileable noise field over the tile, computed once per process; cell in px must divide TILE. */
export function noiseField(cell: number, octaves: number, seed: number): Float32Array {
  const key = `${cell}/${octaves}/${seed}`;
  let field = fields.get(key);
  if (!field) {
    field = new Float32Array(TILE * TILE);
    const period = TILE / cell;
    for (let y = 0; y < TILE; y++)
      for (let x = 0; x < TILE; x++)
        field[y * TILE + x] = fractalNoise(x / cell, y / cell, octaves, seed, period, period);
    fields.set(key, field);
  }
  return field;
}

/** Index of the tile px moved by a hand-made wobble of up to `reach` px. */
export function wobbledIndex(x: number, y: number, cell: number, reach: number): number {
  const i = y * TILE + x;
  const wx = (x + Math.round((noiseField(cell, 3, 1)[i]! - 0.5) * 2 * reach) + TILE) % TILE;
  const wy = (y + Math.round((noiseField(cell, 3, 2)[i]! - 0.5) * 2 * reach) + TILE) % TILE;
  return wy * TILE + wx;
}

/** Adds a fine plain-weave relief. */
export function addWeave(textile: Textile, amount: number): void {
  for (let y = 0; y < TILE; y++)
    for (let x = 0; x < TILE; x++)
      textile.relief[y * TILE + x]! +=
        amount * (Math.sin((x * Math.PI) / 2) * 0.5 + Math.sin((y * Math.PI) / 2) * 0.5) +
        (valueNoise(x * 0.5, y * 0.5, 5, TILE / 2, TILE / 2) - 0.5) * amount * 1.6;
}

/** Adds half, quarter and eighth size copies used when the cloth is shown small. */
export function withLevels(textile: Textile): Textile {
  const levels: Textile[] = [];
  let from = textile;
  for (let level = 0; level < 3; level++) {
    const size = from.size / 2;
    const next: Textile = {
      ...textile,
      size,
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
