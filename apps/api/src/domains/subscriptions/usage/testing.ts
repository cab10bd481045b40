import { randomUUID } from 'node:crypto';
import { kobo } from '@adunni/contracts/money';
import type { PlanInterval } from '@adunni/contracts/subscriptions/statuses';
import { TRY_ONS } from '@adunni/contracts/subscriptions/usage';
import { eq, sql } from 'drizzle-orm';
import type { TestApp } from '../../../kit/testing/test-app.ts';
import { signInAs, type TestPerson } from '../../identity/testing.ts';
import { freshPeriod } from '../rules.ts';
import { billingAccounts, features, planFeatures, planPrices, plans, subscriptions } from '../tables.ts';

/** A plan on offer that holds try-ons. */
export interface TestPlan {
  planId: string;
  slug: string;
  name: string;
  /** Of a month. */
  priceId: string;
}

interface PlanWishes {
  /** Try-ons a month; null is without limit. */
  limit?: number | null;
  /** Kobo a month. */
  amount?: number;
  interval?: PlanInterval;
  position?: number;
}

/** Puts a plan up for sale. */
export async function openPlan(test: TestApp, wishes: PlanWishes = {}): Promise<TestPlan> {
  const { limit = 60, amount = 650_000, interval = 'month', position = 1 } = wishes;
  const { db } = test.app.deps;
  const slug = `plan-${randomUUID().slice(0, 8)}`;
  const name = `Plan ${slug.slice(5)}`;
  const { _id: planId } = await one(db.insert(plans).values({ slug, name, position }).returning());
  const feature = { key: TRY_ONS, name: 'Virtual try-ons', unit: 'try-on', isMetered: true, trialLimit: 5 };
  const again = { target: features.key, set: { name: sql`excluded.name` } };
  const { _id: featureId } = await one(db.insert(features).values(feature).onConflictDoUpdate(again).returning());
  await db.insert(planFeatures).values({ planId, featureId, limit });
  const price = { planId, interval, amount: kobo(amount), activeFrom: new Date(0) };
  const { _id: priceId } = await one(db.insert(planPrices).values(price).returning());
  return { planId, slug, name, priceId };
}

type SubscriptionValues = Partial<typeof subscriptions.$inferInsert>;

/** A person with a subscription, active for a month from now unless told otherwise. */
export async function subscribed(
  test: TestApp,
  { priceId }: Pick<TestPlan, 'priceId'>,
  values: SubscriptionValues = {},
): Promise<TestPerson & { subscriptionId: string }> {
  const person = await signInAs(test);
  const { db } = test.app.deps;
  await db.insert(billingAccounts).values({ userId: person._id });
  const period = { ...freshPeriod(test.now, 'month'), period: 1, startedAt: test.now };
  const row = { ...period, status: 'active' as const, ...values, userId: person._id, priceId };
  const { _id: subscriptionId } = await one(db.insert(subscriptions).values(row).returning());
  return { ...person, subscriptionId };
}

/** Changes what a test’s subscription stands at. */
export async function setSubscription(
  test: TestApp,
  subscriptionId: string,
  values: SubscriptionValues,
): Promise<void> {
  await test.app.deps.db.update(subscriptions).set(values).where(eq(subscriptions._id, subscriptionId));
}

async function one<T>(rows: Promise<T[]>): Promise<T> {
  const [row] = await rows;
  if (!row) throw new Error('nothing was stored');
  return row;
}
