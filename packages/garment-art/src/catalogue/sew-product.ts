// From a product of the catalogue to its garment.
import type { Garment } from '../core/piece.ts';
import type { GarmentDesign, GarmentRecipe } from '../recipes/recipe.ts';
import { sewGarment } from '../recipes/sew.ts';
import type { Colourway, Product } from './types.ts';

/** The recipe of a design in a colourway. */
export const recipeOf = (design: GarmentDesign, { cloth, second, trim, dark }: Colourway): GarmentRecipe => ({
  ...design,
  cloth,
  ...(second ? { second } : {}),
  thread: trim,
  darkThread: dark,
});

/** The product's garment in a colourway. */
export const sewProduct = async (product: Product, way: Colourway): Promise<Garment> =>
  'design' in product ? sewGarment(recipeOf(product.design, way)) : product.make(way);
