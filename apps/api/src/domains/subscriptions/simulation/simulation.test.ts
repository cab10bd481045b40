import { eq, ne, sql } from 'drizzle-orm';
import { afterAll, beforeAll, expect, it } from 'vitest';
import { startTestApp, type TestApp } from '../../../kit/testing/test-app.ts';
import { ledgerEntries } from '../../ledger/tables.ts';
import { payments, refunds } from '../../payments/tables.ts';
import { invoices } from '../billing/tables.ts';
import { billingAccounts, subscriptionEvents, subscriptions } from '../tables.ts';
import { openPlans } from '../testing.ts';
import { TICK_MS } from './testing/lives.ts';
import {
  coveredBy,
  type History,
  isWithin,
  readHistories,
  statusAt,
  uncertainPeriods,
  unexpectedCharges,
} from './testing/oracle.ts';
import { World } from './testing/world.ts';

const FROM = new Date('2027-01-10T00:00:00Z');
/** Three years, with the leap day of 2028. */
const UNTIL = new Date('2030-01-10T00:00:00Z');
/** `SIMULATION_PEOPLE=1000` is the whole of it, which takes minutes; every run of the tests does with fewer. */
const PEOPLE = 120;
/** A charge may be in doubt for a day before it is given up, and the clock comes by every four hours. */
const DOUBT_MS = 33 * 3_600_000;

let test: TestApp;
let world: World;
let histories: History[];
beforeAll(async () => {
  test = await startTestApp();
  await openPlans(test);
  world = new World(test, FROM, UNTIL, Number(process.env.SIMULATION_SEED ?? 5));
  await world.populate(Number(process.env.SIMULATION_PEOPLE ?? PEOPLE));
  await world.run();
  histories = await readHistories(test.app.deps.db);
}, 3_600_000);
afterAll(() => test.close());

it('has let everything happen that can happen', async () => {
  const { db } = test.app.deps;
  const kinds = await db.selectDistinct({ kind: subscriptionEvents.kind }).from(subscriptionEvents);
  const expected = [
    'started',
    'trial-started',
    'trial-reminded',
    'converted',
    'renewed',
    'payment-failed',
    'recovered',
  ];
  const further = ['upgraded', 'change-planned', 'change-undone', 'changed', 'paused', 'resumed', 'cancel-planned'];
  const last = ['cancel-undone', 'cancelled', 'expired', 'renewal-reminded'];
  expect(kinds.map(({ kind }) => kind as string).sort()).toEqual([...expected, ...further, ...last].sort());
  expect(world.counts.kills).toBeGreaterThan(100);
});

it('has billed every period once, one after another', async () => {
  const { db } = test.app.deps;
  const twice = await db
    .select({ of: invoices.subscriptionId, period: invoices.period })
    .from(invoices)
    .where(ne(invoices.status, 'void'))
    .groupBy(invoices.subscriptionId, invoices.period)
    .having(sql`count(*) > 1`);
  expect(twice).toEqual([]);
  const paid = await db
    .select({ of: invoices.subscriptionId, paid: sql<number>`count(*)::int`, last: sql<number>`max(period)::int` })
    .from(invoices)
    .where(eq(invoices.status, 'paid'))
    .groupBy(invoices.subscriptionId);
  expect(paid.filter((row) => row.paid !== row.last)).toEqual([]);
  // As the oracle sees it, each paid invoice is for exactly the period that follows.
  for (const history of histories) expect(() => coveredBy(history)).not.toThrow();
});

it('has charged nobody twice: what the bank kept is what was paid for', async () => {
  const { db } = test.app.deps;
  const attempts = await db.select({ reference: payments.reference, invoiceId: payments.invoiceId }).from(payments);
  const of = new Map(attempts.map(({ reference, invoiceId }) => [reference, invoiceId]));
  const kept = new Map<string, number>();
  const charges = new Map<string, number>();
  for (const { reference, amount, taken, refunded, isCharge } of world.bank.entries.values()) {
    const invoiceId = of.get(reference) ?? 'no invoice';
    kept.set(invoiceId, (kept.get(invoiceId) ?? 0) + amount * taken - refunded);
    if (isCharge) charges.set(invoiceId, (charges.get(invoiceId) ?? 0) + taken);
  }
  expect([...charges].filter(([, times]) => times > 1)).toEqual([]);
  const all = await db.select({ _id: invoices._id, status: invoices.status, amount: invoices.amount }).from(invoices);
  const due = (row: (typeof all)[number]) => (row.status === 'paid' ? row.amount : 0);
  expect(all.filter((row) => (kept.get(row._id) ?? 0) !== due(row))).toEqual([]);
  expect(kept.get('no invoice') ?? 0).toBe(0);
});

