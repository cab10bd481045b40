import { readFile } from 'node:fs/promises';
import { join } from 'node:path';
import type { LAYER_ROLES, OUTFIT_FITS, Outfit } from '@adunni/contracts/tryon/outfits';
import { listPictures, mediaRoot, type PictureEntry } from '@adunni/garment-art/media';

/** What is drawn beside a cut-out: how it is laid on a body. */
export interface Drawn {
  fit: (typeof OUTFIT_FITS)[number];
  slot: Outfit['slot'];
  anchors: Outfit['anchors'];
  /** Files, from the back to the front. */
  layers: { role: (typeof LAYER_ROLES)[number]; file: string }[];
}

/** Where the cut-outs lie, below the folder of all pictures. */
export const CUTOUTS = 'cutouts';

const cutouts = new Map<string, PictureEntry>(listPictures('cutout').map((entry) => [entry.slug, entry]));

/** What was drawn as a cut-out, by what it is called there. */
export const cutoutNames = (): string[] => [...cutouts.keys()];

/** The picture of a cut-out with its words; undefined where nothing of that name was drawn as one. */
export const cutoutOf = (name: string): PictureEntry | undefined => cutouts.get(name);

/** How a cut-out is laid on a body. */
export const readDrawn = async (name: string): Promise<Drawn> =>
  JSON.parse(await readFile(join(mediaRoot, CUTOUTS, `${name}.json`), 'utf8'));

/** The pixels of a layer of a cut-out. */
export const readLayer = (file: string): Promise<Buffer> => readFile(join(mediaRoot, CUTOUTS, file));
