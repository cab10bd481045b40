import { expect, it } from 'vitest';
import { drawFrom } from './draw.ts';

it('draws the same for the same seed, and otherwise for another', () => {
  const draws = (seed: number) => Array.from({ length: 20 }, drawFrom(seed).next);
  expect(draws(1)).toEqual(draws(1));
  expect(draws(1)).not.toEqual(draws(2));
  expect(draws(3).every((drawn) => drawn >= 0 && drawn < 1)).toBe(true);
});

it('draws evenly, within its range, and by weight', () => {
  const draw = drawFrom(5);
  const whole = Array.from({ length: 6000 }, () => draw.whole(1, 6));
  for (const face of [1, 2, 3, 4, 5, 6]) {
    const rolled = whole.filter((one) => one === face).length;
    expect(Math.abs(rolled - 1000)).toBeLessThan(150);
  }
  const weighed = Array.from({ length: 4000 }, () =>
    draw.weigh(['rare', 'often', 'never'], (one) => ({ rare: 1, often: 3, never: 0 })[one] ?? 0),
  );
  expect(weighed.filter((one) => one === 'never')).toEqual([]);
  expect(Math.abs(weighed.filter((one) => one === 'rare').length - 1000)).toBeLessThan(150);
  expect(() => draw.pick([])).toThrow(RangeError);
});
