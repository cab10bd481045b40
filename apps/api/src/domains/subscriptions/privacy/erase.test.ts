import { exportAccount } from '@adunni/contracts/identity/account';
import { cancelSubscription } from '@adunni/contracts/subscriptions/subscriptions';
import { eq } from 'drizzle-orm';
import { afterAll, beforeAll, expect, it } from 'vitest';
import { startTestApp, type TestApp } from '../../../kit/testing/test-app.ts';
import { signInAs } from '../../identity/testing.ts';
import { ledgerSum } from '../../ledger/testing.ts';
import { invoices, paymentMethods } from '../billing/tables.ts';
import { openPlans, rowOf, subscribeAs } from '../testing.ts';
import { eraseSubscriptions } from './erase.service.ts';

let test: TestApp;
beforeAll(async () => {
  test = await startTestApp();
  await openPlans(test);
});
afterAll(() => test.close());

it('hands out a person’s subscriptions, and erases all but what the books need', async () => {
  const person = await signInAs(test);
  await subscribeAs(test, person);
  await test.call(cancelSubscription, { body: { reason: 'My cousin pays for hers only.' } }, person);
  const { premium } = (await test.call(exportAccount, {}, person)).body;
  expect(premium).toMatchObject({
    subscriptions: [{ plan: 'Plus', status: 'active' }],
    invoices: [{ status: 'paid', amount: 6500 }],
    cards: [{ brand: 'Visa', last4: '4081' }],
  });
  const { db } = test.app.deps;
  await db.transaction((tx) => eraseSubscriptions(test.app.deps, tx, person._id));
  expect(await rowOf(test, person)).toMatchObject({ status: 'cancelled', dueAt: null });
  const cards = await db.select().from(paymentMethods).where(eq(paymentMethods.userId, person._id));
  expect(cards).toMatchObject([{ status: 'removed', authorisation: null, email: null, signature: null, last4: '' }]);
  const [kept] = await db.select().from(invoices).where(eq(invoices.userId, person._id));
  expect(kept).toMatchObject({ status: 'paid', amount: 650_000, billedTo: { name: 'Deleted person', email: '' } });
  const after = JSON.stringify((await test.call(exportAccount, {}, person)).body.premium);
  expect(after).not.toContain('cousin');
  expect(await ledgerSum(test)).toBe(0);
});
