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
      return 'It begins with your first payment, which is still open.';
    case 'trial': {
      const ends = day(trialEndsAt ?? periodEnd);
      return cancelAtPeriodEnd
        ? `Your free trial ends on ${ends}, and nothing is charged.`
        : `Your free trial runs until ${ends}. Then a saved card pays ${priceLabel(price)}; without a card it simply ends.`;
    }
    case 'active':
      return activeLabel(subscription);
    case 'past_due':
      return 'Your renewal could not be charged, so what is premium is closed until it is paid.';
    case 'paused':
      return resumesAt
        ? `It rests and goes on by itself on ${day(resumesAt)}, with the days that you have paid for.`
        : 'It rests until you resume it, with the days that you have paid for.';
    case 'cancelled':
    case 'expired':
      return `It ended on ${day(endedAt ?? periodEnd)}.`;
  }
}

function activeLabel({ price, periodEnd, cancelAtPeriodEnd, pendingChange }: StatusFields): string {
  if (cancelAtPeriodEnd) return `It ends on ${day(periodEnd)}. Until then everything stays open to you.`;
  if (pendingChange)
    return `It becomes ${pendingChange.plan.name} for ${priceLabel(pendingChange.price)} on ${day(pendingChange.at)}.`;
  return `It renews on ${day(periodEnd)} for ${priceLabel(price)}.`;
}

/** What a plan holds of a feature, where the feature’s name stands beside it: `60 a month`, `3`, `Included`. */
export function featureLabel({ isIncluded, isMetered, limit, unit }: PlanFeature): string {
  if (!isIncluded) return 'Not included';
  if (limit !== null) return isMetered ? `${limit.toLocaleString('en-GB')} a month` : limit.toLocaleString('en-GB');
  return isMetered || unit !== '' ? 'Without limit' : 'Included';
}

/** `Visa ending in 4081`. */
export const cardLabel = ({ brand, last4 }: { brand: string; last4: string }): string =>
  `${brand.charAt(0).toUpperCase()}${brand.slice(1)} ending in ${last4}`;
