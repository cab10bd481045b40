import { expect, it } from 'vitest';
import { leftWords, shareOf, usedWords } from './words.ts';

const use = (used: number, limit: number | null) => ({
  used,
  limit,
  left: limit === null ? null : Math.max(0, limit - used),
  unit: 'try-on',
});

it('tells what is used and what is left, of one and of many', () => {
  expect(usedWords(use(12, 60))).toBe('12 of 60 used');
  expect(usedWords(use(1200, null))).toBe('1,200 used');
  expect(leftWords(use(59, 60))).toBe('1 try-on left.');
  expect(leftWords(use(12, 60))).toBe('48 try-ons left.');
  expect(leftWords(use(60, 60))).toBe('All are used.');
  expect(leftWords(use(3, null))).toBe('No limit.');
});

it('fills the bar no further than its end, also above a limit that became smaller', () => {
  expect(shareOf(use(15, 60))).toBe(25);
  expect(shareOf(use(40, 15))).toBe(100);
  expect(shareOf(use(0, 0))).toBe(100);
  expect(shareOf(use(9, null))).toBe(0);
});
