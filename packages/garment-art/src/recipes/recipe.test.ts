import { expect, test } from 'vitest';
import { PRODUCTS } from '../catalogue/products.ts';
import { recipeOf } from '../catalogue/sew-product.ts';
import { drawRecipe } from './draw.ts';
import { type GarmentRecipe, garmentRecipe } from './recipe.ts';
import '../node/rasteriser.ts';

const SENATOR: GarmentRecipe = {
  ...{ garment: 'tunic', embroidery: 'crest', hemY: 1060 },
  ...{ cloth: 'cashmere-navy', thread: '#c9a45c', darkThread: '#0e1d36' },
};

const RECIPES = PRODUCTS.flatMap((product) =>
  'design' in product
    ? Object.entries(product.ways).map(
        ([key, way]) => [`${product.slug} ${key}`, recipeOf(product.design, way)] as const,
      )
    : [],
);

test.for(RECIPES)('the recipe of %s is whole', ([, recipe]) => {
  expect(garmentRecipe.parse(JSON.parse(JSON.stringify(recipe)))).toEqual(recipe);
});

test.for<[string, Partial<GarmentRecipe>]>([
  ['a round neck', { neckline: 'round' }],
  ['an open neck', { neckline: 'open' }],
  ['a short sleeve', { sleeve: 'short' }],
  ['a buttoned cuff', { sleeve: 'buttoned' }],
  ['worked cuffs', { workedCuffs: true }],
  ['a lining inside the neck', { lining: '#d9c9a8', linedTo: 'half' }],
  ['a longer tunic', { hemY: 1200 }],
  ['thread tone on tone', { isTonal: true }],
  ['initials', { embroidery: 'initials' }],
  ['a cap', { cap: 'hula' }],
  ['another cloth', { cloth: 'cashmere-wine' }],
])('%s shows', async ([, change]) => {
  const [plain, changed] = await Promise.all(
    [SENATOR, garmentRecipe.parse({ ...SENATOR, ...change })].map((recipe) =>
      drawRecipe(recipe, { width: 240, quality: 'sharp' }),
    ),
  );
  const differing = plain!.pixels.filter((value, i) => Math.abs(value - changed!.pixels[i]!) > 16);
  expect(differing.length).toBeGreaterThan(40);
});

test.for([
  ['a garment that there is not', { garment: 'toga' }],
  ['a cloth that there is not', { cloth: 'tartan-blue' }],
  ['a cloth named like what every object has', { cloth: 'constructor' }],
  ['markup for a colour', { thread: '#fff"/><image href="//example.com"/>' }],
  ['a hem in the clouds', { hemY: 1e9 }],
  ['a hem that is no number', { hemY: Number.NaN }],
  ['cloth woven too fine', { clothScale: 1e-9 }],
  ['a choice of another garment', { length: 'calf' }],
  ['a lining of no colour', { lining: 'url(#x)' }],
  ['a cap that there is not', { cap: 'crown' }],
  ['a ground that there is not', { ground: 'moon' }],
])('%s is refused', ([, change]) => {
  expect(garmentRecipe.safeParse({ ...SENATOR, ...(change as object) }).success).toBe(false);
});

test('a rough picture has the shape of the sharp one in fewer px', async () => {
  const [rough, sharp] = await Promise.all(
    (['rough', 'sharp'] as const).map((quality) => drawRecipe(SENATOR, { width: 180, quality })),
  );
  expect([rough!.width, rough!.height]).toEqual([63, 84]);
  expect([sharp!.width, sharp!.height]).toEqual([180, 240]);
});

test.for([0, -400, 1e6, Number.NaN])('a picture %s px wide is not drawn', async (width) => {
  await expect(drawRecipe(SENATOR, { width, quality: 'sharp' })).rejects.toThrow(RangeError);
});

test('a drawing ends with the reason of its signal', async () => {
  const stop = new AbortController();
  const drawing = drawRecipe(SENATOR, { width: 200, quality: 'sharp', signal: stop.signal });
  stop.abort(new Error('Another was chosen'));
  await expect(drawing).rejects.toThrow('Another was chosen');
});
