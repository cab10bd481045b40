import { designErrors } from '@adunni/contracts/studio/designs';
import { type DesignRecipe, designRecipe } from '@adunni/contracts/studio/recipe';
import { garmentRecipe } from '@adunni/garment-art/recipes/recipe';
import { Refusal } from '../../../kit/errors.ts';

/** A recipe as what draws garments takes it; null for one that it refuses. */
export function readRecipe(recipe: unknown): DesignRecipe | null {
  // What is small first: the other looks at every word.
  const small = designRecipe.safeParse(recipe);
  if (!small.success) return null;
  const { data: known = null } = garmentRecipe.safeParse(small.data);
  return known;
}

/** A recipe that can be drawn. Throws 422 for any other. */
export function requireRecipe(recipe: unknown): DesignRecipe {
  const read = readRecipe(recipe);
  if (!read) throw new Refusal(designErrors.recipe_refused);
  return read;
}
