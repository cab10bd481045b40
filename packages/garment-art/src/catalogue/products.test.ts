import { beforeAll, describe, expect, test, vi } from 'vitest';
import { mirrorPath } from '../core/geometry.ts';
import type { Garment, LayerRole } from '../core/piece.ts';
import { garmentBounds } from '../scenes/studio.ts';
import { TEXTILES } from '../textiles/library.ts';
import { makeGarment, PRODUCTS } from './products.ts';
import '../node/rasteriser.ts';

/** Shapes do not depend on the cloth: one blank stands for every textile, so that nothing has to be woven. */
vi.mock('../textiles/library.ts', async (importOriginal) => {
  const blank = { size: 1, colour: new Uint8ClampedArray(3), relief: [0], shine: [0], specular: 0, gloss: 1 };
  return { ...(await importOriginal<typeof import('../textiles/library.ts')>()), getTextile: async () => blank };
});

const SIDES: [LayerRole, LayerRole][] = [
  ['sleeveR', 'sleeveL'],
  ['legR', 'legL'],
];
const paths = (garment: Garment, role: LayerRole): string[] =>
  garment.pieces.filter((piece) => piece.layer === role).map((piece) => piece.path);
/** Numbers of a path, rounded: scaling a mirrored path may differ in the last digit. */
const rounded = (path: string): number[] => (path.match(/-?\d+(\.\d+)?/g) ?? []).map((n) => Math.round(Number(n)));

describe.for(PRODUCTS.map((product) => [product.slug, product] as const))('%s', ([slug, product]) => {
  let garment: Garment;
  beforeAll(async () => {
    garment = await makeGarment(slug);
  });

  test('is drawn in absolute curves that can be mirrored and scaled', () => {
    for (const { path } of garment.pieces) expect(path.replace(/[-\d.,\s]/g, '')).toMatch(/^M[MLCQ]*Z$/);
  });

  test('lies inside the area that is measured for its picture', async () => {
    const { x0, y0, x1, y1 } = await garmentBounds(garment);
    expect(x0).toBeGreaterThan(-200);
    expect(x1).toBeLessThan(1400);
    expect(y0).toBeGreaterThan(-200);
    expect(y1).toBeLessThanOrEqual(1600);
    expect(y1 - y0).toBeGreaterThan(300);
  });

  test.for(SIDES)('has a %s that mirrors its %s', ([right, left]) => {
    expect(paths(garment, left).map(rounded)).toEqual(paths(garment, right).map(mirrorPath).map(rounded));
  });

  test('has colours with names of their own, cut from cloth that there is', () => {
    const ways = Object.entries(product.ways);
    expect(new Set(ways.map(([key, way]) => way.name ?? key)).size).toBe(ways.length);
    for (const [, way] of ways)
      for (const name of [way.cloth, way.second ?? way.cloth]) expect(TEXTILES).toHaveProperty(name);
  });
});

test('sleeves and trousers are drawn as layers of their own where the try-on moves them', async () => {
  expect(paths(await makeGarment('senator-crest'), 'sleeveR')).toHaveLength(1);
  expect(paths(await makeGarment('senator-crest'), 'legL')).toHaveLength(1);
  for (const slug of ['dashiki', 'classic-iro-and-buba', 'oleku-iro-and-buba', 'bridal-set'])
    expect(
      (await makeGarment(slug)).pieces.filter((piece) => piece.kimonoSleeve),
      slug,
    ).toHaveLength(1);
  expect(paths(await makeGarment('classic-iro-and-buba'), 'front')).toHaveLength(1);
});

test('a product or colour that there is not is refused by name', async () => {
  await expect(makeGarment('toga')).rejects.toThrow('No product "toga"');
  await expect(makeGarment('woko', 'pink')).rejects.toThrow('No product "woko" in colourway "pink"');
});
