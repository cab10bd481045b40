import { getBilling, type PaymentMethod } from '@adunni/contracts/subscriptions/billing';
import {
  type ChangePreview,
  listPlans,
  type MySubscription,
  type Plan,
  type PlanPrice,
  previewChange,
} from '@adunni/contracts/subscriptions/subscriptions';
import { ApiError, callApi, messageOf } from '../../../kit/api/call-api.ts';
import { type Choice, priceFor, type Relation, relationOf } from '../choice.ts';

/** A chosen plan with what taking it means. */
export interface Chosen {
  plan: Plan;
  price: PlanPrice;
  relation: Relation;
  trialDays: number;
  /** The card that would be charged, when one is saved. */
  card: PaymentMethod | null;
  /** What a change comes to; null for what is no change. */
  preview: ChangePreview | null;
  /** Why it cannot be changed to now. */
  refusal: string | null;
}

/** Loads what somebody should know before they confirm a choice; null for a plan that is not on offer. Throws ApiError. */
export async function loadChoice(choice: Choice, mine: MySubscription): Promise<Chosen | null> {
  const [{ plans, trialDays }, { methods }] = await Promise.all([callApi(listPlans), callApi(getBilling)]);
  const plan = plans.find(({ slug }) => slug === choice.plan);
  const price = plan && priceFor(plan, choice.interval);
  if (!plan || !price) return null;
  const offered = { plan: plan.slug, interval: price.interval };
  const relation = relationOf(offered, mine);
  const card = methods.find(({ isDefault, isExpired }) => isDefault && !isExpired) ?? null;
  const known = { plan, price, relation, trialDays, card };
  if (relation !== 'change') return { ...known, preview: null, refusal: null };
  const refusal = changeBlocker(mine);
  if (refusal) return { ...known, preview: null, refusal };
  try {
    return { ...known, preview: await callApi(previewChange, { body: offered }), refusal: null };
  } catch (error) {
    const isRefused = error instanceof ApiError && error.status >= 400 && error.status < 500 && error.status !== 401;
    if (!isRefused) throw error;
    return { ...known, preview: null, refusal: messageOf(error, 'This change is not possible right now.') };
  }
}

/** What must be done before a plan that rests or is set to end can be changed. */
function changeBlocker({ status, subscription }: MySubscription): string | null {
  if (status === 'paused') return 'Your plan is paused. Resume it to change it.';
  if (subscription?.cancelAtPeriodEnd) return 'Your plan is set to cancel. Keep it to change it.';
  return null;
}
