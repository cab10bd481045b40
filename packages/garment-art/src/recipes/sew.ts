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

/** Weaves the cloth, with so many px an edge of its tile, and cuts the garment. */
export async function sewGarment(recipe: GarmentRecipe, tile?: TileSize): Promise<Garment> {
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
  return dress(recipe, layCloth(cut(recipe, textile, second, thread), textile, recipe), textile, thread);
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

/** Adds what is worn with it: a cap, or a gele and beads. */
function dress(recipe: GarmentRecipe, garment: Garment, textile: Textile, { thread }: Thread): Garment {
  if ('cap' in recipe && recipe.cap) return withCap(garment, CAP_MAKERS[recipe.cap](textile, thread));
  const crowned = 'gele' in recipe && recipe.gele ? withGele(garment, gele(textile)) : garment;
  return 'beads' in recipe && recipe.beads ? { ...crowned, ornaments: neckBeads(BEADS[recipe.beads].colour) } : crowned;
}
