// From a recipe to the garment.
import { abetiAja, fila, hula } from '../accessories/caps.ts';
import { gele } from '../accessories/gele.ts';
import { neckBeads, withCap, withGele } from '../accessories/worn.ts';
import type { TileSize } from '../core/loom.ts';
import type { Garment, Textile } from '../core/piece.ts';
import { mixHex, toHex } from '../core/raster.ts';
import { meanColour } from '../core/textile-sample.ts';
import { getTextile } from '../textiles/library.ts';
import { cut, type Thread } from './cut.ts';
import { layCloth } from './lay-cloth.ts';
import { type GarmentRecipe, readColours } from './recipe.ts';
import { BEADS } from './words.ts';

/** Weaves the cloth, with so many px an edge of its tile, cuts the garment and lays on it what is worn with it. */
export async function sewGarment(recipe: GarmentRecipe, tile?: TileSize): Promise<Garment> {
  const { garment, headwear, beads } = await sewApart(recipe, tile);
  const crowned = headwear ? wearAbove(garment, headwear) : garment;
  return beads ? { ...crowned, ornaments: neckBeads(beads) } : crowned;
}

/** What is worn on the head: drawn large, where the head is not. */
export interface Headwear {
  kind: 'gele' | CapName;
  garment: Garment;
}

/** The garment and what is worn on the head, each on a canvas of its own, and the colour of the beads at the neck. */
export async function sewApart(
  recipe: GarmentRecipe,
  tile?: TileSize,
): Promise<{ garment: Garment; headwear: Headwear | null; beads: string | null }> {
  const textile = await getTextile(
    recipe.cloth,
    tile,
    recipe.clothColours ? readColours(recipe.clothColours) : undefined,
  );
  const second =
    'second' in recipe && recipe.second
      ? await getTextile(recipe.second, tile, recipe.secondColours ? readColours(recipe.secondColours) : undefined)
      : textile;
  const thread = threadOf(recipe, textile);
  return {
    garment: layCloth(cut(recipe, textile, second, thread), textile, recipe),
    headwear: headwearOf(recipe, textile, thread),
    beads: 'beads' in recipe && recipe.beads ? BEADS[recipe.beads].colour : null,
  };
}

/** How bright (0..255) cloth is at least on which a darker thread shows. */
const LIGHT_CLOTH = 90;

/** The colours that are sewn with: those of the recipe, or shades of the cloth. */
function threadOf({ thread, darkThread, isTonal }: GarmentRecipe, textile: Textile): Thread {
  if (!isTonal) return { thread, darkThread };
  const cloth = meanColour(textile);
  const isLight = (cloth[0] + cloth[1] + cloth[2]) / 3 >= LIGHT_CLOTH;
  return {
    thread: mixHex(toHex(cloth), isLight ? '#000000' : '#ffffff', isLight ? 0.16 : 0.2),
    darkThread: mixHex(toHex(cloth), '#000000', 0.42),
  };
}

const CAP_MAKERS = { gobi: fila, 'abeti-aja': abetiAja, hula };

type CapName = keyof typeof CAP_MAKERS;

/** The cap or the gele that goes with it. */
function headwearOf(recipe: GarmentRecipe, textile: Textile, { thread }: Thread): Headwear | null {
  if ('cap' in recipe && recipe.cap) return { kind: recipe.cap, garment: CAP_MAKERS[recipe.cap](textile, thread) };
  return 'gele' in recipe && recipe.gele ? { kind: 'gele', garment: gele(textile) } : null;
}

const wearAbove = (garment: Garment, { kind, garment: head }: Headwear): Garment =>
  kind === 'gele' ? withGele(garment, head) : withCap(garment, head);
