import { fitOf } from '@adunni/contracts/reviews/reviews';
import { expect, it } from 'vitest';
import { fitText, reviewDay } from './labels.ts';

it('says how most find the fit', () => {
  expect(fitText({ small: 1, true: 8, large: 2 })).toBe('8 of 11 say true to size');
  expect(fitText({ small: 3, true: 1, large: 0 })).toBe('3 of 4 say it runs small');
  expect(fitText({ small: 0, true: 2, large: 2 })).toBe('2 of 4 say true to size, 2 it runs large');
  expect(fitText({ small: 0, true: 0, large: 0 })).toBe('');
});

it('writes the same day everywhere', () => {
  expect(reviewDay('2026-05-03T23:30:00.000Z')).toBe('3 May 2026');
});

it.each([
  [null, 0, null],
  [-1, 2, null],
  [-0.4, 3, 'small'],
  [-0.39, 30, 'true'],
  [0, 3, 'true'],
  [0.4, 5, 'large'],
])('a mean of %s from %i is %s', (score, count, fit) => {
  expect(fitOf(score, count)).toBe(fit);
});
