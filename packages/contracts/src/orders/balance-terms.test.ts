import { expect, it } from 'vitest';
import { BALANCE_DAYS, lastDayToPay } from './balance-terms.ts';

it('counts the last day to pay from the day on which the time to pay began', () => {
  expect(BALANCE_DAYS).toBe(14);
  expect(lastDayToPay('2026-11-24')).toBe('2026-12-08');
  expect(lastDayToPay('2026-12-24')).toBe('2027-01-07');
});
