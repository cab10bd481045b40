import type { Kobo } from '@adunni/contracts/money';
import { PLAN_INTERVALS, type PlanInterval } from '@adunni/contracts/subscriptions/statuses';
import type { LoadedPlan, LoadedPlanPrice, PlanFeature } from '@adunni/contracts/subscriptions/subscriptions';
import { and, asc, desc, eq, inArray, lte } from 'drizzle-orm';
import type { Db, Tx } from '../../../kit/database/connect.ts';
import type { Offer } from '../billing/invoice.rules.ts';
import { features, planFeatures, planPrices, plans } from '../tables.ts';

/** A price with its plan, as invoices and pages need it. */
export interface PricedPlan extends Offer {
  priceId: string;
  planId: string;
  slug: string;
}

const pricedPlan = {
  priceId: planPrices._id,
  planId: plans._id,
  slug: plans.slug,
  planName: plans.name,
  position: plans.position,
  interval: planPrices.interval,
  amount: planPrices.amount,
};

/** Prices with their plans, whether or not they are still on offer. */
export async function pricedPlans(db: Db | Tx, priceIds: readonly string[]): Promise<Map<string, PricedPlan>> {
  if (priceIds.length === 0) return new Map();
  const found = await db
    .select(pricedPlan)
    .from(planPrices)
    .innerJoin(plans, eq(plans._id, planPrices.planId))
    .where(inArray(planPrices._id, [...priceIds]));
  return new Map(found.map((row) => [row.priceId, row]));
}

/** One price with its plan. */
export async function pricedPlanOf(db: Db | Tx, priceId: string): Promise<PricedPlan> {
  const found = (await pricedPlans(db, [priceId])).get(priceId);
  if (!found) throw new Error(`price ${priceId} is unknown`);
  return found;
}

/** What a plan costs new people at a moment; null when it is not offered like that. */
export async function offeredPlan(
  db: Db | Tx,
  { plan, interval }: { plan: string; interval: PlanInterval },
  at: Date,
): Promise<PricedPlan | null> {
  const [found] = await db
    .select(pricedPlan)
    .from(planPrices)
    .innerJoin(plans, eq(plans._id, planPrices.planId))
    .where(
      and(
        eq(plans.slug, plan),
        eq(plans.isActive, true),
        eq(planPrices.interval, interval),
        lte(planPrices.activeFrom, at),
      ),
    )
    .orderBy(desc(planPrices.activeFrom), desc(planPrices._id))
    .limit(1);
  return found ?? null;
}

/** The plans on offer, each with its present prices and all features; three queries however many there are. */
export async function listPlans(db: Db | Tx, at: Date): Promise<LoadedPlan[]> {
  const offered = await db.select().from(plans).where(eq(plans.isActive, true)).orderBy(asc(plans.position));
  const ids = offered.map(({ _id }) => _id);
  const prices = await currentPrices(db, ids, at);
  const held = await featuresOfPlans(db, ids);
  return offered.flatMap(({ _id, slug, name, tagline, position }) => {
    const of = prices.get(_id) ?? [];
    if (of.length === 0) return [];
    const saving = yearlySaving(of);
    const [shown, rest] = [of.map(toPrice), { yearlySavingPercent: saving, features: held.get(_id) ?? [] }];
    return [{ _id, slug, name, tagline, position, prices: shown, ...rest }];
  });
}

interface PriceRow {
  _id: string;
  planId: string;
  interval: PlanInterval;
  amount: Kobo;
}

/** The present prices of plans, monthly before yearly. */
export async function currentPrices(
  db: Db | Tx,
  planIds: readonly string[],
  at: Date,
): Promise<Map<string, PriceRow[]>> {
  if (planIds.length === 0) return new Map();
  const rows = await db
    .selectDistinctOn([planPrices.planId, planPrices.interval])
    .from(planPrices)
    .where(and(inArray(planPrices.planId, [...planIds]), lte(planPrices.activeFrom, at)))
    .orderBy(planPrices.planId, planPrices.interval, desc(planPrices.activeFrom), desc(planPrices._id));
  const byPlan = Map.groupBy(rows, ({ planId }) => planId);
  const rank = (row: PriceRow) => PLAN_INTERVALS.indexOf(row.interval);
  return new Map([...byPlan].map(([planId, list]) => [planId, list.toSorted((a, b) => rank(a) - rank(b))]));
}

/** What plans hold of every feature there is, in the order of the features. */
export async function featuresOfPlans(db: Db | Tx, planIds: readonly string[]): Promise<Map<string, PlanFeature[]>> {
  if (planIds.length === 0) return new Map();
  const all = await db.select().from(features).orderBy(asc(features.position), asc(features._id));
  const held = await db
    .select()
    .from(planFeatures)
    .where(inArray(planFeatures.planId, [...planIds]));
  const limits = new Map(held.map(({ planId, featureId, limit }) => [`${planId} ${featureId}`, limit]));
  return new Map(
    planIds.map((planId) => [planId, all.map((feature) => toFeature(feature, limits.get(`${planId} ${feature._id}`)))]),
  );
}

const toFeature = (feature: typeof features.$inferSelect, limit: number | null | undefined): PlanFeature => ({
  key: feature.key,
  name: feature.name,
  unit: feature.unit,
  isMetered: feature.isMetered,
  isIncluded: limit !== undefined,
  limit: limit ?? null,
  trialLimit: feature.trialLimit,
});

/** A price as it is answered. */
export const toPrice = ({ _id, interval, amount }: Pick<PriceRow, '_id' | 'interval' | 'amount'>): LoadedPlanPrice => ({
  _id,
  interval,
  amount,
});

function yearlySaving(prices: readonly PriceRow[]): number | null {
  const amountOf = (interval: PlanInterval) => prices.find((price) => price.interval === interval)?.amount;
  const [month, year] = [amountOf('month'), amountOf('year')];
  return month === undefined || year === undefined ? null : Math.round(100 - (year * 100) / (month * 12));
}
