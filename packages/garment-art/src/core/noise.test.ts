import fc from 'fast-check';
import { expect, test } from 'vitest';
import { createRandom, fractalNoise, valueNoise } from './noise.ts';

test('the same seed gives the same numbers, another seed gives others', () => {
  const first = createRandom(7);
  const again = createRandom(7);
  const other = createRandom(8);
  const numbers = Array.from({ length: 50 }, first);
  expect(Array.from({ length: 50 }, again)).toEqual(numbers);
  expect(Array.from({ length: 50 }, other)).not.toEqual(numbers);
});

test('noise stays within 0 and 1', () => {
  const coordinate = fc.double({ min: -500, max: 500, noNaN: true });
  fc.assert(
    fc.property(coordinate, coordinate, fc.integer({ min: 0, max: 99 }), (x, y, seed) => {
      const value = fractalNoise(x, y, 4, seed);
      expect(value).toBeGreaterThanOrEqual(0);
      expect(value).toBeLessThanOrEqual(1);
    }),
  );
});

test('tileable noise repeats after its period', () => {
  for (const [x, y] of [
    [0, 0],
    [1.25, 6.5],
    [7.75, 3.25],
  ] as const)
    expect(valueNoise(x + 8, y + 16, 3, 8, 16)).toBe(valueNoise(x, y, 3, 8, 16));
});
