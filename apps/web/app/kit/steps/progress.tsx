import { type ReactNode, useId, useState } from 'react';
import { countOf } from '../count-of.ts';
import { moment } from '../dates.ts';
import classes from './progress.module.css';

/** Something that happened. */
export interface PastStep {
  key: string;
  title: string;
  at: string;
  /** What was said or shown with it. */
  more?: ReactNode;
  /** It lies beside the straight way: a hold, a dispute, a cancellation. */
  isBeside?: boolean;
}

interface Props {
  /** What makes progress: `Progress with Ireti Stitch House`. */
  label: string;
  /** What happened, oldest first; the last is where it stands. */
  past: readonly PastStep[];
  /** What happens now, in a line. */
  now?: ReactNode;
  /** What is still to come. */
  ahead: readonly string[];
  /** Folds what is to come away on a phone: nothing of it is certain yet. */
  foldsAhead?: boolean;
}

/** Where something stands: what is done folded away, the present step in full, what is to come in short. */
export function Progress({ label, past, now, ahead, foldsAhead = false }: Props) {
  const [showsDone, setShowsDone] = useState(false);
  const [showsAhead, setShowsAhead] = useState(false);
  const listId = useId();
  const done = past.slice(0, -1);
  const present = past.at(-1);
  const hasFold = foldsAhead && ahead.length > 0;
  return (
    <div className={classes.progress} data-folds={(hasFold && !showsAhead) || undefined}>
      {done.length > 0 && (
        <button
          type="button"
          className={classes.done}
          aria-expanded={showsDone}
          aria-controls={listId}
          onClick={() => setShowsDone(!showsDone)}
        >
          {showsDone ? 'Hide earlier steps' : `Show ${countOf(done.length, 'earlier step')}`}
        </button>
      )}
      <ol id={listId} className={classes.steps} aria-label={label}>
        {showsDone && done.map((step) => <Past key={step.key} step={step} />)}
        {present && <Past step={present} isPresent now={now} />}
        {ahead.map((title) => (
          <li key={title} className={classes.ahead}>
            {title}
          </li>
        ))}
      </ol>
      {hasFold && (
        <button
          type="button"
          className={classes.fold}
          aria-expanded={showsAhead}
          aria-controls={listId}
          onClick={() => setShowsAhead(!showsAhead)}
        >
          {showsAhead ? 'Hide upcoming steps' : `Show ${countOf(ahead.length, 'upcoming step')}`}
        </button>
      )}
    </div>
  );
}

interface PastProps {
  step: PastStep;
  isPresent?: boolean;
  now?: ReactNode;
}

function Past({ step: { title, at, more, isBeside }, isPresent = false, now }: PastProps) {
  return (
    <li
      className={isPresent ? classes.present : classes.past}
      data-beside={isBeside || undefined}
      aria-current={isPresent ? 'step' : undefined}
    >
      <strong>{title}</strong>
      <time dateTime={at}>{moment(at)}</time>
      {now && <p className={classes.now}>{now}</p>}
      {more}
    </li>
  );
}
