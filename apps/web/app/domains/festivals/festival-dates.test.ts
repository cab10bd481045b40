import { expect, it } from 'vitest';
import { daysOf } from './festival-dates.tsx';

it.each([
  ['2026-12-27', '2026-12-27', '27 December 2026'],
  ['2026-12-01', '2026-12-31', '1–31 December 2026'],
  ['2026-05-30', '2026-06-02', '30 May – 2 June 2026'],
  ['2026-12-28', '2027-01-03', '28 December 2026 – 3 January 2027'],
])('says the days from %s to %s as %s', (startsOn, endsOn, words) => {
  expect(daysOf({ startsOn, endsOn })).toBe(words);
});
