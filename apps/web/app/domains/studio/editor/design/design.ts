import { GARMENTS } from '@adunni/garment-art/recipes/choices';
import { type GarmentRecipe, garmentRecipe } from '@adunni/garment-art/recipes/recipe';
import { z } from 'zod';

/** Longest name of a design. */
export const NAME_LENGTH = 60;
/** Longest text that is read as a design: ten times what the longest one takes. */
const LONGEST = 10_000;

/** A design on its way: what it is called and what it is drawn from. */
export interface Design {
  name: string;
  recipe: GarmentRecipe;
}

/** Controls, and what turns the words after it round. */
const UNSEEN = /[\p{Cc}\p{Cf}\p{Cs}]/gu;

/** A name as it may stand anywhere: one line, and not too long. */
export const cleanName = (name: string): string => [...name.replace(UNSEEN, '')].slice(0, NAME_LENGTH).join('');

const designSchema = z.strictObject({
  name: z.string().max(NAME_LENGTH).overwrite(cleanName).catch(''),
  recipe: garmentRecipe,
});

/** What a design is called that has no name. */
export const nameOf = ({ name, recipe }: Design): string => name.trim() || GARMENTS[recipe.garment].title;

/** Why a text is no design, in words; where it is one, the design. */
export type Read = { design: Design } | { problem: string };

/**
 * Reads a design, or a recipe alone, from a text that may come from anybody. What is too long is not even looked at, and
 * what no garment has is refused.
 */
export function readDesign(text: string): Read {
  if (text.length > LONGEST) return { problem: 'This is too long to be a design.' };
  let said: unknown;
  try {
    said = JSON.parse(text);
  } catch {
    return { problem: 'This is not JSON. Copy the whole recipe, from the first { to the last }.' };
  }
  const isRecipe = typeof said === 'object' && said !== null && 'garment' in said;
  const { data, error } = designSchema.safeParse(isRecipe ? { name: '', recipe: said } : said);
  if (data) return { design: data };
  return { problem: problemOf(error) };
}

function problemOf(error: z.ZodError): string {
  const [first] = error.issues;
  const where = first?.path.filter((part) => part !== 'recipe').join('.');
  const unknown = first?.code === 'unrecognized_keys' ? first.keys.slice(0, 3).join(', ').slice(0, 60) : '';
  if (unknown) return `This recipe has values that the garment does not: ${unknown}.`;
  return where
    ? `This recipe can’t be drawn: check “${where.slice(0, 60)}”.`
    : 'This is not the recipe of a garment that we can draw.';
}

/** The recipe as people copy it. */
export const recipeText = (recipe: GarmentRecipe): string => JSON.stringify(recipe, null, 2);

const toBase64Url = (text: string): string =>
  btoa(String.fromCharCode(...new TextEncoder().encode(text)))
    .replaceAll('+', '-')
    .replaceAll('/', '_')
    .replace(/=+$/, '');

/** A design as the fragment of an address, which no server sees. */
export const toFragment = (design: Design): string => `d=${toBase64Url(JSON.stringify(design))}`;

const FRAGMENT = /^#?d=([A-Za-z0-9_-]{1,12000})$/;

/** The design of a fragment; null where there is none, the problem where it can’t be read. */
export function readFragment(fragment: string): Read | null {
  if (!/^#?d=/.test(fragment)) return null;
  const [, code] = FRAGMENT.exec(fragment) ?? [];
  if (!code) return { problem: 'This link is not whole. Ask for it again.' };
  try {
    const bytes = Uint8Array.from(atob(code.replaceAll('-', '+').replaceAll('_', '/')), (one) => one.charCodeAt(0));
    return readDesign(new TextDecoder('utf-8', { fatal: true }).decode(bytes));
  } catch {
    return { problem: 'This link is not whole. Ask for it again.' };
  }
}

/** What the file of a picture is called. */
export const fileName = (design: Design): string =>
  `adunni-${nameOf(design)
    .toLowerCase()
    .replace(/[^\p{L}\p{N}]+/gu, '-')
    .replace(/^-|-$/g, '')}.png`;
