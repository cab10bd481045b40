import { type Figure, labelOf } from '@adunni/contracts/measurements/catalogue';
import type { PatternRefusal } from '@adunni/contracts/patterns/patterns';
import type { ReactNode } from 'react';
import classes from './refused.module.css';

interface Props {
  refusal: PatternRefusal | null;
  figure: Figure;
  /** The way to these measurements. */
  correct: ReactNode;
}

/** Why no pattern can be drafted, and which measurements are to be looked at. */
export function Refused({ refusal, figure, correct }: Props) {
  return (
    <section className={classes.refused} aria-labelledby="refused">
      <h2 id="refused">No pattern can be drafted</h2>
      <p>{refusal?.message}</p>
      {refusal && refusal.measures.length > 0 && (
        <p>Please check: {refusal.measures.map((measure) => labelOf(measure, figure).toLowerCase()).join(', ')}.</p>
      )}
      {correct}
    </section>
  );
}
