import { PAYOUT_STATUSES, type PayoutStatus, type SKIP_REASONS } from '@adunni/contracts/payouts/staff';
import type { PayoutMove } from './ledger/entries.rules.ts';

/** Whether the provider still owes an answer. */
export const isOpen = (status: PayoutStatus): boolean => status === 'pending' || status === 'needs-approval';

/**
 * What the ledger posts when a payout goes from one status to another; null when nothing moves, and undefined when the
 * graph has no such step, so that a late or repeated answer changes nothing.
 */
export function moveOf(from: PayoutStatus, to: PayoutStatus): PayoutMove | null | undefined {
  if (!(PAYOUT_STATUSES[from].next as readonly PayoutStatus[]).includes(to)) return undefined;
  if (to === 'needs-approval') return null;
  if (to === 'succeeded') return from === 'failed' ? 'payout-late' : 'payout-sent';
  return from === 'succeeded' ? 'payout-reversed' : 'payout-failed';
}

/** Why somebody with enough to be paid is not paid now; null when they are. */
export function skipReason(isApproved: boolean, hasAccount: boolean): (typeof SKIP_REASONS)[number] | null {
  if (!isApproved) return 'not-approved';
  return hasAccount ? null : 'no-account';
}

/** An account number as it is shown. */
export const maskedAccount = (ending: string): string => `••••••${ending}`;
