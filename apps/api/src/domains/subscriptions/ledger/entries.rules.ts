import type { Kobo } from '@adunni/contracts/money';
import { type Entry, entry } from '../../ledger/rules.ts';

/** A subscriber’s payment: earned by the marketplace, or unassigned when it cannot be honoured. */
export const subscriberPaymentEntries = (amount: Kobo, isHonoured: boolean): Entry[] => [
  entry('provider', amount),
  entry(isHonoured ? 'subscriptions' : 'unassigned', -amount),
];

/** Money that goes back to a subscriber, from where their payment lies. */
export const subscriberRefundEntries = (amount: Kobo, isHonoured: boolean): Entry[] => [
  entry(isHonoured ? 'subscriptions' : 'unassigned', amount),
  entry('refunds', -amount),
];
