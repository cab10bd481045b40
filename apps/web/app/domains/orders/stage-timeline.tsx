import type { OrderPart } from '@adunni/contracts/orders/orders';
import { STAGE_PATHS, STAGES, type Stage } from '@adunni/contracts/orders/stages';
import { PhotoStrip } from '../../kit/photos/photo-strip.tsx';
import { Progress } from '../../kit/steps/progress.tsx';

/** Stages beside the straight way: shown where they happened, never as something to come. */
const BESIDE: readonly Stage[] = ['on-hold', 'disputed', 'cancelled'];

interface Props {
  part: Pick<OrderPart, 'kind' | 'stage' | 'maker' | 'events' | 'isRefunded'>;
  /** What happens now, in a line. */
  now?: string | null;
  /** Folds what is still to come away on a phone: nothing of it is certain before an order is paid. */
  foldable: boolean;
}

/** What happened to a part so far, where it stands, and what is still to come. */
export function StageTimeline({ part, now, foldable }: Props) {
  const path = STAGE_PATHS[part.kind];
  const last = part.events.findLast(({ stage }) => !BESIDE.includes(stage));
  const over = part.isRefunded || part.stage === 'cancelled' || part.stage === 'closed';
  const ahead = over ? [] : path.slice(path.indexOf(last?.stage ?? 'placed') + 1);
  return (
    <Progress
      label={`Progress with ${part.maker.name}`}
      past={part.events.map(({ stage, at, note, photos }) => ({
        key: `${stage}-${at}`,
        title: STAGES[stage].label,
        at,
        isBeside: BESIDE.includes(stage),
        more: (
          <>
            {note && <p>{note}</p>}
            <PhotoStrip photos={photos} of={STAGES[stage].label} />
          </>
        ),
      }))}
      now={now}
      ahead={ahead.map((stage) => STAGES[stage].label)}
      foldsAhead={foldable}
    />
  );
}
