import type { PlanInterval } from '@adunni/contracts/subscriptions/statuses';
import type { MySubscription, Plan } from '@adunni/contracts/subscriptions/subscriptions';
import { Link } from 'react-router';
import button from '../../../kit/button.module.css';
import { Money } from '../../../kit/money/currency-context.tsx';
import { priceFor, type Relation, relationOf, reviewPath } from '../choice.ts';
import { PER } from '../labels.ts';
import classes from './plans.module.css';

interface Props {
  plan: Plan;
  interval: PlanInterval;
  /** Null for visitors, and until it is known. */
  mine: MySubscription | null;
}

/** Marks beside the name of what somebody has. */
const MARKS: Partial<Record<Relation, string>> = { current: 'Your plan', trial: 'Your trial', planned: 'Scheduled' };

/** One plan: what it costs when paid that often, and the way to it. */
export function PlanColumn({ plan, interval, mine }: Props) {
  const price = priceFor(plan, interval);
  if (!price) return null;
  const choice = { plan: plan.slug, interval: price.interval };
  const relation = relationOf(choice, mine);
  const mark = MARKS[relation];
  return (
    <article className={classes.plan} aria-labelledby={plan.slug}>
      <h2 id={plan.slug}>
        {plan.name}
        {mark && <span className={classes.mark}>{mark}</span>}
      </h2>
      <p className={classes.tagline}>{plan.tagline}</p>
      <p className={classes.price}>
        <span>
          <Money amount={price.amount} />
        </span>{' '}
        {PER[price.interval]}
      </p>
      <p className={classes.saving}>{savingLabel(plan, interval, price.interval)}</p>
      {relation === 'current' || relation === 'planned' ? (
        <Link to="/account/subscription" className={button.outline}>
          Manage<span className={classes.spoken}> {plan.name}</span>
        </Link>
      ) : (
        <Link to={reviewPath(choice)} className={relation === 'trial' ? button.filled : button.outline}>
          {labelOf(relation, plan, mine)}
        </Link>
      )}
    </article>
  );
}

/** What the way to a plan says; the same plan can be paid otherwise. */
function labelOf(relation: Relation, { slug, name }: Plan, mine: MySubscription | null): string {
  if (relation === 'trial') return `Keep ${name}`;
  if (relation === 'new') return `Choose ${name}`;
  const had = mine?.subscription;
  if (had?.plan.slug !== slug) return `Change to ${name}`;
  return had.price.interval === 'month' ? `Switch ${name} to yearly` : `Switch ${name} to monthly`;
}

/** What paying by the year saves, or that it is not offered. */
function savingLabel({ yearlySavingPercent }: Plan, wanted: PlanInterval, offered: PlanInterval): string {
  if (wanted !== offered) return wanted === 'year' ? 'Monthly only' : 'Yearly only';
  if (yearlySavingPercent === null || yearlySavingPercent <= 0) return '';
  return wanted === 'year'
    ? `Save ${yearlySavingPercent}% compared with monthly`
    : `Save ${yearlySavingPercent}% yearly`;
}
