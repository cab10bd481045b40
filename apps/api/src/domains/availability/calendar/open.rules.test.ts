import { expect, it } from 'vitest';
import { isWithin } from './open.rules.ts';

const open = [
  { from: 20, to: 30 },
  { from: 0, to: 10 },
  { from: 10, to: 15 },
];

it.each([
  [{ from: 0, to: 10 }, true],
  [{ from: 5, to: 15 }, true],
  [{ from: 5, to: 16 }, false],
  [{ from: 12, to: 22 }, false],
  [{ from: 15, to: 18 }, false],
  [{ from: 20, to: 30 }, true],
  [{ from: 30, to: 35 }, false],
])('tells of %o whether it lies in open hours: %s', (time, within) => {
  expect(isWithin(time, open)).toBe(within);
});
