// The list of all picture files: what to draw, where it goes, how it is described.
import sharp from 'sharp';
import { toWebp } from '../output/webp.ts';
import { getTextile, TEXTILES } from '../textiles/library.ts';
import { ARTICLE_COVERS } from './article-covers.ts';
import { cutoutJobs } from './cutouts.ts';
import { FESTIVAL_COVERS } from './festival-covers.ts';
import { HEROES } from './heroes.ts';
import { MAKER_PICTURES } from './makers.ts';
import { productJobs } from './product-jobs.ts';
import { PRODUCTS } from './products.ts';
import type { Composition, Job } from './types.ts';

/** Edge of a published tile in px. */
const TILE_EDGE = 800;

/** A textile as a seamless tile. */
async function drawTile(name: string): Promise<Buffer> {
  const { colour, size } = await getTextile(name);
  const pixels = await sharp(Buffer.from(colour.buffer), { raw: { width: size, height: size, channels: 3 } })
    .resize(TILE_EDGE, TILE_EDGE)
    .ensureAlpha()
    .raw()
    .toBuffer();
  return toWebp({ pixels, width: TILE_EDGE, height: TILE_EDGE });
}

function textileJob(name: string): Job {
  const path = `textiles/${name}.webp`;
  return {
    path,
    slug: name,
    kind: 'textile',
    alt: `${TEXTILES[name]!.title}, as a seamless tile.`,
    width: TILE_EDGE,
    height: TILE_EDGE,
    draw: async () => ({ [path]: await drawTile(name) }),
  };
}

function compositionJob({ kind, folder, slug, alt, width, height, make }: Composition): Job {
  const path = `${folder}/${slug}.webp`;
  return { path, slug, kind, alt, width, height, draw: async () => ({ [path]: await toWebp(await make()) }) };
}

/** Every picture of the demo catalogue. */
export const JOBS: Job[] = [
  ...PRODUCTS.flatMap(productJobs),
  ...PRODUCTS.flatMap(cutoutJobs),
  ...[...HEROES, ...ARTICLE_COVERS, ...FESTIVAL_COVERS, ...MAKER_PICTURES].map(compositionJob),
  ...Object.keys(TEXTILES).map(textileJob),
];
