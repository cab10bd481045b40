import { expect, it } from 'vitest';
import { pendingText, splitPending } from './pending.rules.ts';

const NEXT = '2026-12-04T09:00:00.000Z';

it('splits what is pending by the payout into which it falls, to the kobo', () => {
  const pending = [
    { amount: 0.1, at: '2026-12-04T08:59:59.000Z' },
    { amount: 0.2, at: '2026-11-30T08:00:00.000Z' },
    { amount: 30_000, at: NEXT },
    { amount: 20_000, at: null },
  ];
  expect(splitPending(pending, NEXT)).toEqual({ next: 0.3, later: 30_000, open: 20_000 });
});

it('says it in a sentence, without what is nothing', () => {
  const all = [
    { amount: 40_000, at: '2026-12-01T08:00:00.000Z' },
    { amount: 30_000, at: '2026-12-20T08:00:00.000Z' },
    { amount: 20_000, at: null },
  ];
  const said = pendingText(all, NEXT);
  expect(said.text).toMatch(
    /^Of ₦90,000 pending, ₦40,000 is expected in time for 4\sDecember\s2026, ₦30,000 for later payouts$/,
  );
  expect(said.open).toBe(20_000);
  expect(pendingText(all.slice(2), NEXT).text).toMatch(
    /^Of ₦20,000 pending, nothing is expected in time for 4\sDecember\s2026$/,
  );
  expect(pendingText(all.slice(0, 2), NEXT).open).toBe(0);
});
