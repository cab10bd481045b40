import { GARMENTS } from '@adunni/garment-art/recipes/choices';
import { garmentRecipe } from '@adunni/garment-art/recipes/recipe';
import { CLOTHS } from '@adunni/garment-art/textiles/cloths';
import { expect, it } from 'vitest';
import { coloursUsed, saidOf } from './change.ts';
import { distance, harmoniesOf, readHex, toHex } from './colours.ts';
import { SEEN, surprise } from './surprise.ts';

const SEED = Number(process.env.SEED ?? Math.floor(Math.random() * 1e9));

it.each(Object.entries(GARMENTS))('surprises within taste: %s', (name, { start }) => {
  const made = new Set<string>();
  for (let seed = SEED; seed < SEED + 150; seed++) {
    const recipe = surprise(start, seed);
    const said = `SEED=${seed} ${JSON.stringify(recipe)}`;
    expect(garmentRecipe.safeParse(recipe).success, said).toBe(true);
    expect(recipe.garment).toBe(name);
    const [ground = ''] = coloursUsed(recipe, 'cloth');
    if (!recipe.isTonal) expect(distance(recipe.thread, ground), said).toBeGreaterThanOrEqual(SEEN);
    const { kind } = CLOTHS[recipe.cloth] ?? {};
    if (recipe.garment === 'tunic') expect(recipe.embroidery === 'isiagu', said).toBe(kind === 'isiagu');
    expect(saidOf(recipe, 'lining') === undefined, said).toBe(saidOf(recipe, 'linedTo') === undefined);
    made.add(JSON.stringify(recipe));
  }
  expect(made.size).toBeGreaterThan(100);
});

it('surprises alike by the same seed, and leaves the backdrop', () => {
  const start = { ...GARMENTS.boubou.start, ground: 'dusk' as const };
  expect(surprise(start, 5)).toEqual(surprise(start, 5));
  expect(surprise(start, 5)).not.toEqual(surprise(start, 6));
  expect(surprise(start, 5).ground).toBe('dusk');
});

it('knows colours as they are seen, back and forth', () => {
  for (const hex of ['#000000', '#ffffff', '#0b4f6c', '#f9b233', '#e8432f', '#7a0f33', '#00ff00'])
    expect(toHex(readHex(hex))).toBe(hex);
  expect(toHex({ lightness: 0.7, strength: 2, hue: 140 })).toMatch(/^#[0-9a-f]{6}$/);
});

it('finds colours that go with one', () => {
  const harmonies = harmoniesOf('#0b4f6c');
  expect(harmonies.map(({ label }) => label)).toEqual(['Complementary', 'Analogous', 'Triad', 'Shades']);
  const complement = readHex(harmonies[0]?.colours[0] ?? '').hue - readHex('#0b4f6c').hue;
  expect(Math.abs(Math.abs(complement) - 180)).toBeLessThan(6);
});
