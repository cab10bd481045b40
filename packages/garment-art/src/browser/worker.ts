// The worker that draws recipes for a page: rough first, then sharp; the newest order wins.
import { drawRecipe } from '../recipes/draw.ts';
import { garmentRecipe } from '../recipes/recipe.ts';
import type { DrawingFailure, FromDrawer, ToDrawer } from './messages.ts';
import { CanvasNoiseError } from './noise.ts';
import { drawOnCanvas } from './rasteriser.ts';

let newest = new AbortController();
let isPrepared = false;

self.addEventListener('message', ({ data }: MessageEvent<ToDrawer>) => {
  newest.abort();
  newest = new AbortController();
  if (data.kind === 'draw') void draw(data, newest.signal);
});

const answer = (message: FromDrawer, transfer: Transferable[] = []): void => self.postMessage(message, { transfer });

/** Answers with both pictures, or with why there is none; with nothing more once another order has come. */
async function draw(
  { ticket, recipe, width }: Extract<ToDrawer, { kind: 'draw' }>,
  signal: AbortSignal,
): Promise<void> {
  const { data, success } = garmentRecipe.safeParse(recipe);
  if (!success) return answer({ ticket, failure: 'recipe' });
  try {
    if (!isPrepared) drawOnCanvas();
    isPrepared = true;
    for (const quality of ['rough', 'sharp'] as const) {
      const picture = await drawRecipe(data, { width, quality, signal });
      signal.throwIfAborted();
      const pixels = new Uint8ClampedArray(picture.pixels);
      answer({ ticket, ...picture, pixels, isRough: quality === 'rough' }, [pixels.buffer]);
    }
  } catch (error) {
    if (!signal.aborted) answer({ ticket, failure: failureOf(error) });
  }
}

const failureOf = (error: unknown): DrawingFailure => (error instanceof CanvasNoiseError ? 'noise' : 'drawing');
