import { commonErrors } from '@adunni/contracts/errors';
import type { PlanForm, PriceForm } from '@adunni/contracts/subscriptions/forms';
import type { LoadedPlanPrice } from '@adunni/contracts/subscriptions/subscriptions';
import { count, eq, inArray } from 'drizzle-orm';
import { staffWrite } from '../../../../kit/audit/staff-write.ts';
import type { StaffCtx } from '../../../../kit/crud/declaration.ts';
import type { Tx } from '../../../../kit/database/connect.ts';
import { refuseTaken } from '../../../../kit/database/constraint-errors.ts';
import { Refusal } from '../../../../kit/errors.ts';
import { toPrice } from '../../plans/queries.ts';
import { features, planFeatures, planPrices, plans } from '../../tables.ts';

const SLUG_TAKEN = { slug: 'Another plan has this key.' };

/** Writes a new plan with what it holds and returns its id. It costs nothing yet: `addPrice` puts it up for sale. */
export async function createPlan(_ctx: StaffCtx, tx: Tx, { features: held, ...values }: PlanForm): Promise<string> {
  const insert = tx.insert(plans).values(values).returning({ _id: plans._id });
  const [plan] = await refuseTaken('plans_slug_unique', SLUG_TAKEN, insert.execute());
  if (!plan) throw new Error('the plan was not stored');
  await holdFeatures(tx, plan._id, held);
  return plan._id;
}

/** Changes a plan and what it holds, for everybody who is on it. Prices are not touched. */
export async function updatePlan(_ctx: StaffCtx, tx: Tx, id: string, { features: held, ...values }: PlanForm) {
  await refuseTaken('plans_slug_unique', SLUG_TAKEN, tx.update(plans).set(values).where(eq(plans._id, id)).execute());
  await tx.delete(planFeatures).where(eq(planFeatures.planId, id));
  await holdFeatures(tx, id, held);
}

async function holdFeatures(tx: Tx, planId: string, held: PlanForm['features']): Promise<void> {
  if (held.length === 0) return;
  const ids = held.map(({ featureId }) => featureId);
  const [known] = await tx.select({ rows: count() }).from(features).where(inArray(features._id, ids));
  if (known?.rows !== ids.length)
    throw new Refusal(commonErrors.invalid, { fields: { features: 'One of these features no longer exists.' } });
  await tx.insert(planFeatures).values(held.map((feature) => ({ ...feature, planId })));
}

const offer = (isActive: boolean) => async (_ctx: StaffCtx, tx: Tx, id: string) => {
  await tx.update(plans).set({ isActive }).where(eq(plans._id, id));
};

/** What staff do to plans. One that is withdrawn is not offered; people who have it keep it. */
export const planActions = { offer: offer(true), withdraw: offer(false) };

/**
 * Gives a plan a price from now on. Earlier prices stay as they are, and so does what people pay who took them: they get
 * the new one when they change plan. Throws 404 for an unknown plan.
 */
export async function addPrice(
  ctx: StaffCtx,
  planId: string,
  { interval, amount }: PriceForm,
): Promise<LoadedPlanPrice> {
  return staffWrite(ctx, async (tx) => {
    const [plan] = await tx.select({ _id: plans._id }).from(plans).where(eq(plans._id, planId)).for('update');
    if (!plan) throw new Refusal(commonErrors.not_found);
    const values = { planId, interval, amount, activeFrom: ctx.clock() };
    const [price] = await tx.insert(planPrices).values(values).returning();
    if (!price) throw new Error('the price was not stored');
    return toPrice(price);
  });
}
