import { describe, expect, it } from 'vitest';
import { completeBody } from '../body/body.ts';
import { type Figure, type LengthName, LIMITS, type Measured } from '../body/lengths.ts';
import { chanceOf, randomBody } from '../body/random.ts';
import { FITS } from '../draft/model.ts';
import { draftGarment, GARMENT_NAMES } from '../drafts/garments.ts';
import { measuredGirth } from './faults.ts';
import { prove } from './prove.ts';

const SEED = 41;
/** Girths of a body that grow, and the finished one that must follow; of the hips every one must. */
const GROWING = [
  ['hip-girth', ''],
  ['waist-girth', 'Waist'],
  ['bust-girth', 'Bust'],
  ['upper-arm-girth', 'Sleeve at the top'],
] as const;

const estimated = (figure: Figure, measured: Measured, name: LengthName): number =>
  completeBody(figure, measured).lengths[name];

describe.each(GARMENT_NAMES)('%s', (garment) => {
  it(`is right for bodies of every build (seed ${SEED})`, () => {
    const { wrong, refused } = prove(garment, 90, SEED);
    expect(wrong).toEqual([]);
    expect([...refused]).toEqual([]);
  });

  it.each(GROWING)('never narrows when the %s grows', (name, follows) => {
    const chance = chanceOf(SEED);
    for (let n = 0; n < 12; n++) {
      const { figure, measured } = randomBody(chance);
      const fit = FITS[n % FITS.length] ?? 'regular';
      const grown = (measured[name] ?? estimated(figure, measured, name)) + 40;
      if (grown > LIMITS[name][1]) continue;
      const [before, after] = [measured, { ...measured, [name]: grown }].map((of) =>
        draftGarment(garment, figure, of, fit),
      );
      for (const girth of before?.girths.filter((each) => each.name.startsWith(follows)) ?? []) {
        const same = after?.girths.find((each) => each.name === girth.name);
        if (before && after && same)
          expect(measuredGirth(after, same), girth.name).toBeGreaterThanOrEqual(measuredGirth(before, girth) - 5);
      }
    }
  });
});
