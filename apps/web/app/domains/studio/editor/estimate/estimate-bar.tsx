import { MOST_MAKERS } from '@adunni/contracts/studio/asking/names';
import { Suspense, useState } from 'react';
import button from '../../../../kit/button.module.css';
import { lazy } from '../../../../kit/lazy.ts';
import { useMoney } from '../../../../kit/money/use-money.ts';
import { proposedOf } from '../../asking/offer.ts';
import { type Design, nameOf } from '../design/design.ts';
import classes from './estimate.module.css';
import { useAsking } from './use-asking.ts';
import { useEstimate } from './use-estimate.ts';
import { summaryOf } from './words.ts';

const MakersDialog = lazy(() => import('./makers-dialog.tsx'));
const AskDialog = lazy(() => import('../../asking/ask-dialog.tsx'));

interface Props {
  design: Design;
  /** One came back from logging in to ask makers. */
  asks: boolean;
  /** Keeps the design on the device; returns under what. */
  onKeep: () => string;
}

/** What sewing the design would cost and how long it would take, with the way to ask makers. */
export function EstimateBar({ design, asks, onKeep }: Props) {
  const estimating = useEstimate(design.recipe);
  const { estimate, isCurrent, isOnline, problem } = estimating;
  const [isOpen, setOpen] = useState(false);
  const asking = useAsking(asks, onKeep);
  const { head, more } = summaryOf(estimating, useMoney().text);
  const isPending = isOnline && !isCurrent && !problem;
  const offers = isCurrent ? (estimate?.makers ?? []) : [];
  return (
    <section className={classes.bar} aria-label="Price estimate">
      <button
        type="button"
        className={classes.sum}
        data-old={isPending || undefined}
        aria-haspopup={problem ? undefined : 'dialog'}
        aria-disabled={!problem && !estimate}
        onClick={() => (problem ? estimating.retry() : estimate && setOpen(true))}
      >
        <strong>{head}</strong>
        <small>{more}</small>
      </button>
      <button type="button" className={button.filled} aria-haspopup="dialog" onClick={asking.ask}>
        Ask makers
      </button>
      <p className={classes.hidden} role="status">
        {isPending ? '' : `${head}. ${problem ?? more}.`}
      </p>
      <Suspense>
        {isOpen && estimate && (
          <MakersDialog
            estimate={estimate}
            onAsk={() => {
              setOpen(false);
              asking.ask();
            }}
            onClose={() => setOpen(false)}
          />
        )}
        {asking.designId !== null && !isPending && (
          <AskDialog
            design={{ _id: asking.designId, name: nameOf(design), recipe: { ...design.recipe } }}
            offers={offers}
            proposed={proposedOf(offers, MOST_MAKERS)}
            onClose={asking.end}
          />
        )}
      </Suspense>
    </section>
  );
}
