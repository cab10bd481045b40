import { and, eq, gt, inArray, sql } from 'drizzle-orm';
import { afterAll, beforeAll, expect, it, vi } from 'vitest';
import { startTestApp, type TestApp } from '../../../kit/testing/test-app.ts';
import { eraseAccounts } from '../../identity/privacy/jobs.ts';
import { users } from '../../identity/tables.ts';
import { signInAs, type TestPerson } from '../../identity/testing.ts';
import { ledgerSum } from '../../ledger/testing.ts';
import { pollPayments } from '../../payments/collecting/settle.service.ts';
import { payments } from '../../payments/tables.ts';
import { invoices } from '../billing/tables.ts';
import { runBilling } from '../clock/clock.service.ts';
import { lockSubscription } from '../lock.queries.ts';
import { notifySubscriber } from '../mails/notify.service.ts';
import { openPlans, rowOf, setCardOutcome, signedInAgain, subscribeAs } from '../testing.ts';

let test: TestApp;
beforeAll(async () => {
  test = await startTestApp();
  test.now = new Date('2027-05-04T09:00:00Z');
  await openPlans(test);
});
afterAll(() => test.close());

async function subscriber(): Promise<TestPerson> {
  const person = await signedInAgain(test, await signInAs(test));
  await subscribeAs(test, person);
  return person;
}

const leaveAt = ({ _id }: TestPerson, at: Date) =>
  test.app.deps.db.update(users).set({ deletionDueAt: at }).where(eq(users._id, _id));
const erase = () => eraseAccounts.run(test.app.deps, {});
const statusOf = async ({ _id }: TestPerson) =>
  (await test.app.deps.db.select({ status: users.status }).from(users).where(eq(users._id, _id)))[0]?.status;

/** What was taken of people and kept. */
async function keptOf(people: readonly TestPerson[]): Promise<{ taken: number; billed: number }> {
  const { db } = test.app.deps;
  const theirs = inArray(
    invoices.userId,
    people.map(({ _id }) => _id),
  );
  const [taken] = await db
    .select({ sum: sql<number>`coalesce(sum(${payments.amount} - ${payments.refunded}), 0)::float8` })
    .from(payments)
    .innerJoin(invoices, eq(invoices._id, payments.invoiceId))
    .where(and(theirs, eq(payments.status, 'succeeded')));
  const [billed] = await db
    .select({ sum: sql<number>`coalesce(sum(${invoices.amount}), 0)::float8` })
    .from(invoices)
    .where(and(theirs, eq(invoices.status, 'paid')));
  return { taken: taken?.sum ?? 0, billed: billed?.sum ?? 0 };
}

it('erases people at the moment their plans renew, without a deadlock, and charges nobody afterwards', async () => {
  const people: TestPerson[] = [];
  for (let count = 0; count < 8; count += 1) people.push(await subscriber());
  const ends = await Promise.all(people.map((person) => rowOf(test, person)));
  test.now = new Date(Math.max(...ends.map(({ periodEnd }) => periodEnd.getTime())));
  for (const person of people) await leaveAt(person, test.now);
  const failed = vi.spyOn(test.app.deps.log, 'error');
  await Promise.all([runBilling(test.app.deps), erase(), runBilling(test.app.deps), erase()]);
  // Whoever was just being charged is erased by the next run.
  await erase();
  expect(failed.mock.calls).toEqual([]);
  for (const person of people) expect(await statusOf(person)).toBe('deleted');
  const erasedAt = test.now;
  test.now = new Date(erasedAt.getTime() + 40 * 86_400_000);
  await runBilling(test.app.deps);
  await pollPayments(test.app.deps);
  expect(await test.app.deps.db.select().from(payments).where(gt(payments.createdAt, erasedAt))).toEqual([]);
  const { taken, billed } = await keptOf(people);
  expect(taken).toBe(billed);
  expect(await ledgerSum(test)).toBe(0);
});

it('waits for whoever writes to the person, instead of both waiting for each other', async () => {
  const person = await subscriber();
  const { _id } = await rowOf(test, person);
  await leaveAt(person, test.now);
  const { deps } = test.app;
  let erasing = Promise.resolve();
  await deps.db.transaction(async (tx) => {
    await lockSubscription(tx, _id);
    erasing = erase();
    await vi.waitFor(async () => expect(await waiting()).toBeGreaterThan(0), { timeout: 60_000 });
    const action = { label: 'View it', path: '/subscription' };
    const template = (greeting: string) => ({ subject: 'A word', greeting, paragraphs: ['A word to you.'], action });
    await notifySubscriber(deps, tx, person._id, 'subscription-receipt', template, 'a word');
  });
  await erasing;
  expect(await statusOf(person)).toBe('deleted');
});

/** Transactions of this database that wait for another one. */
const waiting = async (): Promise<number> => {
  const { rows } = await test.app.deps.pool.query<{ count: number }>(
    "select count(*)::int as count from pg_stat_activity where datname = current_database() and wait_event_type = 'Lock'",
  );
  return rows[0]?.count ?? 0;
};

it('leaves a person whose card is being charged until that is decided', async () => {
  const person = await subscriber();
  await setCardOutcome(test, person, 'silent');
  test.now = (await rowOf(test, person)).periodEnd;
  await runBilling(test.app.deps);
  await leaveAt(person, test.now);
  await erase();
  expect(await statusOf(person)).toBe('active');
  test.now = new Date(test.now.getTime() + 11 * 60_000);
  await pollPayments(test.app.deps);
  await runBilling(test.app.deps);
  await erase();
  expect(await statusOf(person)).toBe('deleted');
  expect(await rowOf(test, person)).toMatchObject({ status: 'cancelled', dueAt: null });
});
