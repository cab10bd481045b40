import { describe, expect, it } from 'vitest';
import { chanceOf, randomBody } from '../body/random.ts';
import { FITS } from '../draft/model.ts';
import { draftGarment, GARMENT_NAMES } from '../drafts/garments.ts';
import { measuredGirth } from './faults.ts';
import { prove } from './prove.ts';

const SEED = 41;

describe.each(GARMENT_NAMES)('%s', (garment) => {
  it(`is right for bodies of every build (seed ${SEED})`, () => {
    const { wrong, refused } = prove(garment, 90, SEED);
    expect(wrong).toEqual([]);
    expect([...refused]).toEqual([]);
  });

  it('never narrows when the body grows', () => {
    const chance = chanceOf(SEED);
    for (let n = 0; n < 20; n++) {
      const { figure, measured } = randomBody(chance);
      const fit = FITS[n % FITS.length] ?? 'regular';
      const hip = measured['hip-girth'] ?? 900;
      if (hip > 1800) continue;
      const before = draftGarment(garment, figure, measured, fit);
      const after = draftGarment(garment, figure, { ...measured, 'hip-girth': hip + 40 }, fit);
      for (const [at, girth] of before.girths.entries()) {
        const grown = after.girths[at];
        if (grown) expect(measuredGirth(after, grown)).toBeGreaterThanOrEqual(measuredGirth(before, girth) - 5);
      }
    }
  });
});
