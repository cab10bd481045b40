import { commonErrors } from '@adunni/contracts/errors';
import type { FeatureForm } from '@adunni/contracts/subscriptions/forms';
import { staffSubscriptionErrors } from '@adunni/contracts/subscriptions/staff';
import { eq } from 'drizzle-orm';
import type { StaffCtx } from '../../../../kit/crud/declaration.ts';
import type { Tx } from '../../../../kit/database/connect.ts';
import { refuseTaken } from '../../../../kit/database/constraint-errors.ts';
import { Refusal } from '../../../../kit/errors.ts';
import { features, planFeatures } from '../../tables.ts';

const KEY_TAKEN = { key: 'Another feature has this key.' };
const KEY_STAYS = { key: 'The key can’t be changed.' };

/** Writes a new feature and returns its id. */
export async function createFeature(_ctx: StaffCtx, tx: Tx, values: FeatureForm): Promise<string> {
  const insert = tx.insert(features).values(values).returning({ _id: features._id });
  const [feature] = await refuseTaken('features_key_unique', KEY_TAKEN, insert.execute());
  if (!feature) throw new Error('the feature was not stored');
  return feature._id;
}

/** Changes a feature in all plans that hold it; its key never changes. */
export async function updateFeature(_ctx: StaffCtx, tx: Tx, id: string, values: FeatureForm): Promise<void> {
  const [feature] = await tx.select({ key: features.key }).from(features).where(eq(features._id, id));
  if (feature?.key !== values.key) throw new Refusal(commonErrors.invalid, { fields: KEY_STAYS });
  await tx.update(features).set(values).where(eq(features._id, id));
}

/** What staff do to features: one that no plan holds can go. */
export const featureActions = {
  async remove(_ctx: StaffCtx, tx: Tx, id: string): Promise<void> {
    const held = await tx.select().from(planFeatures).where(eq(planFeatures.featureId, id)).limit(1);
    if (held.length > 0) throw new Refusal(staffSubscriptionErrors.feature_used);
    await tx.delete(features).where(eq(features._id, id));
  },
};
