import { checkPayment, decideSandbox } from '@adunni/contracts/payments/payments';
import { addMethod, getBilling, payInvoice, removeMethod } from '@adunni/contracts/subscriptions/billing';
import { cancelSubscription, getMySubscription, subscribe } from '@adunni/contracts/subscriptions/subscriptions';
import { eq } from 'drizzle-orm';
import { afterAll, beforeAll, expect, it } from 'vitest';
import { DAY_MS } from '../../../kit/durations.rules.ts';
import { startTestApp, type TestApp } from '../../../kit/testing/test-app.ts';
import { mailTo, signInAs, type TestPerson } from '../../identity/testing.ts';
import { ledgerSum } from '../../ledger/testing.ts';
import { pollPayments, settlePayment } from '../../payments/collecting/settle.service.ts';
import { pollRefunds } from '../../payments/refunds/send.service.ts';
import { payments, sandboxTransactions } from '../../payments/tables.ts';
import { runBilling } from '../clock/clock.service.ts';
import { invoicesOf, moveOn, openPlans, rowOf, setCardOutcome, signedInAgain, subscribeAs } from '../testing.ts';
import { invoices } from './tables.ts';

let test: TestApp;
beforeAll(async () => {
  test = await startTestApp();
  test.now = new Date('2027-03-15T09:00:00Z');
  await openPlans(test);
});
afterAll(() => test.close());

const statusOf = async (person: TestPerson) =>
  (await test.call(getMySubscription, {}, await signedInAgain(test, person))).body.data.status;
const minutes = (count: number) => new Date(test.now.getTime() + count * 60_000);

async function subscriber(): Promise<TestPerson> {
  const person = await signedInAgain(test, await signInAs(test));
  await subscribeAs(test, person);
  return person;
}

const attemptsOf = (person: TestPerson) =>
  test.app.deps.db
    .select({ status: payments.status, amount: payments.amount, refunded: payments.refunded })
    .from(payments)
    .innerJoin(invoices, eq(invoices._id, payments.invoiceId))
    .where(eq(invoices.userId, person._id))
    .orderBy(payments.createdAt, payments._id);

it('renews once, however many clocks run at the same moment', async () => {
  const person = await subscriber();
  test.now = (await rowOf(test, person)).periodEnd;
  await Promise.all([1, 2, 3, 4, 5, 6].map(() => runBilling(test.app.deps)));
  expect((await invoicesOf(test, person)).map(({ status }) => status)).toEqual(['paid', 'paid']);
  expect(await attemptsOf(person)).toHaveLength(2);
  expect((await rowOf(test, person)).period).toBe(2);
  expect(await ledgerSum(test)).toBe(0);
});

it('counts a charge that succeeds late, once, with access all the while', async () => {
  const person = await subscriber();
  await setCardOutcome(test, person, 'silent');
  await moveOn(test, (await rowOf(test, person)).periodEnd);
  expect(await statusOf(person)).toBe('active');
  await moveOn(test, minutes(11));
  await Promise.all([pollPayments(test.app.deps), pollPayments(test.app.deps), runBilling(test.app.deps)]);
  expect(await statusOf(person)).toBe('active');
  expect((await attemptsOf(person)).map(({ status }) => status)).toEqual(['succeeded', 'succeeded']);
  expect((await rowOf(test, person)).period).toBe(2);
});

it('lets a late success after a failure recover the subscription', async () => {
  const person = await subscriber();
  await setCardOutcome(test, person, 'declined');
  await moveOn(test, (await rowOf(test, person)).periodEnd);
  expect(await statusOf(person)).toBe('past_due');
  const [failed] = await test.app.deps.db
    .select({ reference: payments.reference })
    .from(payments)
    .innerJoin(invoices, eq(invoices._id, payments.invoiceId))
    .where(eq(payments.status, 'failed'))
    .orderBy(payments._id);
  const reference = failed?.reference ?? '';
  await test.app.deps.db
    .update(sandboxTransactions)
    .set({ status: 'success' })
    .where(eq(sandboxTransactions.reference, reference));
  await Promise.all([1, 2, 3].map(() => settlePayment(test.app.deps, reference)));
  expect(await statusOf(person)).toBe('active');
  expect((await attemptsOf(person)).filter(({ status }) => status === 'succeeded')).toHaveLength(2);
});

