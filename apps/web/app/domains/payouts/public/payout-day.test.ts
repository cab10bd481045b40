import { expect, it } from 'vitest';
import { nextPayoutText, payoutOf } from './payout-day.ts';

it('names the payout into which money falls, and the one after it from 10:00 in Lagos on', () => {
  expect(payoutOf('2026-12-04T08:59:59Z')).toMatch(/^the payout of 4\sDecember\s2026$/);
  expect(payoutOf('2026-12-04T09:00:00Z')).toMatch(/^the payout of 18\sDecember\s2026$/);
  expect(nextPayoutText(Date.parse('2026-11-29T12:00:00Z'))).toMatch(/next on 4\sDecember\s2026;/);
});
