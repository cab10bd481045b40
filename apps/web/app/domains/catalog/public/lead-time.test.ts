import { describe, expect, it } from 'vitest';
import { leadDaysText, leadTimeText } from './lead-time.ts';

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

  it('reads in days beside a date, which is counted from the last of them', () => {
    const spans = [
      [23, 30],
      [0, 1],
      [7, 7],
    ] as const;
    expect(spans.map(([min, max]) => leadDaysText(min, max))).toEqual(['23–30 days', '1 day', '7 days']);
  });
});
