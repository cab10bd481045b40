import { HOLD_REASON_LABELS, SELF_REFERRAL_LABELS } from '@adunni/contracts/affiliates/names';
import type { OwnCommission } from '@adunni/contracts/affiliates/own';

/** Why a commission is on hold, was taken back or never earned, as its partner reads it; empty for any other. */
export function whyOf({ status, holdReason, signs, reason }: OwnCommission): string {
  if (status === 'held') return holdReason ? `${HOLD_REASON_LABELS[holdReason]}.` : '';
  if (status === 'reversed') return reason || 'The order was cancelled or refunded.';
  if (status !== 'refused') return '';
  const shared = signs.map((sign, at) => (at === 0 ? SELF_REFERRAL_LABELS[sign] : lower(SELF_REFERRAL_LABELS[sign])));
  return `Looks like your own order. ${shared.join(', ')} as yours.`;
}

const lower = (text: string): string => text.charAt(0).toLowerCase() + text.slice(1);
