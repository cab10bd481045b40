import { type Kobo, shareOf } from '@adunni/contracts/money';
import { INTERVAL_MONTHS, type PlanInterval, type SubscriptionStatus } from '@adunni/contracts/subscriptions/statuses';
import { hasEnded } from '../rules.ts';

/** States in which somebody pays, or owes, for what they have. */
export const PAYING: readonly SubscriptionStatus[] = ['active', 'past_due'];

/** What a price adds to a month’s recurring revenue: a yearly one its twelfth, rounded half up. */
export const monthlyOf = (amount: Kobo, interval: PlanInterval): Kobo => shareOf(amount, 1, INTERVAL_MONTHS[interval]);

/** Whether a period can be extended without charge. */
export const canComp = (state: SubscriptionStatus): boolean => state === 'active' || state === 'trial';

/** Whether staff can end a subscription at once. */
export const canCancelNow = (state: SubscriptionStatus): boolean => !hasEnded(state);

/** Whether staff can set a subscription to end with what is paid for, or with its trial. */
export const canCancel = (row: { state: SubscriptionStatus; cancelAtPeriodEnd: boolean }): boolean =>
  (canComp(row.state) || row.state === 'paused') && !row.cancelAtPeriodEnd;
