import { getPayoutSchedule } from '@adunni/contracts/payouts/staff';
import { isNull } from 'drizzle-orm';
import { afterAll, beforeAll, expect, it } from 'vitest';
import { HOUR_MS } from '../../kit/durations.rules.ts';
import { startTestApp, type TestApp } from '../../kit/testing/test-app.ts';
import { openShop } from '../orders/testing.ts';
import { startPayoutsJob } from './jobs.ts';
import { payoutSchedule } from './schedule.queries.ts';
import { nextPayoutAt, payoutAfter } from './schedule.rules.ts';
import { payoutBatches } from './tables.ts';
import { EARNED, earn, earningShop, giveAccount, payoutsOf } from './testing.ts';

let test: TestApp;
beforeAll(async () => {
  test = await startTestApp();
});
afterAll(() => test.close());

const run = () => startPayoutsJob.run(test.app.deps, {});
const days = () => test.app.deps.db.select().from(payoutBatches).where(isNull(payoutBatches.startedBy));

it('pays on the day and for the sum that makers were told, once, and says why others got nothing', async () => {
  const paid = await earningShop(test);
  const [bare, poor] = [await openShop(test), await openShop(test, { price: 400_000 })];
  await giveAccount(test, poor.makerId);
  for (const shop of [bare, poor]) await earn(test, shop);
  const told = async (shop: typeof bare) => (await test.call(getPayoutSchedule, {}, shop.owner)).body;
  const at = nextPayoutAt(test.now);
  const [before, withoutAccount, low] = [await told(paid), await told(bare), await told(poor)];
  expect(before).toEqual({
    next: { at: at.toISOString(), amount: EARNED / 100, reason: null },
    minimum: 5000,
    past: [],
  });
  expect(withoutAccount.next.reason).toBe('no-account');
  expect(low.next).toMatchObject({ amount: 3520, reason: 'below-minimum' });

  test.now = new Date(at.getTime() - 1000);
  await run();
  const early = await days();
  test.now = at;
  await Promise.all([run(), run(), run()]);
  await run();
  expect((await days()).length).toBe(early.length + 1);
  const [payout, ...others] = await payoutsOf(test, paid.makerId);
  expect(others).toEqual([]);
  expect(payout).toMatchObject({ amount: EARNED, createdAt: at });
  // Their sessions are over by now.
  const past = async ({ makerId }: typeof bare) => (await payoutSchedule(test.app.deps, makerId)).past[0];
  expect(await past(paid)).toMatchObject({ at, amount: EARNED, reason: null });
  expect(await past(bare)).toMatchObject({ at, amount: EARNED, reason: 'no-account' });
  expect(await past(poor)).toMatchObject({ at, amount: 352_000, reason: 'below-minimum' });
  expect((await payoutSchedule(test.app.deps, poor.makerId)).next.at).toEqual(payoutAfter(at, 1));
});

it('makes up for a day that was missed, and leaves one that is long over to the next', async () => {
  const before = (await days()).length;
  const missed = nextPayoutAt(test.now);
  test.now = new Date(missed.getTime() + 25 * HOUR_MS);
  await run();
  expect((await days()).length).toBe(before);
  test.now = new Date(nextPayoutAt(test.now).getTime() + 23 * HOUR_MS);
  await run();
  expect((await days()).length).toBe(before + 1);
});
