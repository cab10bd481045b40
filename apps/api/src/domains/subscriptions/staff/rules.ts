import { type Kobo, shareOf } from '@adunni/contracts/money';
import { INTERVAL_MONTHS, type PlanInterval, type SubscriptionStatus } from '@adunni/contracts/subscriptions/statuses';
import { hasEnded } from '../rules.ts';

/** Statuses in which somebody pays, or owes, for what they have. */
export const PAYING: readonly SubscriptionStatus[] = ['active', 'past_due'];

/** What a price adds to a month’s recurring revenue: a yearly one its twelfth, rounded half up. */
export const monthlyOf = (amount: Kobo, interval: PlanInterval): Kobo => shareOf(amount, 1, INTERVAL_MONTHS[interval]);

/** Whether a period can be extended without charge. */
export const canComp = (status: SubscriptionStatus): boolean => status === 'active' || status === 'trial';

/** Whether staff can end a subscription at once. */
export const canCancelNow = (status: SubscriptionStatus): boolean => !hasEnded(status);

/** Whether staff can set a subscription to end with what is paid for, or with its trial. */
export const canCancel = (row: { status: SubscriptionStatus; cancelAtPeriodEnd: boolean }): boolean =>
  (canComp(row.status) || row.status === 'paused') && !row.cancelAtPeriodEnd;
