import { expect, test } from 'vitest';
import { GARMENTS } from './choices.ts';
import { type GarmentRecipe, garmentRecipe } from './recipe.ts';
import { sewApart } from './sew.ts';
import { drawWorn, fromBehind, type Worn } from './worn.ts';
import '../node/rasteriser.ts';

const WIDTH = 240;
const STARTS = Object.entries(GARMENTS).map(([name, { start }]) => [name, start] as const);

const body = ({ garment }: Worn) => garment.layers.find(({ role }) => role === 'body')!.picture;

/** How much of a picture's part is covered, 0..1; shares of its width and height. */
function covered({ pixels, width, height }: ReturnType<typeof body>, [x0, y0, x1, y1]: number[]): number {
  let [sum, count] = [0, 0];
  for (let y = Math.round(y0! * height); y < y1! * height; y++)
    for (let x = Math.round(x0! * width); x < x1! * width; x++, count++) sum += pixels[4 * (y * width + x) + 3]! / 255;
  return sum / count;
}

/** Just below the nape, where every neckline is open in front. */
const NAPE = [0.49, 0.19, 0.51, 0.196];

test.for(STARTS)('%s has a back of its own, which no layer hangs behind', async ([, recipe]) => {
  const { garment } = await sewApart(recipe, 256);
  const back = fromBehind(garment);
  expect(garment.behind).toBeDefined();
  expect(back.pieces.filter(({ layer }) => layer === 'back')).toEqual([]);
  const [front, behind] = [
    await drawWorn(recipe, { width: WIDTH, side: 'front' }),
    await drawWorn(recipe, { width: WIDTH, side: 'back' }),
  ];
  const [seen, turned] = [body(front), body(behind)];
  const differing = seen.pixels.filter((value, i) => Math.abs(value - turned.pixels[i]!) > 16);
  expect(differing.length).toBeGreaterThan(100);
});

test.for([
  'agbada',
  'tunic',
  'dashiki',
  'buba-sokoto',
  'iro-buba',
  'boubou',
  'shift-dress',
  'onyonyo',
  'jumpsuit',
  'duster',
] as const)('the back of %s is closed to the nape, where its front is open', async (name) => {
  const start = garmentRecipe.parse(GARMENTS[name].start);
  const recipe: GarmentRecipe = start.garment === 'tunic' ? { ...start, neckline: 'open' } : start;
  const [front, behind] = [
    await drawWorn(recipe, { width: WIDTH, side: 'front' }),
    await drawWorn(recipe, { width: WIDTH, side: 'back' }),
  ];
  expect(covered(body(front), NAPE)).toBeLessThan(0.5);
  expect(covered(body(behind), NAPE)).toBeGreaterThan(0.9);
});

test('no placket, crest or panel is on a back', async () => {
  const plain = { ...GARMENTS.tunic.start, embroidery: 'plain' } as GarmentRecipe;
  const drawn = await Promise.all(
    [plain, { ...plain, embroidery: 'long-panel' } as GarmentRecipe].map((recipe) =>
      drawWorn(recipe, { width: WIDTH, side: 'back' }),
    ),
  );
  expect(body(drawn[0]!).pixels).toEqual(body(drawn[1]!).pixels);
});

test('what is worn on the head is laid apart, and covers the back of it', async () => {
  const recipe = garmentRecipe.parse({ ...GARMENTS.tunic.start, cap: 'gobi' });
  const [front, behind] = [
    await drawWorn(recipe, { width: WIDTH, side: 'front' }),
    await drawWorn(recipe, { width: WIDTH, side: 'back' }),
  ];
  expect(front.headwear?.anchors.templeR).toEqual([370, 920]);
  // Seen from behind, it falls to the other side.
  expect(behind.headwear?.anchors.templeL).toEqual([830, 920]);
  expect((await drawWorn(GARMENTS.tunic.start, { width: WIDTH, side: 'front' })).headwear).toBeNull();
});
