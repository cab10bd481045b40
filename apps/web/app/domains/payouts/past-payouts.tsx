import { PAYOUT_STATUSES, type PayoutRow } from '@adunni/contracts/payouts/staff';
import { shortDay } from '../../kit/dates.ts';
import { naira } from '../../kit/money/naira.ts';
import { StatusLabel } from '../../kit/resource/status.tsx';
import classes from './payouts.module.css';

/** The latest payouts of a maker, with the account that each went to. */
export function PastPayouts({ payouts }: { payouts: readonly PayoutRow[] }) {
  if (payouts.length === 0) return <p>No payouts yet.</p>;
  return (
    <ul className={classes.payouts}>
      {payouts.map(({ _id, amount, status, createdAt, bankName, accountNumber, reason }) => (
        <li key={_id}>
          <strong>{naira(amount)}</strong>
          <StatusLabel of={PAYOUT_STATUSES} is={status} />
          <span>
            {shortDay(createdAt)}, {bankName} {accountNumber}
            {reason && `: ${reason}`}
          </span>
        </li>
      ))}
    </ul>
  );
}
