import type { PolicyNumber } from '@adunni/contracts/services/cancellation-policy';

/** What makers read for each number of a policy. */
export const POLICY_NAMES: Readonly<Record<PolicyNumber, { label: string; unit: string }>> = {
  freeHours: { label: 'Free cancellation until', unit: 'hours before' },
  maxMoves: { label: 'Moves allowed', unit: 'times' },
  moveHours: { label: 'Moves until', unit: 'hours before' },
  latePercent: { label: 'Kept of a late cancellation', unit: '%' },
  graceMinutes: { label: 'No-show after', unit: 'minutes' },
  noShowPercent: { label: 'Kept of a no-show', unit: '%' },
};
