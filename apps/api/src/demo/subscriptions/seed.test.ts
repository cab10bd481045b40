import { eq, like, sql } from 'drizzle-orm';
import { afterAll, beforeAll, expect, it } from 'vitest';
import { signInAs, type TestPerson } from '../../domains/identity/testing.ts';
import { ledgerSum } from '../../domains/ledger/testing.ts';
import { refunds } from '../../domains/payments/tables.ts';
import { getMySubscription } from '../../domains/subscriptions/queries.ts';
import { subscriptions } from '../../domains/subscriptions/tables.ts';
import { readUsage } from '../../domains/subscriptions/usage/queries.ts';
import { hangOutfit } from '../../domains/tryon/testing.ts';
import { mails } from '../../kit/mail/tables.ts';
import { startTestApp, type TestApp } from '../../kit/testing/test-app.ts';
import { SUBSCRIBER_SCENARIOS } from './scenarios.ts';
import { seedSubscriptions } from './seed.ts';

let test: TestApp;
let customer: TestPerson;
beforeAll(async () => {
  test = await startTestApp();
  customer = await fill(test);
});
afterAll(() => test.close());

async function fill(test: TestApp): Promise<TestPerson> {
  const customer = await signInAs(test);
  for (const _ of SUBSCRIBER_SCENARIOS) await signInAs(test);
  await hangOutfit(test);
  await seedSubscriptions(test.app.deps, customer._id);
  return customer;
}

it('fills the demo with a subscriber of every status, and its customer on Plus for most of a year', async () => {
  const { db } = test.app.deps;
  const rows = await db.selectDistinct({ status: subscriptions.status }).from(subscriptions);
  const statuses = rows.map(({ status }) => status).sort();
  expect(statuses).toEqual(['active', 'cancelled', 'expired', 'past_due', 'paused', 'trial']);
  expect(await getMySubscription(db, customer._id)).toMatchObject({
    status: 'active',
    subscription: { plan: { slug: 'plus' }, price: { amount: 650_000 } },
  });
  const usage = await readUsage(db, customer._id, test.now);
  expect(usage.features[0]?.used).toBeGreaterThan(0);
});

it('leaves a ledger that sums to zero, and neither letters nor anything undone', async () => {
  const { db } = test.app.deps;
  expect(await ledgerSum(test)).toBe(0);
  expect(await db.select().from(mails).where(like(mails.kind, 'subscription-%'))).toEqual([]);
  const late = sql`${subscriptions.dueAt} < ${test.now.toISOString()}`;
  expect(await db.select().from(subscriptions).where(late)).toEqual([]);
  const returned = await db.select().from(refunds);
  expect(returned.length).toBeGreaterThan(0);
  for (const { status, createdAt, settledAt } of returned) {
    expect([status, settledAt]).toEqual(['processed', new Date(createdAt.getTime() + 120_000)]);
    expect(settledAt?.getTime()).toBeLessThan(test.now.getTime());
  }
});

it('does nothing the second time', async () => {
  const { db } = test.app.deps;
  const before = await db.select().from(subscriptions);
  await seedSubscriptions(test.app.deps, customer._id);
  expect(await db.select().from(subscriptions)).toHaveLength(before.length);
});

it('renews first what ends at the moment when its subscriber pauses', async () => {
  const pausing = SUBSCRIBER_SCENARIOS.find(({ actions }) => actions.some((act) => act.do === 'pause'));
  // From 30 December two months are sixty days: the second ends at the end of February.
  expect(pausing).toMatchObject({ ago: 77, interval: 'month', actions: [{ do: 'pause', after: 60 }] });
  const now = new Date('2027-03-17T20:15:00Z');
  const then = await startTestApp({ clock: () => now });
  await fill(then);
  const paused = await then.app.deps.db.select().from(subscriptions).where(eq(subscriptions.status, 'paused'));
  expect(paused).toHaveLength(1);
  await then.close();
});
