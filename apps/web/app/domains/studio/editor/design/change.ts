import { GARMENTS } from '@adunni/garment-art/recipes/choices';
import type { GarmentName, GarmentRecipe } from '@adunni/garment-art/recipes/recipe';
import { CLOTHS } from '@adunni/garment-art/textiles/cloths';

/** A value of a recipe, or none. */
export type Said = string | number | boolean | undefined;
type Values = Record<string, Said>;

/** The recipe with some values changed; what is set to nothing is left out. */
export function changed(recipe: GarmentRecipe, values: Values): GarmentRecipe {
  const all = { ...(recipe as unknown as Values), ...values };
  return Object.fromEntries(Object.entries(all).filter(([, value]) => value !== undefined)) as unknown as GarmentRecipe;
}

/** What a recipe says under a name that not every garment has. */
export const saidOf = (recipe: GarmentRecipe, name: string): Said => (recipe as unknown as Values)[name];

/** Which cloth of a garment something is about. */
export type Which = 'cloth' | 'second';

/** The cloth that is used: the second one is the first where nothing else is said. */
export const clothOf = (recipe: GarmentRecipe, which: Which): string =>
  String((which === 'second' ? saidOf(recipe, 'second') : undefined) ?? recipe.cloth);

const COLOURS: Readonly<Record<Which, string>> = { cloth: 'clothColours', second: 'secondColours' };

/** Colours of one’s own for a cloth, as the recipe has them. */
export function ownColours(recipe: GarmentRecipe, which: Which): string | undefined {
  const own = saidOf(recipe, COLOURS[which]);
  return typeof own === 'string' ? own : undefined;
}

/** The colours of a cloth as it is used, own or its usual ones. */
export function coloursUsed(recipe: GarmentRecipe, which: Which): string[] {
  const own = ownColours(recipe, which === 'second' && saidOf(recipe, 'second') === undefined ? 'cloth' : which);
  return own?.split(' ') ?? [...(CLOTHS[clothOf(recipe, which)]?.colours ?? [])];
}

/** Another cloth; own colours went with the one before. Nothing as the second: as the first. */
export const withCloth = (recipe: GarmentRecipe, which: Which, name: string | undefined): GarmentRecipe =>
  changed(recipe, { [which]: name, [COLOURS[which]]: undefined });

/** Own colours; those that the cloth has anyhow are not said. */
export function withColours(recipe: GarmentRecipe, which: Which, colours: readonly string[] | null): GarmentRecipe {
  const usual = CLOTHS[clothOf(recipe, which)]?.colours ?? [];
  const isUsual = !colours || colours.every((colour, i) => colour === usual[i]);
  return changed(recipe, { [COLOURS[which]]: isUsual ? undefined : colours.join(' ') });
}

/** What stays when a garment becomes another kind: cloth, thread and ground; the rest as that kind begins. */
export function asKind(recipe: GarmentRecipe, garment: GarmentName): GarmentRecipe {
  const { start } = GARMENTS[garment];
  const { cloth, clothColours, grain, motifX, motifY, thread, darkThread, isTonal, ground } = recipe;
  return changed(start, { cloth, clothColours, grain, motifX, motifY, thread, darkThread, isTonal, ground });
}
