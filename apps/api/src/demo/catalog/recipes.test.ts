import { recipeOf } from '@adunni/contracts/catalog/recipe';
import { garmentRecipe } from '@adunni/garment-art/recipes/recipe';
import { v7 as newId } from 'uuid';
import { describe, expect, it } from 'vitest';
import { wholeRecipe } from '../../domains/catalog/recipe.rules.ts';
import { demoProducts } from './products.ts';
import { recipesOf } from './recipes.ts';
import { rowsOf } from './rows.ts';

const anyId = { get: () => newId() } as unknown as ReadonlyMap<string, string>;
const known = { makers: anyId, categories: anyId, pictures: anyId, now: new Date('2026-01-01') };

const drawn = demoProducts.flatMap((demo) => {
  const recipes = recipesOf(demo);
  return recipes ? [{ demo, recipes, rows: rowsOf(demo, 1, known) }] : [];
});

describe.each(drawn)('$demo.title', ({ recipes, rows }) => {
  const { product, variants } = rows;
  // The database gives choices their ids.
  const optionGroups = rows.groups.map(({ group, choices }) => ({
    _id: group._id,
    choices: choices.map((choice) => ({ ...choice, _id: newId() })),
  }));
  const subject = {
    title: product.title,
    recipe: product.recipe && wholeRecipe(product.recipe, optionGroups),
    optionGroups,
  };
  const first = recipeOf(subject, { colour: variants[0]?.colour ?? null, options: {} });

  it('is drawn from a whole recipe', () => {
    expect(garmentRecipe.parse(first)).toEqual(first);
  });

  it('changes with each choice but the first of what has to be chosen, and stays whole', () => {
    for (const { _id, choices } of optionGroups)
      for (const choice of choices) {
        const chosen = recipeOf(subject, { colour: null, options: { [_id]: choice._id } });
        expect(garmentRecipe.parse(chosen), choice.label).toEqual(chosen);
        if (choice.isDefault) expect(chosen, choice.label).toEqual(first);
        else expect(chosen, choice.label).not.toEqual(first);
      }
  });

  it('changes with the colour of what is on the shelf', () => {
    const colours = [...new Set(variants.map(({ colour }) => colour))];
    const looks = colours.map((colour) => JSON.stringify(recipeOf(subject, { colour, options: {} })));
    expect(new Set(looks).size).toBe(colours.length);
  });

  it('names choices that there are', () => {
    const labels = optionGroups.flatMap(({ choices }) => choices.map(({ label }) => label));
    expect(labels).toEqual(expect.arrayContaining(Object.keys(recipes.choices)));
  });
});
