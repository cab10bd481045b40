import type { Order, OrderPart } from '@adunni/contracts/orders/orders';
import { type Stage, stageLabel, stagePath } from '@adunni/contracts/orders/stages';
import { day, nearDay } from '../../kit/dates.ts';
import { PhotoStrip } from '../../kit/photos/photo-strip.tsx';
import { Progress } from '../../kit/steps/progress.tsx';
import { stageSteps } from './stage-steps.ts';

/** Stages beside the straight way: shown where they happened, never as something to come. */
const BESIDE: readonly Stage[] = ['on-hold', 'disputed', 'cancelled'];

interface Props {
  part: Pick<OrderPart, 'kind' | 'stage' | 'events' | 'isRefunded'> & { maker: { name: string } };
  delivery: Order['deliveryOption'];
  /** Whether its balance is to be paid before it leaves. */
  owes: boolean;
  /** What happens now, in a line. */
  now?: string | null;
  /** Folds what is still to come away on a phone: nothing of it is certain before an order is paid. */
  foldable: boolean;
}

/** What happened to a part so far, where it stands, and what is still to come. */
export function StageTimeline({ part, delivery, owes, now, foldable }: Props) {
  const labelOf = (stage: Stage): string => stageLabel(stage, delivery, owes);
  const path = stagePath(part.kind, delivery);
  const last = part.events.findLast(({ stage }) => !BESIDE.includes(stage));
  const over = part.isRefunded || part.stage === 'cancelled' || part.stage === 'closed';
  const ahead = over ? [] : path.slice(path.indexOf(last?.stage ?? 'placed') + 1);
  return (
    <Progress
      label={`Progress with ${part.maker.name}`}
      past={stageSteps(part.events).map(({ reached: { stage, at, note, photos }, promises }) => ({
        key: `${stage}-${at}`,
        title: labelOf(stage),
        at,
        isBeside: BESIDE.includes(stage),
        more: (
          <>
            {note && <p>{note}</p>}
            <PhotoStrip photos={photos} of={labelOf(stage)} />
            {promises.map((promise) => (
              <p key={promise.at}>
                New date on {nearDay(promise.at)}: ready by {promise.readyBy && day(promise.readyBy)}. {promise.note}
              </p>
            ))}
          </>
        ),
      }))}
      now={now}
      ahead={ahead.map(labelOf)}
      foldsAhead={foldable}
    />
  );
}
