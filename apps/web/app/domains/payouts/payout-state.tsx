import { PAYOUT_STATE_LABELS, type PayoutState } from '@adunni/contracts/payouts/staff';
import type { Tone } from '@adunni/contracts/statuses';
import { Status } from '../../kit/resource/status.tsx';

const TONES: Record<PayoutState, Tone> = {
  pending: 'waiting',
  'needs-approval': 'waiting',
  succeeded: 'good',
  failed: 'bad',
  reversed: 'bad',
};

/** How a payout stands, in words. */
export function PayoutStateWord({ state }: { state: PayoutState }) {
  return <Status tone={TONES[state]}>{PAYOUT_STATE_LABELS[state]}</Status>;
}