it('gives back what is paid on a page while the card is charged with success too', async () => {
  const person = await subscriber();
  await setCardOutcome(test, person, 'declined');
  await moveOn(test, (await rowOf(test, person)).periodEnd);
  const me = await signedInAgain(test, person);
  const [open] = await invoicesOf(test, person);
  const started = await test.call(payInvoice, { params: { invoiceId: open?._id ?? '' } }, me);
  await setCardOutcome(test, person, 'works');
  await moveOn(test, new Date(test.now.getTime() + DAY_MS));
  expect(await statusOf(person)).toBe('active');
  const { reference } = started.body;
  await test.call(decideSandbox, { params: { reference }, body: { outcome: 'success' } });
  await settlePayment(test.app.deps, reference);
  test.now = minutes(2);
  await pollRefunds(test.app.deps);
  const paid = (await attemptsOf(person)).filter(({ status }) => status === 'succeeded');
  expect(paid.map(({ amount, refunded }) => amount - refunded).sort()).toEqual([0, 650_000, 650_000]);
  expect(await mailTo(test, person.email, 'subscription-returned')).toContain('will be refunded');
  expect(await ledgerSum(test)).toBe(0);
});

it('asks the person when their bank wants a charge confirmed, and renews when they do', async () => {
  const person = await subscriber();
  await setCardOutcome(test, person, 'needs-action');
  await moveOn(test, (await rowOf(test, person)).periodEnd);
  const [open] = await invoicesOf(test, person);
  const me = await signedInAgain(test, person);
  const page = await test.call(payInvoice, { params: { invoiceId: open?._id ?? '' } }, me);
  expect(page.body.url).toContain('/pay/sandbox/sub-');
  const { reference } = page.body;
  await test.call(decideSandbox, { params: { reference }, body: { outcome: 'success' } });
  await test.call(checkPayment, { params: { reference } }, me);
  expect((await rowOf(test, person)).period).toBe(2);
});

it('gives back a payment for what was cancelled meanwhile', async () => {
  const person = await signedInAgain(test, await signInAs(test));
  const body = { plan: 'lite', interval: 'month', useSavedCard: false } as const;
  const begun = await test.call(subscribe, { body }, person);
  const reference = begun.body.payment?.reference ?? '';
  expect(begun.body.subscription.openInvoice).toMatchObject({ status: 'draft', number: null });
  await test.call(cancelSubscription, { body: {} }, person);
  await test.call(decideSandbox, { params: { reference }, body: { outcome: 'success' } });
  await settlePayment(test.app.deps, reference);
  expect(await statusOf(person)).toBe('expired');
  expect(await attemptsOf(person)).toMatchObject([{ status: 'succeeded', amount: 250_000, refunded: 250_000 }]);
  expect(await ledgerSum(test)).toBe(0);
});

it('saves a card once, gives the check back and keeps the last card that a renewal needs', async () => {
  const person = await subscriber();
  const again = await test.call(addMethod, {}, person);
  const { reference } = again.body;
  await test.call(decideSandbox, { params: { reference }, body: { outcome: 'success', card: 'works' } });
  await test.call(checkPayment, { params: { reference } }, person);
  const { methods } = (await test.call(getBilling, {}, person)).body;
  expect(methods).toHaveLength(1);
  const [check] = await test.app.deps.db.select().from(payments).where(eq(payments.reference, reference));
  expect(check).toMatchObject({ amount: 5000, refunded: 5000, status: 'succeeded' });
  const params = { methodId: methods[0]?._id ?? '' };
  const refused = await test.call(removeMethod, { params }, person);
  expect([refused.status, refused.error.code]).toEqual([422, 'method_needed']);
  await test.call(cancelSubscription, { body: {} }, person);
  expect((await test.call(removeMethod, { params }, person)).body.methods).toEqual([]);
});

it('checks one card at a time, and not without end', async () => {
  const person = await signedInAgain(test, await signInAs(test));
  const begun = await Promise.all(Array.from({ length: 10 }, () => test.call(addMethod, {}, person)));
  expect(begun.map(({ status }) => status)).toEqual(Array(10).fill(201));
  expect(new Set(begun.map(({ body }) => body.reference)).size).toBe(1);
  expect((await test.call(addMethod, {}, person)).status).toBe(429);
});
