import {
  cancelSubscription,
  pauseSubscription,
  startTrial,
  subscribe,
} from '@adunni/contracts/subscriptions/subscriptions';
import { and, eq, isNull } from 'drizzle-orm';
import { afterAll, beforeAll, expect, it } from 'vitest';
import { startTestApp, type TestApp } from '../../../kit/testing/test-app.ts';
import { signInAs } from '../../identity/testing.ts';
import { ledgerSummary } from '../../ledger/queries.ts';
import { payments } from '../../payments/tables.ts';
import { invoices } from '../billing/tables.ts';
import { runBilling } from '../clock/clock.service.ts';
import { subscriptions } from '../tables.ts';
import { openPlans, rowOf, saveCardOf, signedInAgain, subscribeAs } from '../testing.ts';

let test: TestApp;
beforeAll(async () => {
  test = await startTestApp();
  test.now = new Date('2027-04-01T09:00:00Z');
  await openPlans(test);
});
afterAll(() => test.close());

const LITE = { plan: 'lite', interval: 'month' } as const;

it('begins one subscription, however it is begun from several windows at once', async () => {
  const person = await signedInAgain(test, await signInAs(test));
  await saveCardOf(test, person);
  const body = { ...LITE, useSavedCard: true };
  const told = await Promise.all([
    ...[1, 2, 3].map(() => test.call(startTrial, { body: LITE }, person)),
    ...[1, 2, 3].map(() => test.call(subscribe, { body }, person)),
  ]);
  expect(told.filter(({ status }) => status >= 500)).toEqual([]);
  const live = and(eq(subscriptions.userId, person._id), isNull(subscriptions.endedAt));
  const rows = await test.app.deps.db.select().from(subscriptions).where(live);
  expect(rows).toHaveLength(1);
  expect((await ledgerSummary(test.app.deps.db)).sum).toBe(0);
});

it('charges or pauses or cancels, and never loses money between them', async () => {
  const person = await signedInAgain(test, await signInAs(test));
  await subscribeAs(test, person, LITE);
  test.now = (await rowOf(test, person)).periodEnd;
  const me = await signedInAgain(test, person);
  const told = await Promise.all([
    runBilling(test.app.deps),
    test.call(pauseSubscription, { body: { months: 1 } }, me),
    test.call(cancelSubscription, { body: { reason: '' } }, me),
    runBilling(test.app.deps),
  ]);
  expect(told.filter((one) => one && one.status >= 500)).toEqual([]);
  const { db } = test.app.deps;
  const billed = await db.select().from(invoices).where(eq(invoices.userId, person._id));
  const captured = await db
    .select({ amount: payments.amount, refunded: payments.refunded })
    .from(payments)
    .innerJoin(invoices, eq(invoices._id, payments.invoiceId))
    .where(and(eq(invoices.userId, person._id), eq(payments.status, 'succeeded')));
  const kept = captured.filter(({ amount, refunded }) => refunded < amount);
  expect(kept).toHaveLength(billed.filter(({ status }) => status === 'paid').length);
  expect((await ledgerSummary(db)).sum).toBe(0);
});
