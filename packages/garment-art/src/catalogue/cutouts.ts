// Cut-outs for the try-on: a garment on a transparent ground, whole and in layers, with the points that meet the body.
import { HEAD_ANCHORS, type HeadAnchors } from '../accessories/head-anchors.ts';
import { BODY_TEMPLATE, type Garment, type LayerRole } from '../core/piece.ts';
import { CANVAS_HEIGHT, CANVAS_WIDTH, FULL_VIEW } from '../core/raster.ts';
import { rasteriseSvg } from '../core/rasteriser.ts';
import { toWebp } from '../output/webp.ts';
import { drawLayers } from '../scenes/layers.ts';
import { garmentBounds, renderGarment } from '../scenes/studio.ts';
import { sewProduct } from './sew-product.ts';
import type { Job, Product } from './types.ts';

type Anchor = [x: number, y: number];

/** Headwear that is sold by itself. */
const HEADWEAR: Record<string, HeadAnchors> = {
  'auto-gele': HEAD_ANCHORS.gele,
  'gobi-cap': HEAD_ANCHORS.gobi,
  'abeti-aja-cap': HEAD_ANCHORS['abeti-aja'],
};

/** Left and right end of the hem: the widest cloth just above hemY, in design px. */
async function hemAnchors(garment: Garment): Promise<{ hemR: Anchor; hemL: Anchor }> {
  const y = Math.min(garment.hemY ?? (await garmentBounds(garment)).y1, CANVAS_HEIGHT - 10);
  const svg = garment.pieces.map((p) => `<path d="${p.path}"/>`).join('');
  const width = CANVAS_WIDTH / 4;
  const pixels = await rasteriseSvg(svg, width, CANVAS_HEIGHT / 4, [0, 0, CANVAS_WIDTH, CANVAS_HEIGHT]);
  const row = Math.round((y - 24) / 4);
  const covered = Array.from({ length: width }, (_, x) => x).filter((x) => pixels[4 * (row * width + x) + 3]! > 127);
  const right = covered.length ? covered[0]! * 4 : 450;
  const left = covered.length ? (covered.at(-1)! + 1) * 4 : 750;
  return { hemR: [right, Math.round(y)], hemL: [left, Math.round(y)] };
}

/** The layers in drawing order as files. */
async function layerFiles(garment: Garment, base: string): Promise<{ role: LayerRole; path: string; bytes: Buffer }[]> {
  const layers = await drawLayers(garment, FULL_VIEW);
  return Promise.all(
    layers.map(async ({ role, picture }) => ({
      role,
      path: `${base}.${role}.webp`,
      bytes: await toWebp(picture, 86, true),
    })),
  );
}

/** What the try-on needs to know beside the pixels. */
async function manifest(product: Product, garment: Garment, roles: LayerRole[]): Promise<object> {
  const headwear = HEADWEAR[product.slug];
  return {
    slug: product.slug,
    title: product.title,
    canvas: [CANVAS_WIDTH, CANVAS_HEIGHT],
    template: headwear ? 'head-v1' : 'apose-v1',
    fit: headwear ? 'head' : (garment.fit ?? 'fitted'),
    slot: headwear ? 'head' : (garment.covers ?? 'whole'),
    longSleeve: garment.longSleeve ?? false,
    ...(headwear ? {} : { hemY: Math.round(garment.hemY ?? 1490) }),
    anchors: headwear ?? { ...BODY_TEMPLATE, ...(await hemAnchors(garment)) },
    layers: roles.map((role) => ({ role, file: `${product.slug}.${role}.webp` })),
  };
}

async function drawCutout(product: Product, base: string): Promise<Record<string, Buffer>> {
  const drawn = await sewProduct(product, Object.values(product.ways)[0]!);
  const garment: Garment = { ...drawn, pieces: drawn.pieces.filter((p) => p.part !== 'headwear') };
  const whole = await toWebp(await renderGarment(garment, FULL_VIEW), 86, true);
  const layers = await layerFiles(garment, base);
  const described = await manifest(
    product,
    garment,
    layers.map((layer) => layer.role),
  );
  return {
    [`${base}.webp`]: whole,
    ...Object.fromEntries(layers.map(({ path, bytes }) => [path, bytes])),
    [`${base}.json`]: Buffer.from(`${JSON.stringify(described, null, 1)}\n`),
  };
}

/** The cut-out of a product that can be tried on; none for the others. */
export function cutoutJobs(product: Product): Job[] {
  if (product.category !== 'men' && product.category !== 'women' && !HEADWEAR[product.slug]) return [];
  const base = `cutouts/${product.slug}`;
  return [
    {
      path: `${base}.webp`,
      slug: product.slug,
      kind: 'cutout',
      alt: `${product.alt}, cut out on a transparent ground.`,
      width: CANVAS_WIDTH,
      height: CANVAS_HEIGHT,
      draw: () => drawCutout(product, base),
    },
  ];
}
