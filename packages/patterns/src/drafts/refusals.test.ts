import { expect, it } from 'vitest';
import type { Figure, Measured } from '../body/lengths.ts';
import { PatternError } from '../body/pattern-error.ts';
import { faultsOf } from '../proof/faults.ts';
import { draftGarment, GARMENT_NAMES, type GarmentName } from './garments.ts';

const usual: Measured = { height: 1700, 'bust-girth': 980, 'waist-girth': 840, 'hip-girth': 990 };

function refusal(garment: GarmentName, measured: Measured, figure: Figure = 'man'): PatternError {
  try {
    draftGarment(garment, figure, measured, 'loose');
  } catch (error) {
    if (error instanceof PatternError) return error;
    throw error;
  }
  throw new Error('It was drafted.');
}

it('says where the armhole would reach the hem, instead of drawing it', () => {
  const error = refusal('buba', { ...usual, height: 1300, 'upper-arm-girth': 650, 'shoulder-to-waist': 320 });
  expect(error.message).toMatch(/^The armhole would end \d+ mm below the shoulder, too near the hem at \d+ mm\./);
  expect(error.lengths).toContain('upper-arm-girth');
});

it('says where the armhole of a block would reach the waist', () => {
  const error = refusal('bodice', { ...usual, 'armscye-girth': 750, 'shoulder-to-waist': 320 }, 'woman');
  expect(error.message).toMatch(/^The armhole would end \d+ mm below the shoulder, too near the waist at 320 mm\./);
  expect(error.lengths).toEqual(['armscye-girth', 'upper-arm-girth', 'shoulder-to-waist']);
});

it('says where no sleeve is left beside a wide body', () => {
  const wide = { ...usual, height: 2100, 'bust-girth': 1800, 'shoulder-width': 300, 'arm-length': 450 };
  expect(refusal('buba', wide, 'woman').message).toMatch(
    /^The body is so wide for the arm that no sleeve is left: -?\d+ mm\./,
  );
});

it('says that legs were measured wrongly', () => {
  const error = refusal('sokoto', { ...usual, 'inside-leg-length': 1000, 'outside-leg-length': 1050 });
  expect(error.message).toBe(
    'Outside leg less inside leg leaves a rise of 50 mm; it must be 140 to 460 mm. Measure both legs again.',
  );
  expect(error.lengths).toEqual(['outside-leg-length', 'inside-leg-length']);
});

it.each(GARMENT_NAMES)('inverts no armhole of %s for shoulders wider than the chest', (garment) => {
  const wide = { ...usual, 'bust-girth': 700, 'shoulder-width': 600 };
  expect(faultsOf(draftGarment(garment, 'man', wide, 'fitted'))).toEqual([]);
});
