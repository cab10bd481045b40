// Printed cloth: how much of each dye lies at each px is drawn once; another colour only mixes the dyes anew.
import { Kept } from '../core/kept.ts';
import { type Loom, TILE } from '../core/loom.ts';
import { parseHex } from '../core/raster.ts';

/** What is drawn with these colours: opaque RGBA of the tile. */
type Draw = (colours: readonly string[]) => Promise<Uint8Array>;

/** Drawn in the place of three colours at a time, so that each channel says how much of one there is. */
const PURE = ['#ff0000', '#00ff00', '#0000ff'];
const NONE = '#000000';

/** Bytes that shares may hold together: those of one whole tile in five colours, or of many that are shown small. */
const MOST_BYTES = 4 * TILE * TILE;
const kept = new Kept<Uint8Array[]>(MOST_BYTES, (shares) => shares.reduce((sum, { length }) => sum + length, 0));

/** The share (0..255) of every colour but the last at each px; the last has what these leave. */
async function sharesOf(count: number, draw: Draw): Promise<Uint8Array[]> {
  const shares: Uint8Array[] = [];
  while (shares.length < count - 1) {
    const first = shares.length;
    const pixels = await draw(Array.from({ length: count }, (_, at) => PURE[at - first] ?? NONE));
    for (let k = 0; k < PURE.length && shares.length < count - 1; k++) {
      const share = new Uint8Array(pixels.length / 4);
      for (let i = 0; i < share.length; i++) share[i] = pixels[4 * i + k]!;
      shares.push(share);
    }
  }
  return shares;
}

/**
 * A print in these colours (`#rrggbb`), as opaque RGBA of the tile. It is drawn when its name is new: where shapes end,
 * values may differ by a rounding or two from what drawing with the colours would give.
 */
export async function printTile(
  { size }: Loom,
  name: string,
  colours: readonly string[],
  draw: Draw,
): Promise<Uint8ClampedArray> {
  const shares = await kept.getOr(`${size} ${name}`, () => sharesOf(colours.length, draw));
  const dyes = colours.map(parseHex);
  const [red, green, blue] = dyes.at(-1)!;
  const pixels = new Uint8ClampedArray(4 * size * size);
  for (let i = 0; i < size * size; i++) {
    let [r, g, b] = [255 * red, 255 * green, 255 * blue];
    for (let k = 0; k < shares.length; k++) {
      const share = shares[k]![i]!;
      if (share === 0) continue;
      const dye = dyes[k]!;
      r += share * (dye[0] - red);
      g += share * (dye[1] - green);
      b += share * (dye[2] - blue);
    }
    pixels[4 * i] = r / 255;
    pixels[4 * i + 1] = g / 255;
    pixels[4 * i + 2] = b / 255;
    pixels[4 * i + 3] = 255;
  }
  return pixels;
}
