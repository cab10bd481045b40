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

test.for([
  ['agbada', 'body'],
  ['buba-sokoto', 'sleeveL'],
  ['tunic', 'sleeveR'],
] as const)('from near, what is seen of %s is drawn as the whole would be: its %s', async ([name, role]) => {
  const recipe = garmentRecipe.parse({ ...GARMENTS[name].start, ...(name === 'agbada' ? {} : { cap: 'gobi' }) });
  const box = { x: 420, y: 340, width: 400, height: 300 };
  const [whole, near] = [
    await drawWorn(recipe, { width: 600, side: 'front' }),
    await drawWorn(recipe, { width: 600, side: 'front', seen: (_roles, { fit }) => (fit === 'head' ? null : box) }),
  ];
  expect(near.headwear?.layers ?? []).toEqual([]);
  const of = ({ garment }: Worn) => garment.layers.find((layer) => layer.role === role)!;
  const [there, here] = [of(whole).picture, of(near)];
  expect(here.picture.width * here.picture.height).toBeLessThan((600 * 800) / 2.5);
  let sum = 0;
  for (let y = 0; y < box.height / 2; y++)
    for (let x = 0; x < box.width / 2; x++)
      for (let k = 0; k < 4; k++) {
        const [left, top] = [box.x / 2 + x, box.y / 2 + y];
        const [from, at] = [4 * (top * 600 + left), [left - here.view.x / 2, top - here.view.y / 2] as const];
        const drawn = here.picture.pixels[4 * (at[1] * here.picture.width + at[0]) + k]!;
        sum += Math.abs(there.pixels[from + k]! - drawn);
      }
  expect(sum / (box.width * box.height)).toBeLessThan(3);
});

test.for([
  ['all of it', { x: 0, y: 0, width: 1200, height: 1600 }],
  ['a strip right across', { x: 0, y: 900, width: 1200, height: 40 }],
] as const)('a layer of which much is seen has no more px than any device holds: %s', async ([, box]) => {
  const recipe = GARMENTS['edo-wrapper'].start;
  const { garment } = await drawWorn(recipe, { width: 4800, side: 'back', foldStep: 8, seen: () => box });
  for (const { width, height } of garment.layers.map(({ picture }) => picture)) {
    expect(width * height).toBeLessThan(3_010_000);
    expect(Math.max(width, height)).toBeLessThanOrEqual(2048);
  }
});
