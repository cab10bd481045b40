import { naira } from '../../../../kit/money/naira.ts';
import classes from './analytics.module.css';

interface Share {
  plan: string;
  paying: number;
  mrr: number;
}

/** What each plan adds to a month, as bars and in numbers. */
export function PlanShares({ plans }: { plans: readonly Share[] }) {
  const most = Math.max(0, ...plans.map(({ mrr }) => mrr));
  if (most === 0) return <p className={classes.soft}>No paying subscribers yet.</p>;
  return (
    <ul className={classes.plans}>
      {plans.map(({ plan, paying, mrr }) => (
        <li key={plan}>
          <span>
            {plan}, {paying.toLocaleString('en-GB')} paying
          </span>
          <span>{naira(Math.round(mrr))}</span>
          <span className={classes.bar} aria-hidden="true">
            <span style={{ inlineSize: `${(mrr / most) * 100}%` }} />
          </span>
        </li>
      ))}
    </ul>
  );
}
