import type { CommissionRow } from '@adunni/contracts/affiliates/commissions';
import { HOLD_REASON_LABELS } from '@adunni/contracts/affiliates/names';
import { signsLabel } from '../signs.ts';

/** Why a commission stands where it does; empty where its status says all. */
export function whyOf(row: Pick<CommissionRow, 'status' | 'holdReason' | 'signs' | 'reason'>): string {
  const { status, holdReason, signs, reason } = row;
  if (status === 'held') return holdReason ? HOLD_REASON_LABELS[holdReason] : '';
  if (status === 'refused') return signsLabel(signs);
  if (status === 'reversed') return reason || 'Cancelled or refunded';
  return signs.length > 0 ? `Approved despite: ${signsLabel(signs)}` : '';
}
