import type { CommissionRow } from '@adunni/contracts/affiliates/commissions';
import { HOLD_REASON_LABELS, SELF_REFERRAL_LABELS, type SelfReferralSign } from '@adunni/contracts/affiliates/names';

/** What a partner and a customer have in common, in words: `Same card, same address`. */
export const signsLabel = (signs: readonly SelfReferralSign[]): string =>
  signs
    .map((sign) => SELF_REFERRAL_LABELS[sign])
    .map((label, index) => (index === 0 ? label : label.charAt(0).toLowerCase() + label.slice(1)))
    .join(', ');

/** Why a commission stands where it does; empty where its status says all. */
export function whyOf(row: Pick<CommissionRow, 'status' | 'holdReason' | 'signs' | 'reason'>): string {
  const { status, holdReason, signs, reason } = row;
  if (status === 'held') return holdReason ? HOLD_REASON_LABELS[holdReason] : '';
  if (status === 'refused') return signsLabel(signs);
  if (status === 'reversed') return reason || 'Cancelled or refunded';
  return signs.length > 0 ? `Approved despite: ${signsLabel(signs)}` : '';
}
