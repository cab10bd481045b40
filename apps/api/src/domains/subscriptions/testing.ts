import { checkPayment, decideSandbox, type SandboxCard } from '@adunni/contracts/payments/payments';
import { addMethod, listInvoices } from '@adunni/contracts/subscriptions/billing';
import type { PlanInterval } from '@adunni/contracts/subscriptions/statuses';
import { type Subscription, subscribe } from '@adunni/contracts/subscriptions/subscriptions';
import { desc, eq, sql } from 'drizzle-orm';
import type { TestApp } from '../../kit/testing/test-app.ts';
import { openSession } from '../identity/sessions/service.ts';
import type { TestPerson } from '../identity/testing.ts';
import { invoices, paymentMethods } from './billing/tables.ts';
import { runBilling } from './clock/clock.service.ts';
import { storePlans } from './plans/testing.ts';
import { plans, subscriptions } from './tables.ts';

/** A plan as a person chooses it. */
export interface Choice {
  plan: 'lite' | 'plus' | 'pro';
  interval: PlanInterval;
}

/** Three plans, on offer since long before the test’s clock; stored once. */
export async function openPlans(test: TestApp): Promise<void> {
  await test.app.deps.db.transaction(async (tx) => {
    await tx.execute(sql`lock table ${plans}`);
    const [some] = await tx.select({ _id: plans._id }).from(plans).limit(1);
    if (!some) await storePlans(tx, new Date('2020-01-01T00:00:00Z'));
  });
}

/** A new session at the test’s clock, for after it was moved on. */
export async function signedInAgain(test: TestApp, person: TestPerson): Promise<TestPerson> {
  const { deps } = test.app;
  const device = { ...deps, device: 'test', address: '127.0.0.1' };
  const pair = await deps.db.transaction((tx) => openSession(device, tx, person._id));
  return { ...person, token: pair.accessToken, refreshToken: pair.refreshToken };
}

/** Pays on the sandbox’s page, with a card that behaves like this when it is charged again. */
export async function payOnPage(
  test: TestApp,
  person: TestPerson,
  reference: string,
  card: SandboxCard = 'works',
): Promise<void> {
  await test.call(decideSandbox, { params: { reference }, body: { outcome: 'success', card } });
  await test.call(checkPayment, { params: { reference } }, person);
}

/** Saves a card by its check. */
export async function saveCardOf(test: TestApp, person: TestPerson, card: SandboxCard = 'works'): Promise<void> {
  const started = await test.call(addMethod, {}, person);
  await payOnPage(test, person, started.body.reference, card);
}

/** Lets the saved card of a person behave like this from now on. */
export async function setCardOutcome(test: TestApp, person: TestPerson, card: SandboxCard): Promise<void> {
  const change = { authorisation: `AUTH_sandbox_${card}` };
  await test.app.deps.db.update(paymentMethods).set(change).where(eq(paymentMethods.userId, person._id));
}

/** Subscribes a person, who pays on the page with a card that behaves like this afterwards. */
export async function subscribeAs(
  test: TestApp,
  person: TestPerson,
  choice: Choice = { plan: 'plus', interval: 'month' },
  card: SandboxCard = 'works',
): Promise<Subscription> {
  const begun = await test.call(subscribe, { body: { ...choice, useSavedCard: false } }, person);
  if (!begun.body.payment) throw new Error(`nothing to pay: ${JSON.stringify(begun.error)}`);
  await payOnPage(test, person, begun.body.payment.reference, card);
  return begun.body.subscription;
}

/** Moves the clock on and lets the billing clock do what is due; further steps of charges at the same moment too. */
export async function moveOn(test: TestApp, to: Date): Promise<void> {
  test.now = to;
  await runBilling(test.app.deps);
}

/** The newest subscription of a person as it is stored. */
export async function rowOf(test: TestApp, person: { _id: string }) {
  const [row] = await test.app.deps.db
    .select()
    .from(subscriptions)
    .where(eq(subscriptions.userId, person._id))
    .orderBy(desc(subscriptions.startedAt), desc(subscriptions._id))
    .limit(1);
  if (!row) throw new Error('there is no subscription');
  return row;
}

/** A person’s invoices, newest first. */
export const invoicesOf = async (test: TestApp, person: TestPerson) =>
  (await test.call(listInvoices, {}, await signedInAgain(test, person))).body.items;

/** Subscribes a person; answers with what they paid and the card that was saved by it. */
export async function addSubscriber(
  test: TestApp,
  person: TestPerson,
): Promise<{ invoiceId: string; methodId: string }> {
  await openPlans(test);
  await subscribeAs(test, person);
  const { db } = test.app.deps;
  const [invoice] = await db.select({ _id: invoices._id }).from(invoices).where(eq(invoices.userId, person._id));
  const [method] = await db
    .select({ _id: paymentMethods._id })
    .from(paymentMethods)
    .where(eq(paymentMethods.userId, person._id));
  return { invoiceId: invoice?._id ?? '', methodId: method?._id ?? '' };
}
