// The worker that draws garments on bodies: rough first, then sharp; the newest order wins.
import type { Part } from '@adunni/garment-art/browser/messages';
import { CanvasNoiseError } from '@adunni/garment-art/browser/noise';
import { drawOnCanvas } from '@adunni/garment-art/browser/rasteriser';
import { type GarmentRecipe, garmentRecipe } from '@adunni/garment-art/recipes/recipe';
import { drawWorn, type Worn } from '@adunni/garment-art/recipes/worn';
import type { LayerPicture } from '@adunni/garment-art/scenes/layers';
import { cropped, lay, type Picture } from '@adunni/garment-art/scenes/picture';
import { groundForBodies, partInShadow, standOn } from '@adunni/garment-art/scenes/standing';
import { dressFigure, seenOnBody } from '@adunni/tryon/drape/dress-figure';
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
/** Px of the picture whose shadows lie on the ground behind what is seen from near: they are soft. */
const SHADOWS = 480;
/** Share of the width that is drawn around a part and cut off again, since shadows and light go on beyond its edges. */
const AROUND = 0.03;
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
  if (name !== cutting.name && !data.part) {
    cutting.ends.abort();
    cutting = { name, ends: new AbortController() };
  }
  void wear(data, newest.signal);
});

const answer = (message: FromWearer, transfer: Transferable[] = []): void => self.postMessage(message, { transfer });

/** Answers with the pictures, or with why there is none; with nothing more once another order has come. */
async function wear({ ticket, recipe, part, ...order }: ToWearer, signal: AbortSignal): Promise<void> {
  const { data, success } = garmentRecipe.safeParse(recipe);
  if (!success) return answer({ ticket, failure: 'recipe' });
  try {
    if (!isOpen) drawOnCanvas();
    isOpen = true;
    const isThere = !part && ready.has(nameOf(data, order.side, order.width));
    for (const isRough of isThere ? [false] : [true, false]) {
      const { pixels, width, height } = part
        ? await drawPart(data, { ...order, part }, isRough, signal)
        : await draw(data, order, isRough, signal);
      signal.throwIfAborted();
      answer({ ticket, pixels, width, height, isRough }, [pixels.buffer]);
    }
  } catch (error) {
    if (!signal.aborted) answer({ ticket, failure: error instanceof CanvasNoiseError ? 'noise' : 'drawing' });
  }
}

const nameOf = (recipe: GarmentRecipe, side: Side, width: number): string => JSON.stringify([recipe, side, width]);

type Order = Omit<ToWearer, 'ticket' | 'recipe' | 'part'>;

async function draw(recipe: GarmentRecipe, order: Order, isRough: boolean, signal: AbortSignal) {
  const width = isRough ? order.width * ROUGH.share : order.width;
  const dressed = await dress(recipe, { ...order, width }, isRough ? ROUGH.foldStep : 2, signal);
  return answerable(await standOn(dressed, groundForBodies(recipe.ground)));
}

/** A part of the picture: the figure, its garment and its ground, each with a px for each that is asked for. */
async function drawPart(
  recipe: GarmentRecipe,
  { look, side, ...order }: Order & { part: Part },
  isRough: boolean,
  signal: AbortSignal,
) {
  const [share, foldStep] = isRough ? [ROUGH.share, ROUGH.foldStep] : [1, 2];
  const px = (length: number): number => Math.round(length * share);
  const [width, margin] = [px(order.width), Math.ceil(order.width * share * AROUND)];
  const height = Math.round((width / 3) * 4);
  const box = { x: px(order.part.x), y: px(order.part.y) };
  const part = { ...box, width: Math.max(1, px(order.part.width)), height: Math.max(1, px(order.part.height)) };
  const wide: Part = {
    ...{ x: part.x - margin, y: part.y - margin },
    ...{ width: part.width + 2 * margin, height: part.height + 2 * margin },
  };
  const small = await dress(recipe, { look, side, width: SHADOWS }, ROUGH.foldStep, signal);
  const ground = await partInShadow(small, groundForBodies(recipe.ground), width, wide);
  const isCovered = isOnHead(await outfitsOf(recipe, side, SHADOWS, ROUGH.foldStep));
  const { picture, body } = drawFigure({ ...look, side, isDressed: true, isCovered }, width, height, wide);
  const ease = easeFor(recipe, look);
  const worn = await drawWorn(recipe, {
    ...{ width, side, foldStep, signal },
    seen: (roles, laid) =>
      seenOnBody(roles, laid.fit === 'head' ? laid : { ...laid, ease }, body, { canvas: CANVAS, window: wide }),
  });
  signal.throwIfAborted();
  const outfits = laidAs(worn).map(eased(ease));
  const dressed = new Uint8Array(straighten(dressFigure({ picture, body, outfits })).buffer);
  const standing = lay(ground, { pixels: dressed, width: wide.width, height: wide.height });
  return answerable(cropped(standing, { ...part, x: margin, y: margin }));
}

const answerable = ({ pixels, width, height }: Picture) => ({ pixels: new Uint8ClampedArray(pixels), width, height });

/** A figure in its garment, without a ground. */
async function dress(
  recipe: GarmentRecipe,
  { look, side, width }: Order,
  foldStep: number,
  signal: AbortSignal,
): Promise<Picture> {
  const height = (width / 3) * 4;
  const worn = await outfitsOf(recipe, side, width, foldStep);
  // What was asked for meanwhile is heard first.
  await new Promise((done) => setTimeout(done));
  signal.throwIfAborted();
  const { picture, body } = figureOf({ ...look, side, isDressed: true, isCovered: isOnHead(worn) }, width, height);
  const outfits = worn.map(eased(easeFor(recipe, look)));
  return { pixels: new Uint8Array(straighten(dressFigure({ picture, body, outfits })).buffer), width, height };
}

const isOnHead = (worn: readonly Outfit[]): boolean => worn.length > 1;

const easeFor = ({ garment }: GarmentRecipe, { build, lengths }: Order['look']): number =>
  easeOf(garment, completeLengths(build, lengths).bust);

const eased =
  (ease: number) =>
  (outfit: Outfit): Outfit =>
    outfit.fit === 'head' ? outfit : { ...outfit, ease };

const figureOf = (look: FigureLook, width: number, height: number): Figure =>
  kept(figures, JSON.stringify([look, width]), KEPT_FIGURES, () => drawFigure(look, width, height));

/** The garment and what is worn on the head, drawn when they are not there. */
async function outfitsOf(recipe: GarmentRecipe, side: Side, width: number, foldStep: number): Promise<Outfit[]> {
  const name = nameOf(recipe, side, width);
  const { signal } = cutting.ends;
  const made = await keptOnceMade(outfits, name, KEPT_OUTFITS, async () => {
    return laidAs(await drawWorn(recipe, { width, side, foldStep, signal }));
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

const laidAs = ({ fit, slot, garment, headwear }: Worn): Outfit[] => [
  { fit, slot, anchors: garment.anchors, layers: garment.layers.map(layerOf) },
  ...(headwear ? [{ fit: 'head' as const, anchors: headwear.anchors, layers: headwear.layers.map(layerOf) }] : []),
];

const layerOf = ({ role, view, picture: { width, height, pixels } }: LayerPicture): Layer => ({
  role,
  sheet: sheetOf(premultiply(width, height, new Uint8ClampedArray(pixels.buffer as ArrayBuffer)), CANVAS, {
    ...{ left: view.x * view.zoom, top: view.y * view.zoom },
    whole: { width: CANVAS.width * view.zoom, height: CANVAS.height * view.zoom },
  }),
});
