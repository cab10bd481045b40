import { z } from 'zod';

/** Most values that a recipe has. */
const MOST = 24;
/** The longest word of one, in characters. */
export const LONGEST = 40;

/** Names of cloths and cuts, and colours as #rrggbb with blanks between them. */
const word = z
  .string()
  .max(LONGEST)
  .regex(/^[\w #-]*$/, 'A recipe has letters, digits, # and - only.');

/**
 * Values of a garment’s recipe: what it is cut as, its cloth, its thread … Here they are only small; what draws them,
 * `garmentRecipe` of `@adunni/garment-art`, knows every one and refuses any other.
 */
export const recipePart = z
  .record(z.string().max(LONGEST), z.union([word, z.number(), z.boolean()]))
  .refine((part) => Object.keys(part).length <= MOST, `At most ${MOST} values.`);
export type RecipePart = z.input<typeof recipePart>;
