// The studio card of a recipe, in the size that is shown.
import type { Picture } from '../scenes/picture.ts';
import { studioCard } from '../scenes/studio.ts';
import type { GarmentRecipe } from './recipe.ts';
import { sewGarment } from './sew.ts';

/** Widths (px) that a picture may have: more would be too much for phones. */
const NARROWEST = 64;
const WIDEST = 1600;
/** Height of a card as a share of its width. */
const UPRIGHT = 4 / 3;
/** A rough picture has so much of the width, to be enlarged until the sharp one has come, and coarser folds. */
const ROUGH = { share: 0.4, foldStep: 4 };

export interface DrawOptions {
  /** Px of the sharp picture. */
  width: number;
  quality: 'rough' | 'sharp';
  /** Ends the drawing between two pieces, with the signal's reason. */
  signal?: AbortSignal;
}

/**
 * Draws a garment on its studio ground, 3 : 4.
 * @throws {RangeError} when the width is not one that is drawn
 */
export async function drawRecipe(recipe: GarmentRecipe, { width, quality, signal }: DrawOptions): Promise<Picture> {
  if (!(width >= NARROWEST && width <= WIDEST))
    throw new RangeError(`A picture is ${NARROWEST} to ${WIDEST} px wide, not ${width}`);
  const { share, foldStep } = quality === 'rough' ? ROUGH : { share: 1, foldStep: 2 };
  const drawn = Math.round(width * share);
  const garment = await sewGarment(recipe);
  return studioCard(garment, recipe.ground, drawn, Math.round(drawn * UPRIGHT), { foldStep, signal });
}
