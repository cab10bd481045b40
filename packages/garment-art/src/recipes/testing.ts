import fc from 'fast-check';
import { CLOTHS, coloursOf } from '../textiles/cloths.ts';
import { GARMENTS } from './choices.ts';
import type { GarmentName, GarmentRecipe } from './recipe.ts';
import { GRAINS, GROUNDS } from './words.ts';

const colour = fc.stringMatching(/^#[0-9a-f]{6}$/);
const share = fc.double({ min: 0, max: 1, noNaN: true });
const perhaps = <T>(value: fc.Arbitrary<T>) => fc.option(value, { nil: undefined });

/** A cloth, in its own colours or in any. */
const clothAs = (name: string, colours: string) =>
  fc.constantFrom(...Object.keys(CLOTHS)).chain((cloth) => {
    const { length } = coloursOf(cloth);
    const own = fc.array(colour, { minLength: length, maxLength: length }).map((each) => each.join(' '));
    return perhaps(own).map((said) => ({ [name]: cloth, [colours]: said }));
  });

const recipeOf = (garment: GarmentName): fc.Arbitrary<GarmentRecipe> => {
  const { choices, second } = GARMENTS[garment];
  const parts = choices.map(({ name, options }) => {
    const value = name === 'hemY' ? fc.integer({ min: 1000, max: 1240 }) : fc.constantFrom(...options);
    return value.map((chosen) => ({ [name]: typeof chosen === 'number' ? chosen : chosen.value }));
  });
  const isLined = choices.some(({ name }) => name === 'linedTo');
  const laid = fc.record({
    clothScale: perhaps(fc.double({ min: 0.25, max: 1, noNaN: true })),
    motifX: perhaps(share),
    motifY: perhaps(share),
    grain: perhaps(fc.constantFrom(...Object.keys(GRAINS))),
    thread: colour,
    darkThread: colour,
    isTonal: perhaps(fc.boolean()),
    ground: perhaps(fc.constantFrom(...Object.keys(GROUNDS))),
    lining: isLined ? perhaps(colour) : fc.constant(undefined),
  });
  return fc
    .tuple(
      fc.tuple(...parts),
      clothAs('cloth', 'clothColours'),
      second ? perhaps(clothAs('second', 'secondColours')) : fc.constant(undefined),
      laid,
    )
    .map(([chosen, cloth, other, rest]) => {
      const said = Object.assign({ garment }, ...chosen, cloth, other, rest) as Record<string, unknown>;
      const values = Object.entries(said).filter(([, value]) => value !== undefined);
      return Object.fromEntries(values) as unknown as GarmentRecipe;
    });
};

/** Any whole recipe: every garment, choice, cloth and colour, for tests and measurements of what they may cost. */
export const anyRecipe: fc.Arbitrary<GarmentRecipe> = fc
  .constantFrom(...(Object.keys(GARMENTS) as GarmentName[]))
  .chain(recipeOf);
