import { z } from 'zod';
import { LONGEST, type RecipePart, recipePart } from './recipe-forms.ts';

/** What a product is drawn from: its recipe as chosen at first, and what colours of its variants change of that. */
export const baseRecipe = z.object({
  base: recipePart,
  /** By the name of the colour. */
  colours: z.record(z.string().max(LONGEST), recipePart),
});
export type BaseRecipe = z.input<typeof baseRecipe>;

/** The whole of it, with what each choice of an option changes, by its id. */
export const productRecipe = baseRecipe.extend({ choices: z.record(z.string(), recipePart) });
export type ProductRecipe = z.input<typeof productRecipe>;

/** What a recipe is read for. */
interface Drawable {
  title: string;
  recipe?: ProductRecipe | null | undefined;
  optionGroups: readonly { _id: string; choices: readonly { _id: string; label: string }[] }[];
}

/** What was picked: the colour of a variant, and by group the choice. */
interface Picked {
  colour: string | null;
  options: Readonly<Record<string, string>>;
}

const of = <T>(values: Readonly<Record<string, T>>, name: string | null | undefined): T | undefined =>
  name && Object.hasOwn(values, name) ? values[name] : undefined;

/** The recipe of a product as chosen: later groups have the last word. Null when it is drawn from none. */
export function recipeOf({ recipe, optionGroups }: Drawable, { colour, options }: Picked): RecipePart | null {
  if (!recipe) return null;
  const chosen = optionGroups.map(({ _id }) => of(recipe.choices, of(options, _id)));
  return Object.assign({}, recipe.base, of(recipe.colours, colour), ...chosen) as RecipePart;
}

/** What the picture of a choice shows, in words: the colour, and every choice of a group that changes the picture. */
export function lookOf({ title, recipe, optionGroups }: Drawable, { colour, options }: Picked): string {
  const chosen = optionGroups
    .filter(({ choices }) => recipe && choices.some(({ _id }) => of(recipe.choices, _id)))
    .flatMap(({ _id, choices }) => choices.find((choice) => choice._id === of(options, _id))?.label ?? []);
  const said = [...(colour ? [colour] : []), ...chosen];
  return said.length > 0 ? `${title} as chosen: ${said.join('; ')}` : title;
}