it('opened premium at every moment that was paid for or tried, and at no other, up to the millisecond', () => {
  const byId = new Map(histories.map((history) => [history.subscriptionId, history]));
  const people = Map.groupBy(histories, ({ userId }) => userId);
  const covered = new Map([...people].map(([userId, own]) => [userId, own.flatMap(coveredBy)]));
  const doubted = new Map([...people].map(([userId, own]) => [userId, own.flatMap(uncertainPeriods)]));
  const wrong: unknown[] = [];
  for (const { subscriptionId, userId, at, status, opens } of world.observations) {
    const history = byId.get(subscriptionId) as History;
    // What was given up for something else before it was paid has no history, and never opened anything.
    const replayed = history.facts.length > 0 ? statusAt(history, at) : status;
    const isCovered = isWithin(covered.get(userId) ?? [], at);
    const isDoubted = isWithin(doubted.get(userId) ?? [], at);
    if (status !== replayed || opens !== (isCovered || isDoubted))
      wrong.push({ subscriptionId, at, status, replayed, opens, isCovered, isDoubted });
  }
  // One is enough to see what went wrong.
  expect(wrong.slice(0, 1)).toEqual([]);
});

it('was looked at right before and right at every turn and every end of what was paid for or tried', () => {
  const seen = new Set(world.observations.map(({ subscriptionId, at }) => `${subscriptionId} ${at.getTime()}`));
  const isRunning = (at: Date) => at >= FROM && at < UNTIL;
  const missed: unknown[] = [];
  for (const history of histories) {
    const { subscriptionId } = history;
    const ends = coveredBy(history).flatMap(({ from, to }) => [from, to]);
    for (const at of [...ends, ...history.turns].filter(isRunning)) {
      const [begun] = history.facts;
      const moments = begun && begun.at < at ? [at.getTime() - 1, at.getTime()] : [at.getTime()];
      if (!moments.every((moment) => seen.has(`${subscriptionId} ${moment}`))) missed.push({ subscriptionId, at });
    }
  }
  expect(missed.slice(0, 1)).toEqual([]);
});

it('tried overdue renewals again on days 1, 3, 5 and 7, to the millisecond, and ended them after the last', () => {
  expect(histories.flatMap((history) => unexpectedCharges(history, TICK_MS)).slice(0, 1)).toEqual([]);
});

it('decided every charge within a day and the clock’s next look', () => {
  const waits = histories.flatMap(uncertainPeriods);
  expect(waits.filter(({ from, to }) => to.getTime() - from.getTime() > DOUBT_MS)).toEqual([]);
});

it('has numbered its invoices without gaps', async () => {
  const rows = await test.app.deps.db.select({ number: invoices.number }).from(invoices);
  const numbers = rows.flatMap(({ number }) => number ?? []).sort();
  const byYear = Map.groupBy(numbers, (number) => number.slice(0, 9));
  for (const [year, given] of byYear)
    expect(given).toEqual(given.map((_, index) => `${year}${String(index + 1).padStart(6, '0')}`));
  expect([...byYear.keys()]).toEqual(['SUB-2027-', 'SUB-2028-', 'SUB-2029-', 'SUB-2030-']);
});

it('has a ledger that sums to zero and says of money what the bank says', async () => {
  const { db } = test.app.deps;
  const rows = await db
    .select({ account: ledgerEntries.account, amount: sql<number>`sum(${ledgerEntries.amount})::float8` })
    .from(ledgerEntries)
    .groupBy(ledgerEntries.account);
  const on = Object.fromEntries(rows.map(({ account, amount }) => [account, amount]));
  const kept = [...world.bank.entries.values()].reduce(
    (sum, entry) => sum + entry.amount * entry.taken - entry.refunded,
    0,
  );
  const [paid] = await db
    .select({ amount: sql<number>`sum(${invoices.amount})::float8` })
    .from(invoices)
    .where(eq(invoices.status, 'paid'));
  expect(on).toEqual({ provider: kept, subscriptions: -(paid?.amount ?? 0), unassigned: 0, refunds: 0 });
  expect(kept).toBe(paid?.amount);
  expect(await db.select().from(refunds).where(ne(refunds.status, 'processed'))).toEqual([]);
});

it('has neither lost nor invented credit, and left nothing undone', async () => {
  const { db, pool } = test.app.deps;
  const [held] = await db.select({ credit: sql<number>`sum(${billingAccounts.credit})::float8` }).from(billingAccounts);
  const { rows } = await pool.query<{ credit: number }>(
    `select coalesce(sum(case when status = 'paid' then credit_gained - credit_used when status = 'open' then -credit_used
       else 0 end), 0)::float8 as credit from invoices`,
  );
  expect(held?.credit).toBe(rows[0]?.credit);
  const late = await db
    .select({ _id: subscriptions._id })
    .from(subscriptions)
    .where(sql`${subscriptions.dueAt} <= ${world.now}`);
  expect(late).toEqual([]);
});
