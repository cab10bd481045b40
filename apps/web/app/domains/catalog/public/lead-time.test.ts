import { expect, it } from 'vitest';
import { leadTimeText } from './lead-time.ts';

it.each([
  [2, 4, '2–4 days'],
  [0, 1, '1 day'],
  [3, 3, '3 days'],
  [7, 7, '7 days'],
  [23, 30, '23–30 days'],
])('%i to %i days read %s, however many they are', (min, max, text) => {
  expect(leadTimeText(min, max)).toBe(text);
});
