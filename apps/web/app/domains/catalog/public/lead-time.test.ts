import { describe, expect, it } from 'vitest';
import { leadTimeText } from './lead-time.ts';

describe('lead times', () => {
  it.each([
    [2, 4, '2–4 days'],
    [0, 1, '1 day'],
    [3, 3, '3 days'],
    [14, 21, '2–3 weeks'],
    [10, 15, '2–3 weeks'],
    [8, 14, '2 weeks'],
    [42, 84, '6–12 weeks'],
  ])('%i to %i days read %s', (min, max, text) => {
    expect(leadTimeText(min, max)).toBe(text);
  });
});
