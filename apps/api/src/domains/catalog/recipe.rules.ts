import type { BaseRecipe, ProductRecipe } from '@adunni/contracts/catalog/recipe';
import type { RecipePart } from '@adunni/contracts/catalog/recipe-forms';

interface Group {
  choices: readonly { _id: string; recipe: RecipePart | null }[];
}

/** A product’s recipe together with what each of its choices changes. */
export const wholeRecipe = ({ base, colours }: BaseRecipe, groups: readonly Group[]): ProductRecipe => ({
  base,
  colours,
  choices: Object.fromEntries(
    groups.flatMap(({ choices }) => choices.flatMap(({ _id, recipe }) => (recipe ? [[_id, recipe]] : []))),
  ),
});
