// A square of cloth, flat, as one looks at it in a sample book.
import type { Picture } from '../scenes/picture.ts';
import { CLOTHS, coloursOf } from '../textiles/cloths.ts';
import { getTextile } from '../textiles/library.ts';
import { readColours } from './recipe.ts';

const COLOURS = /^#[0-9a-f]{6}(?: #[0-9a-f]{6}){0,4}$/;

/** Px of its edge: what repeats of the cloth, whole. */
const EDGE = 256;

/** Weaves a square of a cloth, in colours of one's own where they are given; null when there is no such cloth. */
export async function weaveSwatch({ name, colours }: { name: string; colours?: string }): Promise<Picture | null> {
  if (!Object.hasOwn(CLOTHS, name)) return null;
  const own = colours === undefined ? undefined : COLOURS.test(colours) ? readColours(colours) : null;
  if (own === null || (own && own.length !== coloursOf(name).length)) return null;
  const { colour } = await getTextile(name, EDGE, own);
  const pixels = new Uint8Array(EDGE * EDGE * 4);
  for (let i = 0; i < EDGE * EDGE; i++) {
    for (let k = 0; k < 3; k++) pixels[4 * i + k] = colour[3 * i + k]!;
    pixels[4 * i + 3] = 255;
  }
  return { pixels, width: EDGE, height: EDGE };
}
