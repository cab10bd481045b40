import type { Returned } from '@adunni/contracts/endpoint';
import { givesAccess } from '@adunni/contracts/subscriptions/statuses';
import {
  type getTryOnAccess,
  type getUsage,
  type LoadedUsageFigure,
  TRY_ONS,
  USAGE_DAYS,
} from '@adunni/contracts/subscriptions/usage';
import { and, asc, count, eq, gte, isNull, sql } from 'drizzle-orm';
import type { Db, Tx } from '../../../kit/database/connect.ts';
import { dayStart, daysAfter, shopDay } from '../../../kit/shop-days.rules.ts';
import { features, planFeatures, planPrices, plans, subscriptions } from '../tables.ts';
import { leftOf, monthOf } from './rules.ts';
import { usageCounters, usageEvents } from './tables.ts';

type Subscription = typeof subscriptions.$inferSelect;

/** What a subscription used this month of each metered feature of its plan. */
export async function usageOf(db: Db | Tx, subscription: Subscription, now: Date): Promise<LoadedUsageFigure[]> {
  const { period, month, startsAt, resetsAt } = monthOf(subscription, now);
  const rows = await db
    .select({ feature: features, planLimit: planFeatures.limit, used: usageCounters.used })
    .from(planPrices)
    .innerJoin(planFeatures, eq(planFeatures.planId, planPrices.planId))
    .innerJoin(features, eq(features._id, planFeatures.featureId))
    .leftJoin(
      usageCounters,
      and(
        eq(usageCounters.subscriptionId, subscription._id),
        eq(usageCounters.feature, features.key),
        eq(usageCounters.period, period),
        eq(usageCounters.month, month),
      ),
    )
    .where(and(eq(planPrices._id, subscription.priceId), features.isMetered))
    .orderBy(asc(features.position), asc(features.key));
  return rows.map(({ feature, planLimit, used }) => {
    const limit = subscription.status === 'trial' ? (feature.trialLimit ?? planLimit) : planLimit;
    return {
      feature: feature.key,
      name: feature.name,
      unit: feature.unit,
      used: used ?? 0,
      limit,
      left: leftOf(used ?? 0, limit),
      startsAt,
      resetsAt,
    };
  });
}

/** How much of their plan a person has used, and on which days. */
export async function readUsage(db: Db, userId: string, now: Date): Promise<Returned<typeof getUsage>> {
  const [open, days] = await Promise.all([findOpen(db, userId), readDays(db, userId, now)]);
  if (!open) return { plan: null, features: [], days };
  return { plan: open.plan, features: await usageOf(db, open.subscription, now), days };
}

/** What a person’s plan holds for the virtual try-on; null without access. */
export async function findTryOnAccess(
  db: Db | Tx,
  userId: string,
  now: Date,
): Promise<Returned<typeof getTryOnAccess> | null> {
  const open = await findOpen(db, userId);
  if (!open) return null;
  const figures = await usageOf(db, open.subscription, now);
  const tryOns = figures.find(({ feature }) => feature === TRY_ONS) ?? null;
  return { status: open.subscription.status, plan: open.plan, tryOns };
}

/** How much of an unmetered feature a person’s plan holds: null without a limit, 0 when it holds none. */
export async function findHeld(db: Db | Tx, userId: string, feature: string): Promise<number | null> {
  const open = await findOpen(db, userId);
  if (!open) return 0;
  const [held] = await db
    .select({ limit: planFeatures.limit, trialLimit: features.trialLimit })
    .from(planPrices)
    .innerJoin(planFeatures, eq(planFeatures.planId, planPrices.planId))
    .innerJoin(features, eq(features._id, planFeatures.featureId))
    .where(and(eq(planPrices._id, open.subscription.priceId), eq(features.key, feature)));
  if (!held) return 0;
  return open.subscription.status === 'trial' ? (held.trialLimit ?? held.limit) : held.limit;
}

/** The subscription by which a person has access now, with its plan. */
async function findOpen(db: Db | Tx, userId: string) {
  const [live] = await db
    .select({ subscription: subscriptions, plan: { slug: plans.slug, name: plans.name } })
    .from(subscriptions)
    .innerJoin(planPrices, eq(planPrices._id, subscriptions.priceId))
    .innerJoin(plans, eq(plans._id, planPrices.planId))
    .where(and(eq(subscriptions.userId, userId), isNull(subscriptions.endedAt)));
  return live && givesAccess(live.subscription.status) ? live : null;
}

async function readDays(db: Db, userId: string, now: Date): Promise<Returned<typeof getUsage>['days']> {
  const first = daysAfter(shopDay(now), 1 - USAGE_DAYS);
  const day = sql<string>`to_char(${usageEvents.at} at time zone 'Africa/Lagos', 'YYYY-MM-DD')`;
  const rows = await db
    .select({ day, feature: usageEvents.feature, uses: count() })
    .from(usageEvents)
    .where(and(eq(usageEvents.userId, userId), gte(usageEvents.at, dayStart(first)), isNull(usageEvents.givenBackAt)))
    .groupBy(day, usageEvents.feature);
  return Array.from({ length: USAGE_DAYS }, (_, index) => {
    const of = daysAfter(first, index);
    const used = rows.filter((row) => row.day === of);
    return { day: of, uses: Object.fromEntries(used.map(({ feature, uses }) => [feature, uses])) };
  });
}
