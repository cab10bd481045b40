// Draws one recipe, in a process of its own.
import { setPriority } from 'node:os';
import { drawRecipe } from '@adunni/garment-art/recipes/draw';
import { garmentRecipe } from '@adunni/garment-art/recipes/recipe';
import sharp from 'sharp';
import type { Drawing } from './draw.ts';
import '@adunni/garment-art/node/rasteriser';

/** Enough for any line that shows it, on a fine screen and on paper. */
const WIDTH = 640;
/** How far it steps back behind those that answer requests. */
const NICE = 10;

setPriority(NICE);
sharp.concurrency(1);
sharp.cache(false);

async function draw(asked: unknown): Promise<Drawing> {
  const { data: recipe, error } = garmentRecipe.safeParse(asked);
  if (!recipe) return { failure: `the recipe is refused: ${error.message}` };
  const { pixels, width, height } = await drawRecipe(recipe, { width: WIDTH, quality: 'sharp' });
  const raw = { width, height, channels: 4 } as const;
  return { png: await sharp(pixels, { raw }).removeAlpha().png({ compressionLevel: 1 }).toBuffer() };
}

process.once('message', async (asked) => {
  const drawn = await draw(asked).catch((error: unknown): Drawing => ({ failure: String(error) }));
  process.send?.(drawn, () => process.disconnect());
});
// Without whom it draws for, it ends.
process.once('disconnect', () => process.exit());
