import { expect, it } from 'vitest';
import { leftLabel, shareOf, usedLabel } from './labels.ts';

const use = (used: number, limit: number | null) => ({
  used,
  limit,
  left: limit === null ? null : Math.max(0, limit - used),
  unit: 'try-on',
});

it('tells what is used and what is left, of one and of many', () => {
  expect(usedLabel(use(12, 60))).toBe('12 of 60 used');
  expect(usedLabel(use(1200, null))).toBe('1,200 used');
  expect(leftLabel(use(59, 60))).toBe('1 try-on left.');
  expect(leftLabel(use(12, 60))).toBe('48 try-ons left.');
  expect(leftLabel(use(60, 60))).toBe('Limit reached.');
  expect(leftLabel(use(3, null))).toBe('No limit.');
});

it('fills the bar no further than its end, also above a limit that became smaller', () => {
  expect(shareOf(use(15, 60))).toBe(25);
  expect(shareOf(use(40, 15))).toBe(100);
  expect(shareOf(use(0, 0))).toBe(100);
  expect(shareOf(use(9, null))).toBe(0);
});
