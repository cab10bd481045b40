import { createHash } from 'node:crypto';
import { lookOf, type ProductRecipe, recipeOf } from '@adunni/contracts/catalog/recipe';
import type { RecipePart } from '@adunni/contracts/catalog/recipe-forms';

/** A look that differs from what the pictures of its product show. */
export interface ChosenLook {
  hash: string;
  recipe: RecipePart;
  /** What it shows, in words. */
  alt: string;
}

interface Drawable {
  title: string;
  recipe: ProductRecipe | null;
  optionGroups: readonly { _id: string; choices: readonly { _id: string; label: string }[] }[];
}

interface Picked {
  /** Of the variant; null without one. */
  colour: string | null;
  /** Choices by group. */
  options: Readonly<Record<string, string>>;
}

/** The name of a look: the same for the same values, in whatever order they stand. */
export function lookHash(recipe: RecipePart): string {
  const values = Object.entries(recipe).sort(([a], [b]) => (a < b ? -1 : 1));
  return createHash('sha256').update(JSON.stringify(values)).digest('hex');
}

/** The look that was chosen of a product without pictures; null where it is drawn from no recipe. */
export function drawnLook(product: Drawable, picked: Picked): ChosenLook | null {
  const recipe = recipeOf(product, picked);
  return recipe && { hash: lookHash(recipe), recipe, alt: lookOf(product, picked) };
}

/**
 * The look that was chosen; null where it is what the product’s picture shows, in the colour `pictured`, or where the
 * product is drawn from no recipe.
 */
export function chosenLook(product: Drawable, picked: Picked, pictured: string | null): ChosenLook | null {
  const chosen = drawnLook(product, picked);
  const shown = recipeOf(product, { colour: pictured, options: choicesCalled(pictured, product, picked) });
  return !chosen || !shown || chosen.hash === lookHash(shown) ? null : chosen;
}

/** Of what was picked, the choices with that name: in what is made, colours are choices too. */
const choicesCalled = (name: string | null, { optionGroups }: Drawable, { options }: Picked): Picked['options'] =>
  Object.fromEntries(
    optionGroups.flatMap(({ _id, choices }) =>
      choices
        .filter((choice) => choice._id === options[_id] && choice.label === name)
        .map((choice) => [_id, choice._id]),
    ),
  );
