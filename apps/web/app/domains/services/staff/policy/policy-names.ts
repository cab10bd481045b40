import type { PolicyNumber } from '@adunni/contracts/services/cancellation-policy';

/** What makers read for each number of a policy. */
export const POLICY_NAMES: Readonly<Record<PolicyNumber, { label: string; unit: string }>> = {
  freeHours: { label: 'Free cancellation until', unit: 'hours before' },
  maxMoves: { label: 'Reschedules allowed', unit: 'times' },
  moveHours: { label: 'Reschedule until', unit: 'hours before' },
  latePercent: { label: 'Late cancellation fee', unit: '%' },
  graceMinutes: { label: 'Grace period', unit: 'minutes' },
  noShowPercent: { label: 'No-show fee', unit: '%' },
};
