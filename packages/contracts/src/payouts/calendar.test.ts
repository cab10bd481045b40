import { expect, it } from 'vitest';
import { lastPayoutAt, nextPayoutAt } from './calendar.ts';

it.each([
  // The hour itself counts as started.
  ['2026-11-20T09:00:00Z', '2026-11-20T09:00:00.000Z', '2026-12-04T09:00:00.000Z'],
  ['2026-11-20T08:59:59Z', '2026-11-06T09:00:00.000Z', '2026-11-20T09:00:00.000Z'],
  ['2026-11-22T21:00:00Z', '2026-11-20T09:00:00.000Z', '2026-12-04T09:00:00.000Z'],
  // Half past midnight of a payout day in Lagos is still the day before in UTC.
  ['2026-11-19T23:30:00Z', '2026-11-06T09:00:00.000Z', '2026-11-20T09:00:00.000Z'],
  // A clock before the first one.
  ['2025-12-31T12:00:00Z', '2025-12-19T09:00:00.000Z', '2026-01-02T09:00:00.000Z'],
])('at %s the last payouts started at %s and the next start at %s', (now, last, next) => {
  expect(lastPayoutAt(new Date(now)).toISOString()).toBe(last);
  expect(nextPayoutAt(new Date(now)).toISOString()).toBe(next);
});
