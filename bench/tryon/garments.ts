import { readdirSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import type { LayerRole, Outfit, WornGarment } from '@adunni/tryon/drape/outfit';
import { premultiply } from '@adunni/tryon/raster/image';
import { sheetOf } from '@adunni/tryon/raster/warp';
import sharp from 'sharp';
import { ROOT } from '../processes.ts';

const FOLDER = join(ROOT, 'packages/garment-art/media/cutouts');

interface Cutout {
  fit: Outfit['fit'];
  slot: WornGarment['slot'] | 'head';
  anchors: never;
  layers: { role: LayerRole; file: string }[];
}

/** The garments that the demo shop lets people try on, in the width that browsers load. */
export const GARMENTS = readdirSync(FOLDER)
  .filter((name) => name.endsWith('.json'))
  .map((name) => name.replace('.json', ''));

/** A garment with its pixels. */
export async function loadGarment(name: string): Promise<Outfit> {
  const { fit, slot, anchors, layers } = JSON.parse(readFileSync(join(FOLDER, `${name}.json`), 'utf8')) as Cutout;
  const loaded = await Promise.all(
    layers.map(async ({ role, file }) => {
      const picture = sharp(join(FOLDER, file)).resize({ width: 960 }).ensureAlpha().raw();
      const { data, info } = await picture.toBuffer({ resolveWithObject: true });
      const image = premultiply(info.width, info.height, new Uint8ClampedArray(data));
      return { role, sheet: sheetOf(image, { width: 1200, height: 1600 }) };
    }),
  );
  return fit === 'head' || slot === 'head'
    ? { fit: 'head', anchors, layers: loaded }
    : { fit, slot, anchors, layers: loaded };
}
