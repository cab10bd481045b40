import { PLAN_INTERVALS, type PlanInterval } from '@adunni/contracts/subscriptions/statuses';
import type { MySubscription, Plan } from '@adunni/contracts/subscriptions/subscriptions';

/** A plan and how often it is paid, as an address names them: `?plan=plus&interval=year`. */
export interface Choice {
  plan: string;
  interval: PlanInterval;
}

/** How often an address says that a plan is paid; a month unless it says otherwise. */
export const intervalIn = (search: URLSearchParams): PlanInterval =>
  PLAN_INTERVALS.find((interval) => interval === search.get('interval')) ?? 'month';

/** The plan that an address chooses, or null. */
export function choiceIn(search: URLSearchParams): Choice | null {
  const plan = search.get('plan');
  return plan ? { plan, interval: intervalIn(search) } : null;
}

/** Where a choice is looked at before it is confirmed. */
export const reviewPath = ({ plan, interval }: Choice): string =>
  `/account/subscription?plan=${encodeURIComponent(plan)}&interval=${interval}`;

/** What a plan costs when paid that often; where it is not offered so, what it costs otherwise. */
export const priceFor = ({ prices }: Plan, interval: PlanInterval) =>
  prices.find((price) => price.interval === interval) ?? prices[0];

/** How a choice relates to what somebody has. */
export type Relation = 'new' | 'current' | 'trial' | 'planned' | 'change';

/** Whether a choice would be somebody’s first or next subscription, or is or would change the present one. */
export function relationOf({ plan, interval }: Choice, mine: MySubscription | null): Relation {
  const subscription = mine?.subscription;
  if (!subscription || ['none', 'incomplete', 'cancelled', 'expired'].includes(mine.status)) return 'new';
  const { pendingChange } = subscription;
  const isOn = subscription.plan.slug === plan && subscription.price.interval === interval;
  if (pendingChange?.plan.slug === plan && pendingChange.price.interval === interval) return 'planned';
  if (mine.status === 'trial') return isOn ? 'trial' : 'new';
  return isOn ? 'current' : 'change';
}
