import { chosenLine } from '@adunni/contracts/asoebi/bases';
import { PROPOSAL_STATUSES, type Proposal } from '@adunni/contracts/asoebi/proposals';
import { countOf } from '../../kit/count-of.ts';
import { calendarDay, day } from '../../kit/dates.ts';
import { Money } from '../../kit/money/currency-context.tsx';
import { StatusLabel } from '../../kit/resource/status.tsx';
import classes from './proposal-card.module.css';

/** One version of a maker’s proposal: the price and number of each package, and until when it holds. */
export function ProposalCard({ proposal }: { proposal: Proposal }) {
  const { version, status, lines, readyOn, expiresAt, note, answer } = proposal;
  return (
    <div className={classes.proposal}>
      <p className={classes.head}>
        <strong>Proposal {version}</strong>
        <StatusLabel of={PROPOSAL_STATUSES} is={status} />
      </p>
      <ul className={classes.lines}>
        {lines.map(({ packageId, title, base, design, price, capacity }) => (
          <li key={packageId}>
            <span>{title}</span>
            <span className={classes.price}>
              <Money amount={price} charged />
            </span>
            {base && (
              <span className={classes.soft}>
                Sewn as {base.title}
                {base.chosen.length > 0 && ` (${chosenLine(base)})`}
              </span>
            )}
            {design && <span className={classes.soft}>Sewn from the design {design.title}</span>}
            <span className={classes.soft}>
              {capacity === null ? 'As many sets as are ordered' : `Up to ${countOf(capacity, 'set')}`}
            </span>
          </li>
        ))}
      </ul>
      <p className={classes.soft}>
        Ready by {calendarDay(readyOn)}
        {status === 'open' && `. Valid until ${day(expiresAt)}`}
      </p>
      {note && <p className={classes.note}>{note}</p>}
      {answer && <p className={classes.note}>Answer: {answer}</p>}
    </div>
  );
}
