import { type Kobo, kobo } from '@adunni/contracts/money';
import { type Entry, unattributed } from './rules.ts';

/** A subscriber’s payment: earned by the marketplace, or unassigned when it cannot be honoured. */
export const subscriberPaymentEntries = (amount: Kobo, isHonoured: boolean): Entry[] => [
  unattributed('provider', amount),
  unattributed(isHonoured ? 'subscriptions' : 'unassigned', kobo(-amount)),
];

/** Money that goes back to a subscriber, from where their payment lies. */
export const subscriberRefundEntries = (amount: Kobo, isHonoured: boolean): Entry[] => [
  unattributed(isHonoured ? 'subscriptions' : 'unassigned', amount),
  unattributed('refunds', kobo(-amount)),
];
