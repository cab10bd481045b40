// Cut-outs for the try-on: a garment on a transparent ground, whole and in layers, with the points that meet the body.
import { renderPieces } from '../core/cloth.ts';
import { mirrorPath } from '../core/geometry.ts';
import { BODY_TEMPLATE, type Garment, type LayerRole } from '../core/piece.ts';
import { CANVAS_HEIGHT, CANVAS_WIDTH, FULL_VIEW } from '../core/raster.ts';
import { rasteriseSvg } from '../core/rasteriser.ts';
import { toWebp } from '../output/webp.ts';
import type { Picture } from '../scenes/picture.ts';
import { garmentBounds, renderGarment } from '../scenes/studio.ts';
import { partSleeve } from './part-sleeve.ts';
import { sewProduct } from './sew-product.ts';
import type { Job, Product } from './types.ts';

type Anchor = [x: number, y: number];

const ROLES: LayerRole[] = ['back', 'legR', 'legL', 'body', 'sleeveR', 'sleeveL', 'front'];

/** Headwear is drawn large on its own canvas; these points (px) meet the wearer's temples and brow. */
const HEADWEAR: Record<string, { templeR: Anchor; templeL: Anchor; brow: Anchor }> = {
  'auto-gele': { templeR: [326, 940], templeL: [874, 940], brow: [600, 890] },
  'gobi-cap': { templeR: [370, 920], templeL: [834, 920], brow: [602, 960] },
  'abeti-aja-cap': { templeR: [392, 930], templeL: [808, 930], brow: [600, 985] },
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

interface LayerPicture {
  role: LayerRole;
  picture: Picture;
}

/** The pieces of a layer drawn; beads and jewellery lie on the body. */
async function drawLayer(garment: Garment, role: LayerRole): Promise<LayerPicture | null> {
  const pieces = garment.pieces.filter((p) => (p.layer ?? 'body') === role);
  if (!pieces.length) return null;
  if (role === 'body') return { role, picture: await renderGarment({ ...garment, pieces }, FULL_VIEW) };
  return { role, picture: { pixels: await renderPieces(pieces), width: CANVAS_WIDTH, height: CANVAS_HEIGHT } };
}

/** Parts sleeves that are cut in one with the body from it, so that arms come between them. */
async function withKimonoSleeves(garment: Garment, layers: LayerPicture[]): Promise<LayerPicture[]> {
  const piece = garment.pieces.find(({ kimonoSleeve }) => kimonoSleeve);
  const body = layers.find(({ role }) => role === 'body');
  if (!piece?.kimonoSleeve || !body) return layers;
  const whole: Picture = { pixels: await renderPieces([piece]), width: CANVAS_WIDTH, height: CANVAS_HEIGHT };
  const sides = [
    ['sleeveR', piece.kimonoSleeve],
    ['sleeveL', mirrorPath(piece.kimonoSleeve)],
  ] as const;
  const sleeves: LayerPicture[] = [];
  for (const [role, around] of sides) sleeves.push({ role, picture: await partSleeve(whole, body.picture, around) });
  const all = [...layers, ...sleeves];
  return ROLES.flatMap((role) => all.find((layer) => layer.role === role) ?? []);
}

/** The layers in drawing order as files. */
async function layerFiles(garment: Garment, base: string): Promise<{ role: LayerRole; path: string; bytes: Buffer }[]> {
  const drawn = (await Promise.all(ROLES.map((role) => drawLayer(garment, role)))).filter((each) => each !== null);
  const layers = await withKimonoSleeves(garment, drawn);
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
