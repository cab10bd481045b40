import { expect, it } from 'vitest';
import { arrivalLine } from './arrival-line.ts';

const NOW = new Date('2026-11-27T12:00:00Z');
const arrival = <M>(by: M) => ({ by, daysOnceMeasured: null, isLate: false });

it('says the day alike of what is stored and what is reckoned, across a turn of the year', () => {
  const said = 'Arrives by 12\u00a0January';
  expect(arrivalLine(arrival('2027-01-12T12:00:00.000Z'), 'standard', NOW)).toBe(said);
  expect(arrivalLine(arrival(new Date('2027-01-12T12:00:00Z')), 'express', NOW)).toBe(said);
});

it('says the year of a day that lies far off', () => {
  expect(arrivalLine(arrival('2025-01-12T12:00:00.000Z'), 'pickup', NOW)).toBe(
    'Ready for pickup by 12\u00a0January\u00a02025',
  );
});
