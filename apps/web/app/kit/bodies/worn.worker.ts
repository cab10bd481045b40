// The worker that draws garments on bodies: rough first, then sharp; the newest order wins.
import { CanvasNoiseError } from '@adunni/garment-art/browser/noise';
import { drawOnCanvas } from '@adunni/garment-art/browser/rasteriser';
import { type GarmentRecipe, garmentRecipe } from '@adunni/garment-art/recipes/recipe';
import { drawWorn } from '@adunni/garment-art/recipes/worn';
import type { LayerPicture } from '@adunni/garment-art/scenes/layers';
import { groundForBodies, standOn } from '@adunni/garment-art/scenes/standing';
import { dressFigure } from '@adunni/tryon/drape/dress-figure';
import type { Layer, Outfit } from '@adunni/tryon/drape/outfit';
import { drawFigure, type Figure, type FigureLook } from '@adunni/tryon/figure/figure';
import { completeLengths } from '@adunni/tryon/figure/lengths';
import { premultiply, straighten } from '@adunni/tryon/raster/image';
import { sheetOf } from '@adunni/tryon/raster/warp';
import { easeOf } from './ease.ts';
import { kept, keptOnceMade } from './kept.ts';
import type { FromWearer, Side, ToWearer } from './messages.ts';

/** Px of the canvas that garments are drawn on. */
const CANVAS = { width: 1200, height: 1600 };
/** A rough picture has half the px each way, and coarser folds. */
const ROUGH = { share: 0.5, foldStep: 4 };
/** Garments that are kept, each seen from one side, with their rough copies: some 4 MB each. */
const KEPT_OUTFITS = 6;
const KEPT_FIGURES = 6;

const outfits = new Map<string, Promise<Outfit[]>>();
const figures = new Map<string, Figure>();
/** Whole garments that are there, so that nobody has to wait for them. */
const ready = new Set<string>();
let newest = new AbortController();
/** Who only changes bodies does not begin the garment again. */
let cutting = { name: '', ends: new AbortController() };
let isOpen = false;

self.addEventListener('message', ({ data }: MessageEvent<ToWearer>) => {
  newest.abort();
  newest = new AbortController();
  const name = JSON.stringify([data.recipe, data.side, data.width]);
  if (name !== cutting.name) {
    cutting.ends.abort();
    cutting = { name, ends: new AbortController() };
  }
  void wear(data, newest.signal);
});

const answer = (message: FromWearer, transfer: Transferable[] = []): void => self.postMessage(message, { transfer });

/** Answers with the pictures, or with why there is none; with nothing more once another order has come. */
async function wear({ ticket, recipe, ...order }: ToWearer, signal: AbortSignal): Promise<void> {
  const { data, success } = garmentRecipe.safeParse(recipe);
  if (!success) return answer({ ticket, failure: 'recipe' });
  try {
    if (!isOpen) drawOnCanvas();
    isOpen = true;
    const isThere = ready.has(nameOf(data, order.side, order.width));
    for (const isRough of isThere ? [false] : [true, false]) {
      const { pixels, width, height } = await draw(data, order, isRough, signal);
      signal.throwIfAborted();
      answer({ ticket, pixels, width, height, isRough }, [pixels.buffer]);
    }
  } catch (error) {
    if (!signal.aborted) answer({ ticket, failure: error instanceof CanvasNoiseError ? 'noise' : 'drawing' });
  }
}

const nameOf = (recipe: GarmentRecipe, side: Side, width: number): string => JSON.stringify([recipe, side, width]);

async function draw(
  recipe: GarmentRecipe,
  { look, side, width: whole }: Omit<ToWearer, 'ticket' | 'recipe'>,
  isRough: boolean,
  signal: AbortSignal,
) {
  const width = isRough ? whole * ROUGH.share : whole;
  const height = (width / 3) * 4;
  const worn = await outfitsOf(recipe, side, width, isRough ? ROUGH.foldStep : 2);
  const { bust } = completeLengths(look.build, look.lengths);
  const eased = worn.map((outfit) =>
    outfit.fit === 'head' ? outfit : { ...outfit, ease: easeOf(recipe.garment, bust) },
  );
  // What was asked for meanwhile is heard first.
  await new Promise((done) => setTimeout(done));
  signal.throwIfAborted();
  const { picture, body } = figureOf({ ...look, side, isDressed: true, isCovered: worn.length > 1 }, width, height);
  const dressed = straighten(dressFigure({ picture, body, outfits: eased }));
  const standing = await standOn(
    { pixels: new Uint8Array(dressed.buffer), width, height },
    groundForBodies(recipe.ground),
  );
  return { ...standing, pixels: new Uint8ClampedArray(standing.pixels) };
}

const figureOf = (look: FigureLook, width: number, height: number): Figure =>
  kept(figures, JSON.stringify([look, width]), KEPT_FIGURES, () => drawFigure(look, width, height));

/** The garment and what is worn on the head, drawn when they are not there. */
async function outfitsOf(recipe: GarmentRecipe, side: Side, width: number, foldStep: number): Promise<Outfit[]> {
  const name = nameOf(recipe, side, width);
  const { signal } = cutting.ends;
  const made = await keptOnceMade(outfits, name, KEPT_OUTFITS, async () => {
    const { fit, slot, garment, headwear } = await drawWorn(recipe, { width, side, foldStep, signal });
    return [
      { fit, slot, anchors: garment.anchors, layers: layersOf(garment.layers) },
      ...(headwear ? [{ fit: 'head' as const, anchors: headwear.anchors, layers: layersOf(headwear.layers) }] : []),
    ];
  }).catch((error: unknown) => {
    // What was given up for another garment is begun again when somebody comes back to it.
    if (signal.aborted || !isAbort(error)) throw error;
    return outfitsOf(recipe, side, width, foldStep);
  });
  for (const gone of ready) if (!outfits.has(gone)) ready.delete(gone);
  ready.add(name);
  return made;
}

const isAbort = (error: unknown): boolean => error instanceof DOMException && error.name === 'AbortError';

const layersOf = (layers: readonly LayerPicture[]): Layer[] =>
  layers.map(({ role, picture: { width, height, pixels } }) => ({
    role,
    sheet: sheetOf(premultiply(width, height, new Uint8ClampedArray(pixels.buffer as ArrayBuffer)), CANVAS),
  }));
