import { randomUUID } from 'node:crypto';
import { payInvoice } from '@adunni/contracts/subscriptions/billing';
import { refundInvoice } from '@adunni/contracts/subscriptions/staff';
import { changePlan, previewChange } from '@adunni/contracts/subscriptions/subscriptions';
import { and, eq } from 'drizzle-orm';
import { afterAll, beforeAll, expect, it } from 'vitest';
import { DAY_MS } from '../../../kit/durations.rules.ts';
import { startTestApp, type TestApp } from '../../../kit/testing/test-app.ts';
import { signInAs } from '../../identity/testing.ts';
import { payments } from '../../payments/tables.ts';
import { invoices } from '../billing/tables.ts';
import { openPlans, payOnPage, rowOf, signedInAgain, subscribeAs } from '../testing.ts';

let test: TestApp;
beforeAll(async () => {
  test = await startTestApp();
  test.now = new Date('2027-04-01T09:00:00Z');
  await openPlans(test);
});
afterAll(() => test.close());

const PRO = { plan: 'pro', interval: 'month' } as const;

/** Somebody who confirmed a change upwards and has not paid for it yet. */
async function changing() {
  const person = await signedInAgain(test, await signInAs(test));
  await subscribeAs(test, person, { plan: 'plus', interval: 'month' });
  const { amount: expectedAmount, quotedAt } = (await test.call(previewChange, { body: PRO }, person)).body;
  const body = { ...PRO, useSavedCard: false, expectedAmount, quotedAt };
  const { payment } = (await test.call(changePlan, { body }, person)).body;
  const ofChange = and(eq(invoices.userId, person._id), eq(invoices.reason, 'change'));
  const [draft] = await test.app.deps.db.select().from(invoices).where(ofChange);
  return { person, reference: payment?.reference ?? '', invoiceId: draft?._id ?? '' };
}

const paymentOf = async (reference: string) =>
  (await test.app.deps.db.select().from(payments).where(eq(payments.reference, reference)))[0];

it('does not let a change be paid weeks later for what the time was worth when it was shown', async () => {
  const { person, reference, invoiceId } = await changing();
  test.now = new Date(test.now.getTime() + 28 * DAY_MS);
  const me = await signedInAgain(test, person);
  const started = await test.call(payInvoice, { params: { invoiceId } }, me);
  expect([started.status, started.error?.code]).toEqual([409, 'nothing_due']);
  await payOnPage(test, me, reference);
  const returned = await paymentOf(reference);
  expect(returned?.refunded).toBe(returned?.amount);
  expect(await rowOf(test, person)).toMatchObject({ period: 1 });
});

it('gives up a change that waits for its payment when the time that it takes off is refunded', async () => {
  const { person, reference } = await changing();
  const admin = await signInAs(test, 'Admin');
  const ofStart = and(eq(invoices.userId, person._id), eq(invoices.reason, 'start'));
  const [paid] = await test.app.deps.db.select().from(invoices).where(ofStart);
  const params = { subscriptionId: paid?.subscriptionId ?? '', invoiceId: paid?._id ?? '' };
  const headers = { 'idempotency-key': randomUUID() };
  const body = { amount: null, reason: 'It was charged by mistake.' };
  expect((await test.call(refundInvoice, { params, body }, { ...admin, headers })).status).toBe(201);
  await payOnPage(test, person, reference);
  const returned = await paymentOf(reference);
  expect(returned?.refunded).toBe(returned?.amount);
  expect(await rowOf(test, person)).toMatchObject({ period: 1 });
});
