import type { FeatureRow } from '@adunni/contracts/subscriptions/staff';
import { asc, eq, inArray } from 'drizzle-orm';
import type { StaffCtx } from '../../../../kit/crud/declaration.ts';
import { features, planFeatures, plans } from '../../tables.ts';

/** Which features a list shows and in what order. */
export const featureList = {
  table: features,
  search: [features.key, features.name],
  sorts: { position: features.position, name: features.name },
};

/** Features with the plans that hold them. */
export async function loadFeatures({ db }: StaffCtx, ids: string[]): Promise<FeatureRow[]> {
  const [rows, holders] = await Promise.all([
    db.select().from(features).where(inArray(features._id, ids)),
    db
      .select({ featureId: planFeatures.featureId, plan: plans.name })
      .from(planFeatures)
      .innerJoin(plans, eq(plans._id, planFeatures.planId))
      .where(inArray(planFeatures.featureId, ids))
      .orderBy(asc(plans.position), asc(plans._id)),
  ]);
  return rows.map((row) => ({
    ...row,
    plans: holders.filter(({ featureId }) => featureId === row._id).map(({ plan }) => plan),
  }));
}
