import { expect, it } from 'vitest';
import { expectedText } from './expected-text.ts';

const NOW = Date.parse('2026-11-28T09:00:00.000Z');
const TIMES = { now: NOW, daysAfterDelivery: 14 };
const inDays = (days: number): string => new Date(NOW + days * 86_400_000).toISOString();

it('says by when earnings are expected, and what that depends on', () => {
  expect(expectedText('order', inDays(12), TIMES)).toMatch(
    /^Expected by 10\sDec\S*\s2026, for the payout of 18\sDecember\s2026$/,
  );
  expect(expectedText('aso-ebi', inDays(12), TIMES)).toMatch(
    /^Expected by .+: 3 days after the event, if its sets are paid for and ready by then\. Sooner once all are handed over$/,
  );
  expect(expectedText('aso-ebi', inDays(0.02), TIMES)).toMatch(
    /^Available within the hour, for the payout of 4\sDecember\s2026$/,
  );
  expect(expectedText('aso-ebi', null, TIMES)).toContain('once all its sets are paid for and handed over');
});

it('says of an order that is still to be delivered by when it would have to be', () => {
  expect(expectedText('order', inDays(20), TIMES)).toMatch(
    /^Expected by 18\sDec\S*\s2026, .+, if it is delivered or collected by 4\sDec\S*\s2026 and marked so that day$/,
  );
  expect(expectedText('order', inDays(13), TIMES)).not.toContain('if it is delivered');
});

it('says of a booking that is still to take place that its day counts from when it is completed', () => {
  expect(expectedText('booking', inDays(8), TIMES)).toContain('if it takes place and is completed on the day');
  expect(expectedText('booking', inDays(6), TIMES)).not.toContain('if it takes place');
  expect(expectedText('booking', null, TIMES)).toContain('7 days after it is recorded as completed');
});
