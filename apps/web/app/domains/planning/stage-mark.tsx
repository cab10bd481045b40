import { PLANNING_STAGES, type PlanningStage } from '@adunni/contracts/planning/stages';
import type { Tone } from '@adunni/contracts/statuses';
import { type MarkTone, StatusMark } from '../../kit/status-mark.tsx';

const TONES: Record<Tone, MarkTone> = { good: 'stands', waiting: 'waits', bad: 'off', over: 'off' };

/** The stage of a case, as its customer reads it. */
export function StageMark({ stage }: { stage: PlanningStage }) {
  const { label, tone } = PLANNING_STAGES[stage];
  return <StatusMark tone={stage === 'done' ? 'over' : TONES[tone]}>{label}</StatusMark>;
}
