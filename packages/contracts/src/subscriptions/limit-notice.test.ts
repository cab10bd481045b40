import { expect, it } from 'vitest';
import { limitNotice, warningOf } from './limit-notice.ts';

it('warns at 80 and at 100 percent, of small limits too', () => {
  expect([3, 4, 5].map((used) => warningOf(used, 5))).toEqual([0, 80, 100]);
  expect([47, 48, 59, 60, 61].map((used) => warningOf(used, 60))).toEqual([0, 80, 80, 100, 100]);
  expect([warningOf(1, 1), warningOf(0, 0), warningOf(9, null)]).toEqual([100, 0, 0]);
});

it('says how much is used, and what helps where all is', () => {
  expect(limitNotice('Virtual try-ons', 60, 80).title).toBe('Virtual try-ons: 80% used');
  expect(limitNotice('Virtual try-ons', 60, 80).text).not.toContain('upgrade');
  expect(limitNotice('Virtual try-ons', 60, 100).title).toBe('Virtual try-ons: all 60 used');
  expect(limitNotice('Virtual try-ons', 60, 100).text).toContain('upgrade for more');
});
