import { type Kobo, kobo } from '@adunni/contracts/money';
import { type Entry, ofNobody } from './rules.ts';

/** A subscriber’s payment: earned by the marketplace, or unassigned when it cannot be honoured. */
export const subscriberPaymentEntries = (amount: Kobo, isHonoured: boolean): Entry[] => [
  ofNobody('provider', amount),
  ofNobody(isHonoured ? 'subscriptions' : 'unassigned', kobo(-amount)),
];

/** Money that goes back to a subscriber, from where their payment lies. */
export const subscriberRefundEntries = (amount: Kobo, isHonoured: boolean): Entry[] => [
  ofNobody(isHonoured ? 'subscriptions' : 'unassigned', amount),
  ofNobody('refunds', kobo(-amount)),
];
