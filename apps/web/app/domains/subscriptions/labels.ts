import { grouped } from '@adunni/contracts/formats/grouped';
import type { PlanInterval } from '@adunni/contracts/subscriptions/statuses';
import type { PlanFeature, PlanPrice, Subscription } from '@adunni/contracts/subscriptions/subscriptions';
import { day } from '../../kit/dates.ts';
import { naira } from '../../kit/money/naira.ts';

/** How often a price is paid, after the amount. */
export const PER: Record<PlanInterval, string> = { month: 'a month', year: 'a year' };

/** `₦6,500 a month`. */
export const priceLabel = ({ amount, interval }: Pick<PlanPrice, 'amount' | 'interval'>): string =>
  `${naira(amount)} ${PER[interval]}`;

type StatusFields = Pick<
  Subscription,
  'status' | 'price' | 'periodEnd' | 'trialEndsAt' | 'cancelAtPeriodEnd' | 'pendingChange' | 'resumesAt' | 'endedAt'
>;

/** Where a subscription stands and what comes next, in a sentence or two. */
export function statusSummary(subscription: StatusFields): string {
  const { status, price, periodEnd, trialEndsAt, cancelAtPeriodEnd, resumesAt, endedAt } = subscription;
  switch (status) {
    case 'incomplete':
      return 'Starts once your first payment is received.';
    case 'trial': {
      const ends = day(trialEndsAt ?? periodEnd);
      return cancelAtPeriodEnd
        ? `Your free trial ends on ${ends}. You will not be charged.`
        : `Your free trial ends on ${ends}. If you have a saved card, you will then be charged ${priceLabel(price)}; otherwise the trial ends.`;
    }
    case 'active':
      return activeLabel(subscription);
    case 'past_due':
      return 'Your renewal payment failed. Premium access is paused until it is paid.';
    case 'paused':
      return resumesAt
        ? `Paused. Resumes automatically on ${day(resumesAt)} with your remaining paid days.`
        : 'Paused. Resume at any time to use your remaining paid days.';
    case 'cancelled':
    case 'expired':
      return `Ended on ${day(endedAt ?? periodEnd)}.`;
  }
}

function activeLabel({ price, periodEnd, cancelAtPeriodEnd, pendingChange }: StatusFields): string {
  if (cancelAtPeriodEnd) return `Ends on ${day(periodEnd)}. You keep access until then.`;
  if (pendingChange)
    return `Changes to ${pendingChange.plan.name} for ${priceLabel(pendingChange.price)} on ${day(pendingChange.at)}.`;
  return `Renews on ${day(periodEnd)} for ${priceLabel(price)}.`;
}

/** What a plan holds of a feature, where the feature’s name stands beside it: `60 a month`, `3`, `Included`. */
export function featureLabel({ isIncluded, isMetered, limit, unit }: PlanFeature): string {
  if (!isIncluded) return 'Not included';
  if (limit !== null) return isMetered ? `${grouped(limit)} a month` : grouped(limit);
  return isMetered || unit !== '' ? 'Unlimited' : 'Included';
}

/** `Visa ending in 4081`. */
export const cardLabel = ({ brand, last4 }: { brand: string; last4: string }): string =>
  `${brand.charAt(0).toUpperCase()}${brand.slice(1)} ending in ${last4}`;
