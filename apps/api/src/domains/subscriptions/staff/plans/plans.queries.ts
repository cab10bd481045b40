import type { LoadedPlanRecord, LoadedPlanRow } from '@adunni/contracts/subscriptions/staff';
import type { PlanInterval } from '@adunni/contracts/subscriptions/statuses';
import { and, asc, desc, eq, inArray, isNull, ne, sql } from 'drizzle-orm';
import type { StaffCtx } from '../../../../kit/crud/declaration.ts';
import { currentPrices, toPrice } from '../../plans/queries.ts';
import { features, planFeatures, planPrices, plans, subscriptions } from '../../tables.ts';

/** Which plans a list shows and in what order. */
export const planList = {
  table: plans,
  search: [plans.name, plans.tagline],
  sorts: { position: plans.position, name: plans.name },
};

/** Plans with what new periods cost now and how many people are on them. */
export async function loadPlans({ db, clock }: StaffCtx, ids: string[]): Promise<LoadedPlanRow[]> {
  const [rows, prices, held] = await Promise.all([
    db.select().from(plans).where(inArray(plans._id, ids)),
    currentPrices(db, ids, clock()),
    countSubscribers({ db }),
  ]);
  return rows.map(({ _id, slug, name, tagline, position, isActive }) => {
    const costs = (interval: PlanInterval) => {
      const price = prices.get(_id)?.find((row) => row.interval === interval);
      return price ? price.amount : null;
    };
    const subscribers = held.filter(({ planId }) => planId === _id).reduce((sum, row) => sum + row.people, 0);
    const status = isActive ? ('offered' as const) : ('withdrawn' as const);
    const figures = { monthly: costs('month'), yearly: costs('year'), subscribers };
    return { _id, slug, name, tagline, position, status, ...figures };
  });
}

/** A plan with what it holds and every price that it has had. */
export async function planRecord(ctx: StaffCtx, id: string): Promise<LoadedPlanRecord> {
  const [[row], prices, current, held, holds] = await Promise.all([
    loadPlans(ctx, [id]),
    ctx.db
      .select()
      .from(planPrices)
      .where(eq(planPrices.planId, id))
      .orderBy(desc(planPrices.activeFrom), desc(planPrices._id)),
    currentPrices(ctx.db, [id], ctx.clock()),
    countSubscribers(ctx),
    ctx.db
      .select({ feature: features, limit: planFeatures.limit })
      .from(planFeatures)
      .innerJoin(features, eq(features._id, planFeatures.featureId))
      .where(eq(planFeatures.planId, id))
      .orderBy(asc(features.position), asc(features.key)),
  ]);
  if (!row) throw new Error(`the plan ${id} went while it was read`);
  const isCurrent = (priceId: string) => current.get(id)?.some(({ _id }) => _id === priceId) ?? false;
  return {
    ...row,
    prices: prices.map((price) => ({
      ...toPrice(price),
      activeFrom: price.activeFrom,
      status: isCurrent(price._id) ? ('current' as const) : ('earlier' as const),
      subscribers: held.find(({ priceId }) => priceId === price._id)?.people ?? 0,
    })),
    features: holds.map(({ feature: { _id, key, name, unit, isMetered, trialLimit }, limit }) => ({
      ...{ featureId: _id, key, name, unit, isMetered, isIncluded: true, limit, trialLimit },
    })),
  };
}

/** People on each price now: trials and overdue ones too, not those who have not paid yet. */
function countSubscribers({ db }: Pick<StaffCtx, 'db'>) {
  return db
    .select({ priceId: planPrices._id, planId: planPrices.planId, people: sql<number>`count(*)::int` })
    .from(subscriptions)
    .innerJoin(planPrices, eq(planPrices._id, subscriptions.priceId))
    .where(and(isNull(subscriptions.endedAt), ne(subscriptions.status, 'incomplete')))
    .groupBy(planPrices._id, planPrices.planId);
}
