import fc from 'fast-check';
import { expect, test } from 'vitest';
import { GARMENTS } from './choices.ts';
import { factsOf } from './describe.ts';
import { drawRecipe } from './draw.ts';
import { type GarmentRecipe, garmentRecipe } from './recipe.ts';
import { anyRecipe } from './testing.ts';
import '../node/rasteriser.ts';

const SEED = Number(process.env.SEED ?? Math.floor(Math.random() * 1e9));
/** Half as wide as the server draws looks. */
const WIDTH = 320;
const DRAWN = 10;
/** Garments that take much: of several layers, of two cloths, and of sheer ones. */
const USUAL = ['agbada', 'iro-buba', 'reception-dress'] as const;
/** How many times the work of the dearest of them, by chance and whatever is chosen. */
const DEARER = 5;

/** Work of the processor, in ms: what else runs does not count. */
async function workOf(recipe: GarmentRecipe): Promise<number> {
  const before = process.cpuUsage();
  await drawRecipe(recipe, { width: WIDTH, quality: 'sharp' });
  const { user, system } = process.cpuUsage(before);
  return (user + system) / 1000;
}

test('any whole recipe is one that is told in words', () => {
  fc.assert(
    fc.property(anyRecipe, (recipe) => {
      expect(garmentRecipe.parse(JSON.parse(JSON.stringify(recipe)))).toEqual(recipe);
      expect(JSON.stringify(recipe).length).toBeLessThan(1000);
      expect(JSON.stringify(factsOf(recipe)).length).toBeLessThan(2000);
    }),
    { numRuns: 500, seed: SEED },
  );
});

test('no recipe that a stranger may send costs far more than those that everybody starts from', async () => {
  const usual: number[] = [];
  for (const name of USUAL) usual.push(await workOf(GARMENTS[name].start));
  const most = Math.max(...usual) * DEARER;
  for (const recipe of fc.sample(anyRecipe, { numRuns: DRAWN, seed: SEED }))
    expect(await workOf(recipe), `SEED=${SEED} ${JSON.stringify(recipe)}`).toBeLessThan(most);
});
