// The worker that draws recipes for a page: rough first, then sharp; the newest order wins. Between drawings it weaves
// the squares of cloth that were asked for.
import { drawPart, drawRecipe } from '../recipes/draw.ts';
import { garmentRecipe } from '../recipes/recipe.ts';
import { weaveSwatch } from '../recipes/swatch.ts';
import type { DrawingFailure, FromDrawer, ToDrawer } from './messages.ts';
import { CanvasNoiseError } from './noise.ts';
import { drawOnCanvas } from './rasteriser.ts';

type Order<K extends ToDrawer['kind']> = Extract<ToDrawer, { kind: K }>;

/** Squares of cloth that may wait: more than there are cloths. */
const MOST_WAITING = 128;

let newest = new AbortController();
let isOpen = false;
let drawing = 0;
let isWeaving = false;
let waiting: Order<'weave'>[] = [];

self.addEventListener('message', ({ data }: MessageEvent<ToDrawer>) => {
  if (data.kind === 'weave') {
    waiting = [...waiting, data].slice(-MOST_WAITING);
    return void weaveWaiting();
  }
  newest.abort();
  newest = new AbortController();
  if (data.kind === 'draw') void alone(() => draw(data, newest.signal));
  if (data.kind === 'prepare') void alone(() => prepare(data, newest.signal));
});

const answer = (message: FromDrawer, transfer: Transferable[] = []): void => self.postMessage(message, { transfer });

function begin(): void {
  if (!isOpen) drawOnCanvas();
  isOpen = true;
}

/** Lets no cloth be woven meanwhile. */
async function alone(work: () => Promise<void>): Promise<void> {
  drawing += 1;
  await work();
  drawing -= 1;
  await weaveWaiting();
}

/** Weaves what waits, one after another, until something is drawn. */
async function weaveWaiting(): Promise<void> {
  if (isWeaving) return;
  isWeaving = true;
  while (drawing === 0) {
    const order = waiting.shift();
    if (!order) break;
    await weave(order);
  }
  isWeaving = false;
}

async function weave({ ticket, swatch }: Order<'weave'>): Promise<void> {
  try {
    begin();
    const picture = await weaveSwatch(swatch);
    if (!picture) return answer({ ticket, failure: 'recipe' });
    const pixels = new Uint8ClampedArray(picture.pixels);
    answer({ ticket, swatch: pixels, width: picture.width, height: picture.height }, [pixels.buffer]);
  } catch (error) {
    answer({ ticket, failure: failureOf(error) });
  }
}

/** Weaves, folds and draws for nobody: cloth and forms are kept, and the browser has compiled what draws. */
async function prepare({ recipe, width }: Order<'prepare'>, signal: AbortSignal): Promise<void> {
  const { data } = garmentRecipe.safeParse(recipe);
  if (!data) return;
  try {
    begin();
    for (const quality of ['rough', 'sharp'] as const) await drawRecipe(data, { width, quality, signal });
  } catch {
    // An order came meanwhile, or it will be told what went wrong.
  }
}

/** Answers with both pictures, or with why there is none; with nothing more once another order has come. */
async function draw({ ticket, recipe, width, part }: Order<'draw'>, signal: AbortSignal): Promise<void> {
  const { data, success } = garmentRecipe.safeParse(recipe);
  if (!success) return answer({ ticket, failure: 'recipe' });
  try {
    begin();
    for (const quality of ['rough', 'sharp'] as const) {
      const options = { width, quality, signal };
      const picture = await (part ? drawPart(data, part, options) : drawRecipe(data, options));
      signal.throwIfAborted();
      const pixels = new Uint8ClampedArray(picture.pixels);
      answer({ ticket, ...picture, pixels, isRough: quality === 'rough' }, [pixels.buffer]);
    }
  } catch (error) {
    if (!signal.aborted) answer({ ticket, failure: failureOf(error) });
  }
}

const failureOf = (error: unknown): DrawingFailure => (error instanceof CanvasNoiseError ? 'noise' : 'drawing');
