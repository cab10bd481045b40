import { createHash } from 'node:crypto';
import fc from 'fast-check';
import { expect, test } from 'vitest';
import { CLOTH_KINDS } from '../textiles/cloth-kinds.ts';
import { CLOTHS } from '../textiles/cloths.ts';
import { GARMENTS } from './choices.ts';
import { describe as describeRecipe, factsOf, optionOf } from './describe.ts';
import { drawRecipe } from './draw.ts';
import { type GarmentName, type GarmentRecipe, garmentRecipe } from './recipe.ts';
import '../node/rasteriser.ts';

const KINDS = Object.entries(GARMENTS);
const print = async (recipe: GarmentRecipe): Promise<string> => {
  const { pixels } = await drawRecipe(recipe, { width: 100, quality: 'sharp' });
  return createHash('sha256').update(pixels).digest('hex');
};

test('every cloth has the colours of its kind, in its order', () => {
  for (const [name, { kind, colours }] of Object.entries(CLOTHS))
    expect(colours.length, name).toBe(CLOTH_KINDS[kind].threads.length);
});

test.for(KINDS)('%s starts from a whole recipe, and every choice of it is one', ([name, { start, choices }]) => {
  expect(garmentRecipe.parse(start)).toEqual(start);
  expect(start.garment).toBe(name);
  for (const choice of choices) {
    expect(optionOf(start, choice), choice.label).toBeDefined();
    for (const { value } of choice.options) {
      const { [choice.name]: _before, ...rest } = start as unknown as Record<string, unknown>;
      const chosen = value === undefined ? rest : { ...rest, [choice.name]: value };
      expect(garmentRecipe.safeParse(chosen).success, `${choice.label}: ${value}`).toBe(true);
    }
  }
});

test('what can be chosen changes what is drawn', async () => {
  for (const [garment, changes] of Object.entries({
    boubou: [
      { clothColours: '#203060' },
      { clothScale: 0.9 },
      { motifX: 0.25 },
      { motifY: 0.25 },
      { grain: 'across' },
      { gele: true },
      { beads: 'pearl' },
      { embroidery: 'scrolls' },
    ],
    'iro-buba': [{ secondColours: '#203060 #ffffff' }, { clothScale: 0.4 }, { grain: 'bias' }],
    dashiki: [{ cap: 'gobi' }, { clothColours: '#203060 #ffffff #a02020 #e0d0a0 #000000' }],
  } satisfies Partial<Record<GarmentName, object[]>>)) {
    const { start } = GARMENTS[garment as GarmentName];
    // Figures show where they are moved only on a cloth that has some.
    const plain = await print(start);
    for (const change of changes) {
      const figured = 'motifX' in change || 'motifY' in change || 'grain' in change || 'clothScale' in change;
      const from = figured ? { ...start, cloth: 'ankara-records-teal' } : start;
      const before = figured ? await print(garmentRecipe.parse(from)) : plain;
      expect(await print(garmentRecipe.parse({ ...from, ...change })), JSON.stringify(change)).not.toBe(before);
    }
  }
});

test.for<[string, object]>([
  ['fewer colours than the cloth has', { clothColours: '#000000' }],
  ['more colours than the cloth has', { clothColours: '#000000 #000000 #000000 #000000 #000000' }],
  ['colours without end', { clothColours: '#000000 '.repeat(100_000) }],
  ['markup among the colours', { clothColours: '#000000 "/><script>' }],
  ['colours of a second cloth that there is not', { secondColours: '#000000 #000000' }],
  ['a motif moved by thousands', { motifX: 1e9 }],
  ['a grain that there is not', { grain: 'up' }],
  ['a path for a cloth', { cloth: '../../etc/passwd' }],
  ['a gele for who wears none', { gele: true }],
  ['another’s prototype', JSON.parse('{"__proto__":{"garment":"toga"},"extra":1}') as object],
])('%s are refused', ([, change]) => {
  const start = { garment: 'dashiki', cloth: 'brocade-ivory', thread: '#ffffff', darkThread: '#000000' };
  expect(garmentRecipe.safeParse(start).success).toBe(true);
  expect(garmentRecipe.safeParse({ ...start, ...change }).success).toBe(false);
});

test('whatever is said instead of a recipe is refused or whole, and soon', () => {
  const keys = ['garment', 'cloth', 'clothColours', 'hemY', 'thread', 'sleeve', 'second', '__proto__', 'length'];
  const started = performance.now();
  fc.assert(
    fc.property(fc.dictionary(fc.constantFrom(...keys), fc.anything({ maxDepth: 3 })), (said) => {
      const { success, data } = garmentRecipe.safeParse(said);
      return !success || Object.hasOwn(GARMENTS, data.garment);
    }),
    { numRuns: 500 },
  );
  expect(performance.now() - started).toBeLessThan(5_000);
});

test('a recipe is told in words', () => {
  expect(describeRecipe(GARMENTS['iro-buba'].start)).toBe(
    'Iro and buba in Aso-oke in emerald and gold, blouse in Cord lace, ivory on champagne; sleeves: bell; wrapper: ankle; ipele (shoulder sash): ipele',
  );
  expect(factsOf({ ...GARMENTS.boubou.start, clothColours: '#203060', isTonal: true })).toEqual([
    { label: 'Garment', value: 'Boubou' },
    { label: 'Gown', value: 'Silk, fuchsia in own colours' },
    { label: 'Embroidery', value: 'Jewelled neckline' },
    { label: 'Gele', value: 'None' },
    { label: 'Beads at the neck', value: 'None' },
    { label: 'Thread', value: 'Tone on tone' },
  ]);
});
