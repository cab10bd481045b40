import { expect, it } from 'vitest';
import { badgeText, countOf } from './count-of.ts';

it('counts in English', () => {
  const pieces = [1, 0, 1204].map((count) => countOf(count, 'piece'));
  expect(pieces).toEqual(['1 piece', '0 pieces', '1,204 pieces']);
  expect(countOf(2, 'person', 'people')).toBe('2 people');
});

it('keeps a badge narrow', () => {
  expect([0, 99, 100].map(badgeText)).toEqual(['0', '99', '99+']);
});
