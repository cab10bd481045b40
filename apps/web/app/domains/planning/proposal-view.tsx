import type { PlanningProposal } from '@adunni/contracts/planning/cases';
import { PROPOSAL_STATUSES } from '@adunni/contracts/planning/stages';
import { calendarDay } from '../../kit/dates.ts';
import { Money } from '../../kit/money/currency-context.tsx';
import classes from './proposal-view.module.css';

/** A version of a proposal: what it offers, what that comes to, and when what is paid. */
export function ProposalView({ proposal }: { proposal: PlanningProposal }) {
  const { number, status, day, items, milestones, total, note, expiresOn, reason } = proposal;
  return (
    <article className={classes.proposal} aria-label={`Version ${number}`}>
      <p className={classes.facts}>
        Version {number}, {PROPOSAL_STATUSES[status].label.toLowerCase()}. For {calendarDay(day)}, valid until{' '}
        {calendarDay(expiresOn)}.
      </p>
      {note && <p className={classes.note}>{note}</p>}
      <ul className={classes.lines} aria-label="Items">
        {items.map(({ title, details, amount }) => (
          <li key={title + details}>
            <span>
              {title}
              {details && <small>{details}</small>}
            </span>
            <Money amount={amount} charged />
          </li>
        ))}
        <li className={classes.total}>
          <span>Total</span>
          <Money amount={total} charged />
        </li>
      </ul>
      <h3>Milestones</h3>
      <ul className={classes.lines} aria-label="Milestones">
        {milestones.map(({ title, percent, amount, dueOn }) => (
          <li key={title}>
            <span>
              {title}, {percent}%<small>{dueOn ? `Due ${calendarDay(dueOn)}` : 'Due on accepting'}</small>
            </span>
            <Money amount={amount} charged />
          </li>
        ))}
      </ul>
      {reason && <p className={classes.facts}>Declined: {reason}</p>}
    </article>
  );
}
