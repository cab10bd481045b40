import { HOLD_REASON_LABELS } from '@adunni/contracts/affiliates/names';
import type { OwnCommission } from '@adunni/contracts/affiliates/own';
import { signsLabel } from '../signs.ts';

/** Why a commission is on hold, was taken back or never earned, as its partner reads it; empty for any other. */
export function whyOf({ status, holdReason, signs, reason }: OwnCommission): string {
  if (status === 'held') return holdReason ? `${HOLD_REASON_LABELS[holdReason]}.` : '';
  if (status === 'reversed') return reason || 'The order was cancelled or refunded.';
  if (status !== 'refused') return '';
  return `Looks like your own order. ${signsLabel(signs)} as yours.`;
}
