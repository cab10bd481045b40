import { OUTFIT_CANVAS } from '@adunni/contracts/tryon/canvas';
import type { Body, HeadPoints } from '@adunni/tryon/body/body';
import type { Layer, Outfit } from '@adunni/tryon/drape/outfit';
import { layFabric } from '@adunni/tryon/raster/fabric';
import { type Image, premultiply } from '@adunni/tryon/raster/image';
import { clothColour, readColour, tintSheet } from '@adunni/tryon/raster/tint';
import { type Sheet, sheetOf } from '@adunni/tryon/raster/warp';
import { kept, keptOnceMade } from '../../../kit/bodies/kept.ts';
import { loadPixels } from '../../../kit/pictures/load-pixels.ts';
import type { DrawnLayer, WornOutfit } from './messages.ts';

/** How fine layers are: small ones come and are drawn in a fraction of the time; whole ones are as sharp as any picture. */
export type Fineness = 'small' | 'whole';
/** Their width, and how many are kept: small ones of some eight garments, whole ones of three, a megabyte each. */
const SIZES: Record<Fineness, { width: number; kept: number }> = {
  small: { width: 480, kept: 40 },
  whole: { width: 960, kept: 16 },
};
/** Outfits that are kept in a picked colour or fabric. */
const KEPT_DYED = 4;

interface Loading {
  sheet: Promise<Sheet>;
  isThere: boolean;
}

const sheets: Record<Fineness, Map<string, Loading>> = { small: new Map(), whole: new Map() };
const dyed = new Map<string, Promise<Layer[]>>();
/** Pictures of fabric that are kept. */
const KEPT_FABRICS = 8;
const fabrics = new Map<string, Promise<Image>>();
/** Px in which they are loaded: as wide on a whole layer as they are. */
const FABRIC_WIDTH = 480;

/** An outfit with the pixels of its layers in the colour or fabric that was picked, loaded when they are not there. */
export async function wearable(
  { _id, fit, slot, anchors, layers, tint, ease = 1 }: WornOutfit,
  fineness: Fineness,
): Promise<Outfit> {
  const loaded: Layer[] = await Promise.all(
    layers.map(async (layer) => ({
      role: layer.role,
      sheet: 'drawn' in layer ? sheetOfDrawn(layer) : await sheetAt(layer.picture, fineness),
    })),
  );
  const drawn = tint
    ? await keptOnceMade(dyed, `${_id} ${tint} ${fineness}`, KEPT_DYED, () => dye(loaded, tint))
    : loaded;
  // The server names the points that each kind of garment has.
  if (fit === 'head' || slot === 'head')
    return { fit: 'head', layers: drawn, anchors: anchors as unknown as HeadPoints };
  return { fit, slot, ease, layers: drawn, anchors: anchors as unknown as Body };
}

/** Whether all layers are there, so that nothing has to be waited for. */
export const isThere = ({ layers }: WornOutfit, fineness: Fineness): boolean =>
  layers.every((layer) => 'drawn' in layer || sheets[fineness].get(layer.picture.url)?.isThere === true);

async function dye(layers: Layer[], tint: string): Promise<Layer[]> {
  const cloth = clothColour(layers.map(({ sheet }) => sheet.levels[0].image));
  if (!cloth) return layers;
  const colour = readColour(tint);
  if (colour) return layers.map(({ role, sheet }) => ({ role, sheet: tintSheet(sheet, cloth, colour) }));
  const fabric = await keptOnceMade(fabrics, tint, KEPT_FABRICS, () => loadPixels(`${tint}/${FABRIC_WIDTH}.webp`));
  const laid = layFabric(
    layers.map(({ sheet }) => sheet),
    cloth,
    fabric,
  );
  return layers.map(({ role }, index) => ({ role, sheet: laid[index] as Sheet }));
}

const sheetOfDrawn = ({ drawn: { width, height, data } }: DrawnLayer): Sheet =>
  sheetOf(premultiply(width, height, data), OUTFIT_CANVAS);

function sheetAt(canvas: { url: string; width: number; height: number }, fineness: Fineness): Promise<Sheet> {
  const store = sheets[fineness];
  const size = SIZES[fineness];
  return kept(store, canvas.url, size.kept, () => {
    const loading = { sheet: loadSheet(`${canvas.url}/${size.width}.webp`, canvas), isThere: false };
    loading.sheet.then(
      () => {
        loading.isThere = true;
      },
      () => store.delete(canvas.url),
    );
    return loading;
  }).sheet;
}

const loadSheet = async (address: string, canvas: { width: number; height: number }): Promise<Sheet> =>
  sheetOf(await loadPixels(address), canvas);
