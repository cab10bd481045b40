import type { Order } from '@adunni/contracts/orders/orders';
import { STAGES, type Stage, stageLabel } from '@adunni/contracts/orders/stages';
import { shortDay } from '../../../kit/dates.ts';
import { Status } from '../../../kit/resource/status.tsx';
import { balanceHeadline, lateText } from './labels.ts';
import classes from './stage-labels.module.css';

type Delivery = Order['deliveryOption'];

interface Staged {
  stage: Stage;
  delivery: Delivery;
  /** Whether its balance is to be paid before it leaves. */
  owes?: boolean;
}

/** A stage in words, with a dot of how it stands. */
export function StageLabel({ stage, delivery, owes = false }: Staged) {
  return <Status tone={STAGES[stage].tone}>{stageLabel(stage, delivery, owes)}</Status>;
}

/** The stages of an order’s parts, each once. */
export function StageLabels({ stages, ...of }: { stages: readonly Stage[] } & Omit<Staged, 'stage'>) {
  return [...new Set(stages)].map((stage) => (
    <div key={stage}>
      <StageLabel stage={stage} {...of} />
    </div>
  ));
}

/** What keeps a maker from going on, by what the customer has to do first. */
const WAITS = {
  balance: 'Waiting for balance',
  pickup: 'Waiting for pickup',
  measurements: 'Waiting for measurements',
  proposal: 'Waiting for response to measurements',
  check: 'Waiting for measurement check',
} as const;

interface Dated {
  readyBy: string;
  daysLate: number;
  /** What of the customer’s keeps the maker from going on. */
  waiting: keyof typeof WAITS | null;
  /** Until when the balance can be paid that it waits for, where that is known. */
  balanceDueBy?: string | null;
  /** Whether nothing is left to make, so that it is its dispatch that is late. */
  isMade: boolean;
}

/** The day by which something must be ready, and whether that has passed, since how long, or the customer has something to do first. */
export function ReadyBy({ readyBy, daysLate, waiting, balanceDueBy, isMade }: Dated) {
  const day = <span style={{ whiteSpace: 'nowrap' }}>{shortDay(readyBy)}</span>;
  const late = daysLate > 0 && (
    <div>
      <Late days={daysLate} isMade={isMade} isWaiting={waiting !== null} />
    </div>
  );
  if (waiting)
    return (
      <>
        {day}
        {late}
        <div>
          {balanceDueBy && Date.parse(balanceDueBy) < Date.now() ? (
            <strong className={classes.late}>{balanceHeadline(balanceDueBy, Date.now())}</strong>
          ) : (
            <Status tone="waiting">
              {WAITS[waiting]}
              {balanceDueBy && `, due by ${shortDay(balanceDueBy)}`}
            </Status>
          )}
        </div>
      </>
    );
  return (
    <>
      {day}
      {late}
    </>
  );
}

interface LateProps {
  days: number;
  isMade: boolean;
  /** Whether it waits for its customer, so that no day counts any more. */
  isWaiting: boolean;
}

/** By how many days something is late, without a dot, since that of its stage is beside it. */
export function Late({ days, isMade, isWaiting }: LateProps) {
  return <strong className={classes.late}>{lateText(days, isMade, isWaiting)}</strong>;
}
