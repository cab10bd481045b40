import { randomUUID } from 'node:crypto';
import { getLedgerSummary } from '@adunni/contracts/ledger/ledger';
import { refundInvoice, subscriptionResource } from '@adunni/contracts/subscriptions/staff';
import { eq } from 'drizzle-orm';
import { afterAll, beforeAll, expect, it, vi } from 'vitest';
import { startTestApp, type TestApp } from '../../../kit/testing/test-app.ts';
import { mailTo, signInAs, type TestPerson } from '../../identity/testing.ts';
import { payments, refunds } from '../../payments/tables.ts';
import { openPlan, type TestPlan } from '../usage/testing.ts';
import { buySubscription, type Subscriber } from './testing.ts';

let test: TestApp;
let admin: TestPerson;
let plan: TestPlan;
beforeAll(async () => {
  test = await startTestApp();
  admin = await signInAs(test, 'Admin');
  plan = await openPlan(test, { amount: 650_000 });
});
afterAll(() => test.close());

const refund = (
  { subscriptionId, invoiceId }: Pick<Subscriber, 'subscriptionId' | 'invoiceId'>,
  amount: number | null,
  key: string = randomUUID(),
  reason = 'It was charged by mistake.',
) =>
  test.call(
    refundInvoice,
    { params: { subscriptionId, invoiceId }, body: { amount, reason } },
    { ...admin, headers: { 'idempotency-key': key } },
  );

/** What went back of an invoice, as its payments, the provider’s refunds and the detail say. */
async function returned({ subscriptionId, invoiceId }: Subscriber) {
  const { db } = test.app.deps;
  const paid = await db.select().from(payments).where(eq(payments.invoiceId, invoiceId));
  const rows = await db
    .select({ amount: refunds.amount })
    .from(refunds)
    .innerJoin(payments, eq(payments._id, refunds.paymentId))
    .where(eq(payments.invoiceId, invoiceId));
  const { body } = await test.call(subscriptionResource.get, { params: { _id: subscriptionId } }, admin);
  const [invoice] = body.record.invoices;
  return {
    payment: paid.reduce((sum, one) => sum + one.refunded, 0),
    refunds: rows.reduce((sum, one) => sum + one.amount, 0),
    invoice: invoice?.refunded,
    left: invoice?.refundable,
  };
}

const accounts = async () => {
  const { body } = await test.call(getLedgerSummary, {}, admin);
  const amount = (name: string) => body.accounts.find(({ account }) => account === name)?.amount ?? 0;
  return { sum: body.sum, subscriptions: amount('subscriptions'), refunds: amount('refunds') };
};

it('sends money back through the provider and out of what subscriptions earned, and leaves the period alone', async () => {
  const before = await accounts();
  const person = await buySubscription(test, plan);
  expect((await accounts()).subscriptions).toBe(before.subscriptions - 6500);
  const { status, body } = await refund(person, 1500.5);
  expect([status, body]).toEqual([201, { refunded: 1500.5 }]);
  expect(await returned(person)).toEqual({ payment: 150_050, refunds: 150_050, invoice: 1500.5, left: 4999.5 });
  await vi.waitFor(async () => expect((await accounts()).refunds).toBe(0), { timeout: 60_000 });
  expect(await accounts()).toEqual({ sum: 0, subscriptions: before.subscriptions - 4999.5, refunds: 0 });
  const record = (await test.call(subscriptionResource.get, { params: { _id: person.subscriptionId } }, admin)).body;
  expect(record.record).toMatchObject({ status: 'active', events: [{ kind: 'refunded' }, { kind: 'started' }] });
  expect(await mailTo(test, person.email, 'subscription-refunded')).toContain('₦1,500.50');
});

it('never sends back more than was captured, however many ask at once', async () => {
  const person = await buySubscription(test, plan);
  const answers = await Promise.all([1, 2, 3, 4, 5].map(() => refund(person, 2000)));
  expect(answers.map(({ status }) => status).sort()).toEqual([201, 201, 201, 409, 409]);
  expect(answers.find(({ status }) => status === 409)?.error.code).toBe('refund_exceeds');
  expect((await refund(person, null)).body).toEqual({ refunded: 500 });
  expect(await returned(person)).toEqual({ payment: 650_000, refunds: 650_000, invoice: 6500, left: 0 });
  expect((await refund(person, null)).error.code).toBe('refund_exceeds');
});

it('refunds once per key, and neither another amount nor for another reason under the same one', async () => {
  const person = await buySubscription(test, plan);
  const key = randomUUID();
  const answers = await Promise.all([1, 2, 3].map(() => refund(person, 1000, key)));
  expect(answers.map(({ body }) => body)).toEqual(Array(3).fill({ refunded: 1000 }));
  expect((await returned(person)).payment).toBe(100_000);
  const others = [refund(person, 1001, key), refund(person, null, key), refund(person, 1000, key, 'As promised.')];
  for (const { status, error } of await Promise.all(others))
    expect([status, error.code]).toEqual([422, 'refund_key_reused']);
  expect((await returned(person)).payment).toBe(100_000);
  const all = randomUUID();
  const parallel = await Promise.all([refund(person, null, all), refund(person, 5500, all), refund(person, null, all)]);
  expect(parallel.map(({ status }) => status).filter((status) => status === 422).length).toBeGreaterThan(0);
  expect((await returned(person)).left).toBe(0);
  const body = { amount: null, reason: 'No key.' };
  const params = { subscriptionId: person.subscriptionId, invoiceId: person.invoiceId };
  expect((await test.call(refundInvoice, { params, body }, admin)).error.code).toBe('refund_key_missing');
});

it('does not find an invoice under another subscription', async () => {
  const [one, other] = [await buySubscription(test, plan), await buySubscription(test, plan)];
  expect((await refund({ ...one, invoiceId: other.invoiceId }, 100)).status).toBe(404);
});
