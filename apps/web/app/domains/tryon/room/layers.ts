import { OUTFIT_CANVAS } from '@adunni/contracts/tryon/canvas';
import type { Body, HeadPoints } from '@adunni/tryon/body/body';
import type { Layer, Outfit } from '@adunni/tryon/drape/outfit';
import { premultiply } from '@adunni/tryon/raster/image';
import { clothColour, readColour, tintSheet } from '@adunni/tryon/raster/tint';
import { type Sheet, sheetOf } from '@adunni/tryon/raster/warp';
import { kept } from './kept.ts';
import type { DrawnLayer, WornOutfit } from './messages.ts';

/** Pictures of layers that are kept: those of about three garments, a megabyte each. */
const KEPT_SHEETS = 16;
/** Layers in this width are sharp enough for the largest picture that is drawn. */
const LAYER_WIDTH = 960;

/** Outfits that are kept in a picked colour. */
const KEPT_DYED = 4;

const dyed = new Map<string, Layer[]>();
const sheets = new Map<string, Promise<Sheet>>();

/** An outfit with the pixels of its layers in the colour that was picked, loaded when they are not there. */
export async function wearable({ _id, fit, slot, anchors, layers, tint }: WornOutfit): Promise<Outfit> {
  const loaded: Layer[] = await Promise.all(
    layers.map(async (layer) => ({
      role: layer.role,
      sheet: 'drawn' in layer ? sheetOfDrawn(layer) : await sheetAt(layer.picture.url, layer.picture),
    })),
  );
  const drawn = tint ? kept(dyed, `${_id} ${tint}`, KEPT_DYED, () => dye(loaded, tint)) : loaded;
  // The server names the points that each kind of garment has.
  if (fit === 'head' || slot === 'head')
    return { fit: 'head', layers: drawn, anchors: anchors as unknown as HeadPoints };
  return { fit, slot, layers: drawn, anchors: anchors as unknown as Body };
}

function dye(layers: Layer[], tint: string): Layer[] {
  const colour = readColour(tint);
  const cloth = clothColour(layers.map(({ sheet }) => sheet.levels[0].image));
  if (!colour || !cloth) return layers;
  return layers.map(({ role, sheet }) => ({ role, sheet: tintSheet(sheet, cloth, colour) }));
}

const sheetOfDrawn = ({ drawn: { width, height, data } }: DrawnLayer): Sheet =>
  sheetOf(premultiply(width, height, data), OUTFIT_CANVAS);

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
