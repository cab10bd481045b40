import type { LoadedPersonRecord } from '@adunni/contracts/identity/people';
import { desc, eq } from 'drizzle-orm';
import type { Db } from '../../../kit/database/connect.ts';
import { planPrices, plans, subscriptions } from '../tables.ts';

/** How many of the latest a person’s page shows; the list holds the rest. */
const LATEST = 5;

/** A person’s latest subscriptions, of which one at most has not ended. */
export async function subscriptionsOf(db: Db, userId: string): Promise<LoadedPersonRecord['subscriptions']> {
  const rows = await db
    .select({ subscription: subscriptions, price: planPrices, plan: plans.name })
    .from(subscriptions)
    .innerJoin(planPrices, eq(planPrices._id, subscriptions.priceId))
    .innerJoin(plans, eq(plans._id, planPrices.planId))
    .where(eq(subscriptions.userId, userId))
    .orderBy(desc(subscriptions.startedAt))
    .limit(LATEST);
  return rows.map(({ subscription: { _id, status, startedAt }, price, plan }) => ({
    _id,
    status,
    plan,
    interval: price.interval,
    amount: price.amount,
    startedAt,
  }));
}
