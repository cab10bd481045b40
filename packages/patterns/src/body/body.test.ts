import { expect, it } from 'vitest';
import { completeBody } from './body.ts';
import { LENGTH_NAMES, LIMITS } from './lengths.ts';
import { chanceOf, randomBody } from './random.ts';

const least = { height: 1700, 'bust-girth': 980 };

it('estimates what was not measured, within the limits, and says which', () => {
  const body = completeBody('man', { ...least, 'hip-girth': 990 });
  expect(body.estimated.has('arm-length')).toBe(true);
  expect(body.estimated.has('hip-girth')).toBe(false);
  for (const name of LENGTH_NAMES) {
    expect(body.lengths[name]).toBeGreaterThanOrEqual(LIMITS[name][0]);
    expect(body.lengths[name]).toBeLessThanOrEqual(LIMITS[name][1]);
  }
});

it.each([
  [{ height: 1700 }, 'Chest girth is missing: no pattern can be drafted without it.'],
  [{ ...least, 'waist-girth': 36 }, 'Waist girth is 36 mm; the limits are 500 to 1800 mm.'],
  [{ ...least, 'hip-girth': Number.NaN }, 'Hip girth is not a number; the limits are 700 to 1900 mm.'],
  [{ ...least, height: Number.POSITIVE_INFINITY }, 'Height is not a number; the limits are 1300 to 2200 mm.'],
  [
    { ...least, 'inside-leg-length': 1000, 'outside-leg-length': 900 },
    'Inside leg length (1000 mm) must be less than outside leg length (900 mm).',
  ],
])('refuses %j in words', (measured, message) => {
  expect(() => completeBody('man', measured)).toThrow(message);
});

it('makes the same random bodies of the same seed, each of them whole', () => {
  const [one, other] = [chanceOf(7), chanceOf(7)];
  for (let n = 0; n < 200; n++) {
    const { figure, measured } = randomBody(one);
    expect(randomBody(other)).toEqual({ figure, measured });
    expect(() => completeBody(figure, measured)).not.toThrow();
  }
});
