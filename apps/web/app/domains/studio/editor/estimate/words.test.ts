import type { Estimate } from '@adunni/contracts/studio/estimate';
import { expect, it } from 'vitest';
import { summaryOf } from './words.ts';

const money = (amount: number): string => `₦${amount}`;
const found = (part: object) => ({ range: null, canSew: 0, total: 3, ...part }) as Estimate;
const known = { isCurrent: true, isOnline: true, problem: null };

it('says what is known of the price', () => {
  const range = { low: 5, high: 9, leastDays: 4, mostDays: 8 } as Estimate['range'];
  const of = (part: object) => summaryOf({ ...known, estimate: null, ...part }, money).head;
  expect(summaryOf({ ...known, estimate: found({ range, canSew: 2 }) }, money)).toEqual({
    head: '₦5–₦9',
    more: '4–8 days, 2 makers',
  });
  expect(of({ isCurrent: false })).toBe('Estimating price…');
  expect(of({ isCurrent: false, isOnline: false })).toBe('You’re offline');
  expect(of({ problem: 'Broken' })).toBe('No price estimate');
  expect(of({ estimate: found({}) })).toBe('No maker offers this yet');
  expect(of({ estimate: found({ total: 0 }) })).toBe('No price estimates yet');
});
