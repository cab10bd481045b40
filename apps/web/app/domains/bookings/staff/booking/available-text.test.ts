import { expect, it } from 'vitest';
import { availableText } from './available-text.ts';

const NOW = Date.parse('2026-11-29T12:00:00Z');
const BOOKING = {
  status: 'confirmed',
  endsAt: '2026-12-01T10:00:00Z',
  zone: 'Africa/Lagos',
  ...{ availableFrom: null, earnedAt: null, report: null },
} as const;

it('says in which payout earnings are, as far as it is known', () => {
  expect(availableText(BOOKING, NOW)).toMatch(
    /^Earnings become available 7 days after the booking is completed, unless a problem is reported\. If it is completed on Tue 1\sDec, the money goes to the bank account with the payout of 18\sDecember\s2026\.$/,
  );
  expect(availableText({ ...BOOKING, endsAt: '2026-11-29T10:00:00Z' }, NOW)).not.toContain('payout');
  const done = { ...BOOKING, status: 'completed', availableFrom: '2026-12-03T09:00:00Z' } as const;
  expect(availableText(done, NOW)).toMatch(
    /^Available after Thu.3.Dec, 10:00(, Lagos time)?, for the payout of 4\sDecember\s2026, unless a problem is reported\.$/,
  );
  expect(availableText({ ...done, report: { status: 'open' } }, NOW)).toMatch(/^On hold/);
  expect(availableText({ ...done, availableFrom: null, earnedAt: '2026-11-21T09:00:00Z' }, NOW)).toMatch(
    /^Available for the payout of 4\sDecember\s2026\.$/,
  );
  expect(availableText({ ...BOOKING, status: 'cancelled' }, NOW)).toBeNull();
});
