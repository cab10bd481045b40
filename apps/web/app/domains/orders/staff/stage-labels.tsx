import { STAGES, type Stage } from '@adunni/contracts/orders/stages';
import { shortDay } from '../../../kit/dates.ts';
import { Status, StatusLabel } from '../../../kit/resource/status.tsx';

/** A stage in words, with a dot of how it stands. */
export function StageLabel({ stage }: { stage: Stage }) {
  return <StatusLabel of={STAGES} is={stage} />;
}

/** The stages of an order’s parts, each once. */
export function StageLabels({ stages }: { stages: readonly Stage[] }) {
  return [...new Set(stages)].map((stage) => (
    <div key={stage}>
      <StageLabel stage={stage} />
    </div>
  ));
}

/** The day by which something must be ready, and whether that has passed. */
export function ReadyBy({ readyBy, isLate }: { readyBy: string; isLate: boolean }) {
  return isLate ? <Status tone="bad">{shortDay(readyBy)}, late</Status> : shortDay(readyBy);
}
