import type { UsageFigure } from '@adunni/contracts/subscriptions/usage';
import { WARNING_PERCENTAGES } from '@adunni/contracts/subscriptions/usage';
import { day } from '../../../kit/dates.ts';
import { leftLabel, shareOf, usedLabel } from './labels.ts';
import classes from './meter.module.css';

/** How much of a feature is used, as a bar and in words, and when it starts anew. */
export function Meter({ use }: { use: UsageFigure }) {
  const { name, limit, resetsAt } = use;
  const share = shareOf(use);
  const [warned, full] = WARNING_PERCENTAGES;
  return (
    <div className={classes.meter}>
      <div className={classes.words}>
        <span className={classes.name}>{name}</span>
        <span className={classes.used}>{usedLabel(use)}</span>
      </div>
      {limit !== null && (
        <div
          className={classes.bar}
          aria-hidden="true"
          data-tone={share >= full ? 'full' : share >= warned ? 'near' : undefined}
        >
          <span style={{ inlineSize: `${share}%` }} />
        </div>
      )}
      <p className={classes.note}>
        {leftLabel(use)} Resets on {day(resetsAt)}.
      </p>
    </div>
  );
}
