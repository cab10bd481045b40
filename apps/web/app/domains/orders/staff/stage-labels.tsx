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

interface Dated {
  readyBy: string;
  isLate: boolean;
  /** What of the customer’s keeps the maker from going on. */
  waiting: 'balance' | 'measurements' | null;
}

/** The day by which something must be ready, and whether that has passed or the customer has something to do first. */
export function ReadyBy({ readyBy, isLate, waiting }: Dated) {
  const day = <span style={{ whiteSpace: 'nowrap' }}>{shortDay(readyBy)}</span>;
  if (waiting)
    return (
      <>
        {day}
        <div>
          <Status tone="waiting">{waiting === 'balance' ? 'Waiting for balance' : 'Waiting for measurements'}</Status>
        </div>
      </>
    );
  return isLate ? <Status tone="bad">{shortDay(readyBy)}, late</Status> : day;
}
