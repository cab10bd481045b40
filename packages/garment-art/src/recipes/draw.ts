// The studio card of a recipe, in the size that is shown.
import { TILE, type TileSize } from '../core/loom.ts';
import { FINEST } from '../core/textile-sample.ts';
import { cardPart } from '../scenes/card-part.ts';
import type { Picture } from '../scenes/picture.ts';
import { type PxBox, studioCard } from '../scenes/studio.ts';
import type { GarmentRecipe } from './recipe.ts';
import { sewGarment } from './sew.ts';

/** Widths (px) that a picture may have: more would be too much for phones. */
const NARROWEST = 64;
const WIDEST = 1600;
/** Height of a card as a share of its width. */
const UPRIGHT = 4 / 3;
/** Px of a card that a px of the design canvas covers at most, as a share of the card's width: garments fill their card. */
const ENLARGED = 1.1 / 1200;
/** How large cloth lies on a garment whose recipe does not say. */
const USUAL_SCALE = 0.5;

/**
 * As finely as cloth is woven for a card of that width: as fine as it is shown, or twice as fine where px are few, so that
 * threads do not turn into stripes.
 */
export function tileSizeOf(recipe: GarmentRecipe, width: number): TileSize {
  const scale = 'clothScale' in recipe ? (recipe.clothScale ?? USUAL_SCALE) : USUAL_SCALE;
  const shown = width * ENLARGED * scale;
  if (shown >= FINEST) return TILE;
  return shown * 4 >= FINEST ? 512 : 256;
}

/** A rough picture has so much of the width, to be enlarged until the sharp one has come, and coarser folds. */
const ROUGH = { share: 0.35, foldStep: 4 };

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
  const garment = await sewGarment(recipe, tileSizeOf(recipe, drawn));
  return studioCard(garment, recipe.ground, drawn, Math.round(drawn * UPRIGHT), { foldStep, signal });
}

/** How wide (px) a card may be of which a part is drawn, and how large that part: what canvases of any device hold. */
const CLOSEST = 8192;
const LARGEST_PART = 2048;

/**
 * Draws a part of a card as if the whole of it were so many px wide; a rough one has fewer px.
 * @throws {RangeError} when the card or the part is larger than what is drawn
 */
export async function drawPart(recipe: GarmentRecipe, part: PxBox, options: DrawOptions): Promise<Picture> {
  const { width, quality, signal } = options;
  const fits = [part.width, part.height].every((side) => side >= 1 && side <= LARGEST_PART);
  if (!(fits && width >= NARROWEST && width <= CLOSEST && part.x >= 0 && part.y >= 0))
    throw new RangeError(`A part of ${part.width} x ${part.height} px of a card ${width} px wide is not drawn`);
  const { share, foldStep } = quality === 'rough' ? ROUGH : { share: 1, foldStep: 2 };
  const px = (length: number): number => Math.round(length * share);
  const card = { width: px(width), height: px(width * UPRIGHT) };
  const garment = await sewGarment(recipe, tileSizeOf(recipe, card.width));
  const [wide, high] = [Math.max(1, px(part.width)), Math.max(1, px(part.height))];
  const box = { x: px(part.x), y: px(part.y), width: wide, height: high };
  return cardPart(garment, recipe.ground, card, box, { foldStep, signal });
}
