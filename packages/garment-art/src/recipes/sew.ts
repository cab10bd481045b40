// From a recipe to the garment.
import type { Garment } from '../core/piece.ts';
import { agbada } from '../garments/agbada.ts';
import { bubaSokoto } from '../garments/buba-sokoto.ts';
import { dashiki } from '../garments/dashiki.ts';
import { tunic } from '../garments/tunic.ts';
import { iroBuba } from '../garments/wrapper-sets.ts';
import { getTextile } from '../textiles/library.ts';
import type { GarmentRecipe } from './recipe.ts';

/** Weaves the cloth and cuts the garment. */
export async function sewGarment(recipe: GarmentRecipe): Promise<Garment> {
  const textile = await getTextile(recipe.cloth);
  const second = 'second' in recipe && recipe.second ? await getTextile(recipe.second) : textile;
  const { thread, darkThread } = recipe;
  const trim = { trim: thread, trimDark: darkThread };
  switch (recipe.garment) {
    case 'agbada':
      return agbada({
        ...{ textile, inner: second, thread, threadDark: darkThread, embroidery: recipe.embroidery },
        long: recipe.length === 'ankle',
        textileScale: recipe.clothScale ?? 0.42,
      });
    case 'tunic':
      return tunic({
        ...{ textile, trousers: second, style: recipe.embroidery, hemY: recipe.hemY, ...trim },
        textileScale: recipe.clothScale ?? 0.5,
      });
    case 'dashiki':
      return dashiki({
        textile,
        colours: { gold: thread, dark: darkThread, teal: '#1d7874', cream: '#ffeccb', red: '#c8321f' },
      });
    case 'buba-sokoto':
      return bubaSokoto({ textile, ...trim });
    case 'iro-buba':
      return iroBuba({
        ...{ blouse: second, wrapper: textile, bell: recipe.sleeve === 'bell', ...trim },
        hemY: recipe.length === 'knee' ? 1150 : 1462,
        blouseScale: recipe.clothScale ?? 0.5,
        ...(recipe.sash ? { sash: textile } : {}),
      });
  }
}
