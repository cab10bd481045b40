import type { z } from 'zod';
import { recipePart } from '../catalog/recipe-forms.ts';

/**
 * What a design is drawn from, as it is sent and kept. Here it is only small; the server refuses what `garmentRecipe` of
 * `@adunni/garment-art` does not know.
 */
export const designRecipe = recipePart;
export type DesignRecipe = z.input<typeof designRecipe>;
