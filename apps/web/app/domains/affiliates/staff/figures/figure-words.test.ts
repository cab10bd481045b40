import { expect, it } from 'vitest';
import { commissionsWithin, costShare, percentLabel, shareOf } from './figure-words.ts';

it('says shares to one decimal, and a dash of nothing', () => {
  expect([shareOf(1, 3), shareOf(1, 0)]).toEqual([33.3, null]);
  expect([percentLabel(33.3), percentLabel(8), percentLabel(null)]).toEqual(['33.3%', '8%', '–']);
  expect(percentLabel(costShare({ cost: 820, revenue: 10_000 }))).toBe('8.2%');
});

it('leads to the commissions of some days', () => {
  expect(commissionsWithin({ from: '2026-11-01', to: '2026-11-07' })).toBe(
    '/admin/affiliates/commissions?orderedFrom=2026-11-01&orderedUntil=2026-11-07',
  );
});
