import { limitNotice, warningOf } from '@adunni/contracts/subscriptions/limit-notice';
import type { UsageFigure } from '@adunni/contracts/subscriptions/usage';
import type { TryUsage } from '@adunni/contracts/tryon/tries';
import { Link } from 'react-router';
import { day } from '../../../kit/dates.ts';
import classes from '../tryon.module.css';

interface Props {
  /** Null when the plan holds none. */
  tryOns: UsageFigure | null;
  usage: TryUsage | null;
  /** How many wait to be counted. */
  waiting: number;
}

/** How many tries are left, and what the bell says too when most or all are used. */
export function LeftNotice({ tryOns, usage, waiting }: Props) {
  if (!tryOns || !usage) return null;
  const { used, limit, left } = usage;
  const warning = warningOf(used, limit);
  return (
    <>
      <p className={classes.left} role="status">
        {leftWords(left, tryOns)}
        {waiting > 0 && `. ${waiting} more will be counted when you are online.`}
      </p>
      {warning > 0 && limit !== null && (
        <p className={classes.near} role="status" data-tone={warning >= 100 ? 'full' : 'near'}>
          {limitNotice(tryOns.name, limit, warning).text} <Link to="/subscription/usage">Usage</Link>
        </p>
      )}
    </>
  );
}

function leftWords(left: number | null, { resetsAt }: UsageFigure): string {
  if (left === null) return 'Unlimited try-ons';
  return `${left} ${left === 1 ? 'try-on' : 'try-ons'} left, resets on ${day(resetsAt)}`;
}
