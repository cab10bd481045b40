import { expect, it } from 'vitest';
import { ago, moment } from './dates.ts';

const now = Date.parse('2026-06-15T12:00:00Z');
const before = (ms: number): string => new Date(now - ms).toISOString();

it.each([
  ['just now', 0],
  ['just now', 59_999],
  ['1 minute ago', 60_000],
  ['59 minutes ago', 3_599_999],
  ['1 hour ago', 3_600_000],
  ['yesterday', 86_400_000],
  ['29 days ago', 29 * 86_400_000],
  ['16\u00a0May\u00a02026', 30 * 86_400_000],
])('says “%s”', (words, past) => {
  expect(ago(before(past), now)).toBe(words);
});

it.each([
  ['15\u00a0Jan, 12:00', '2026-01-15T12:00:00'],
  ['15\u00a0Jan\u00a02025, 12:00', '2025-01-15T12:00:00'],
  ['15\u00a0Jan\u00a02027, 12:00', '2027-01-15T12:00:00'],
])('names the year of a moment only when it is another one: %s', (words, at) => {
  expect(moment(at, new Date(now))).toBe(words);
});

it('takes a clock that runs ahead for now', () => {
  expect(ago(before(-5000), now)).toBe('just now');
});
