import type { Kobo } from '@adunni/contracts/money';
import { type Entry, entry } from '../../ledger/rules.ts';

/** A milestone’s payment: earned by the marketplace, or unassigned when it cannot be honoured. */
export const milestonePaymentEntries = (amount: Kobo, isHonoured: boolean): Entry[] => [
  entry('provider', amount),
  entry(isHonoured ? 'planning' : 'unassigned', -amount),
];

/** Money that goes back to a customer, from where their payment lies. */
export const milestoneRefundEntries = (amount: Kobo, isHonoured: boolean): Entry[] => [
  entry(isHonoured ? 'planning' : 'unassigned', amount),
  entry('refunds', -amount),
];
