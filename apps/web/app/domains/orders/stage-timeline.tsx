import type { OrderPart } from '@adunni/contracts/orders/orders';
import { STAGE_PATHS, STAGES, type Stage } from '@adunni/contracts/orders/stages';
import { useState } from 'react';
import { moment } from '../../kit/dates.ts';
import { PhotoStrip } from '../../kit/photos/photo-strip.tsx';
import classes from './stage-timeline.module.css';

/** Stages beside the straight way: shown where they happened, never as something to come. */
const BESIDE: readonly Stage[] = ['on-hold', 'disputed', 'cancelled'];

interface Props {
  part: Pick<OrderPart, 'kind' | 'stage' | 'maker' | 'events' | 'isRefunded'>;
  /** Folds what is still to come away on a phone: nothing of it is certain before an order is paid. */
  foldable: boolean;
}

/** What happened to a part so far, and what is still to come. */
export function StageTimeline({ part, foldable }: Props) {
  const [open, setOpen] = useState(false);
  const path = STAGE_PATHS[part.kind];
  const last = [...part.events].reverse().find(({ stage }) => !BESIDE.includes(stage));
  const over = part.isRefunded || part.stage === 'cancelled' || part.stage === 'closed';
  const ahead = over ? [] : path.slice(path.indexOf(last?.stage ?? 'placed') + 1);
  const list = (
    <ol className={classes.timeline} aria-label={`Progress with ${part.maker.name}`}>
      {part.events.map((event, index) => (
        <li
          key={`${event.stage}-${event.at}`}
          className={classes.done}
          data-stage={event.stage}
          aria-current={index === part.events.length - 1 ? 'step' : undefined}
        >
          <strong>{STAGES[event.stage].label}</strong>
          <time dateTime={event.at}>{moment(event.at)}</time>
          {event.note && <p>{event.note}</p>}
          <PhotoStrip photos={event.photos} of={STAGES[event.stage].label} />
        </li>
      ))}
      {ahead.map((stage) => (
        <li key={stage} className={classes.ahead}>
          {STAGES[stage].label}
        </li>
      ))}
    </ol>
  );
  if (!foldable || ahead.length === 0) return list;
  return (
    <div className={classes.foldable} data-open={open || undefined}>
      {list}
      <button type="button" className={classes.fold} aria-expanded={open} onClick={() => setOpen(!open)}>
        {open ? 'Hide upcoming stages' : `Show ${ahead.length} upcoming stages`}
      </button>
    </div>
  );
}
