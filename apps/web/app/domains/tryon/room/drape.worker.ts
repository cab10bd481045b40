import type { Body, HeadPoints } from '@adunni/tryon/body/body';
import { dressFigure } from '@adunni/tryon/drape/dress-figure';
import type { Layer, Outfit } from '@adunni/tryon/drape/outfit';
import { drawFigure, type Figure, type FigureLook } from '@adunni/tryon/figure/figure';
import { premultiply, straighten } from '@adunni/tryon/raster/image';
import { type Sheet, sheetOf } from '@adunni/tryon/raster/warp';
import type { FromWorker, ToWorker, WornOutfit } from './messages.ts';

/** Pictures of layers that are kept: those of about six garments. */
const KEPT_SHEETS = 30;
const KEPT_FIGURES = 4;
/** Layers in this width are sharp enough for the largest picture that is drawn. */
const LAYER_WIDTH = 960;

const sheets = new Map<string, Promise<Sheet>>();
const figures = new Map<string, Figure>();
let newest = 0;

self.addEventListener('message', ({ data }: MessageEvent<ToWorker>) => {
  newest = data.ticket;
  void draw(data).then(
    (pixels) => pixels && answer({ ticket: data.ticket, pixels }, [pixels.buffer]),
    (error: unknown) => answer({ ticket: data.ticket, failure: String(error) }),
  );
});

const answer = (message: FromWorker, transfer: Transferable[] = []): void => self.postMessage(message, { transfer });

/** The picture, or null when something newer was asked for while its layers came. */
async function draw({
  ticket,
  look,
  width,
  height,
  outfits,
}: ToWorker): Promise<Uint8ClampedArray<ArrayBuffer> | null> {
  const worn = await Promise.all(outfits.map(wearable));
  if (ticket !== newest) return null;
  const isDressed = worn.some(({ fit }) => fit !== 'head');
  const { picture, body } = figureOf({ ...look, isDressed }, width, height);
  return straighten(dressFigure({ picture, body, outfits: worn }));
}

function figureOf(look: FigureLook, width: number, height: number): Figure {
  return kept(figures, JSON.stringify([look, width, height]), KEPT_FIGURES, () => drawFigure(look, width, height));
}

async function wearable({ fit, anchors, layers }: WornOutfit): Promise<Outfit> {
  const drawn: Layer[] = await Promise.all(
    layers.map(async ({ role, picture }) => ({ role, sheet: await sheetAt(picture.url, picture) })),
  );
  // The server names the points that each kind of garment has.
  if (fit === 'head') return { fit, layers: drawn, anchors: anchors as unknown as HeadPoints };
  return { fit, layers: drawn, anchors: anchors as unknown as Body };
}

function sheetAt(url: string, canvas: { width: number; height: number }): Promise<Sheet> {
  const sheet = kept(sheets, url, KEPT_SHEETS, () => loadSheet(`${url}/${LAYER_WIDTH}.webp`, canvas));
  sheet.catch(() => sheets.delete(url));
  return sheet;
}

async function loadSheet(address: string, canvas: { width: number; height: number }): Promise<Sheet> {
  const response = await fetch(address);
  if (!response.ok) throw new Error(`the layer answered with ${response.status}`);
  const bitmap = await createImageBitmap(await response.blob());
  const context = new OffscreenCanvas(bitmap.width, bitmap.height).getContext('2d', { willReadFrequently: true });
  if (!context) throw new Error('this browser draws no pictures in a worker');
  context.drawImage(bitmap, 0, 0);
  const { width, height, data } = context.getImageData(0, 0, bitmap.width, bitmap.height);
  bitmap.close();
  return sheetOf(premultiply(width, height, data), canvas);
}

/** What is kept under a name, made when it is not; the one that was used longest ago goes. */
function kept<T>(store: Map<string, T>, name: string, most: number, make: () => T): T {
  const found = store.get(name) ?? make();
  store.delete(name);
  store.set(name, found);
  const [oldest] = store.keys();
  if (store.size > most && oldest !== undefined) store.delete(oldest);
  return found;
}
