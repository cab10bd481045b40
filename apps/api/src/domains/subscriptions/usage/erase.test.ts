import { exportAccount } from '@adunni/contracts/identity/account';
import { TRY_ONS } from '@adunni/contracts/subscriptions/usage';
import { eq } from 'drizzle-orm';
import { afterAll, beforeAll, expect, it } from 'vitest';
import { startTestApp, type TestApp } from '../../../kit/testing/test-app.ts';
import { eraseAccounts } from '../../identity/privacy/jobs.ts';
import { users } from '../../identity/tables.ts';
import { consume } from './consume.service.ts';
import { usageCounters, usageEvents } from './tables.ts';
import { openPlan, setSubscription, subscribed } from './testing.ts';

let test: TestApp;
beforeAll(async () => {
  test = await startTestApp();
});
afterAll(() => test.close());

it('gives people what is known of their uses, and erases when they were', async () => {
  const { deps } = test.app;
  const [leaver, other] = [await subscribed(test, await openPlan(test)), await subscribed(test, await openPlan(test))];
  for (const { _id: userId } of [leaver, other])
    await consume(deps, deps.db, { userId, feature: TRY_ONS, idempotencyKey: 'the-same-key' });
  const { body } = await test.call(exportAccount, {}, leaver);
  expect(body).toMatchObject({ usage: [{ feature: TRY_ONS, counted: true }] });
  await setSubscription(test, leaver.subscriptionId, { status: 'expired', endedAt: test.now });
  await deps.db.update(users).set({ deletionDueAt: test.now }).where(eq(users._id, leaver._id));
  await eraseAccounts.run(deps, {});
  const left = await deps.db.select({ userId: usageEvents.userId }).from(usageEvents);
  expect(left).toEqual([{ userId: other._id }]);
  const counted = await deps.db.select({ used: usageCounters.used }).from(usageCounters);
  expect(counted).toEqual([{ used: 1 }, { used: 1 }]);
});
