import type { MakerBalance } from '@adunni/contracts/ledger/ledger';
import { naira } from '../../kit/money/naira.ts';
import classes from './payouts.module.css';

/** A maker’s money, each figure with what it means. */
export function Balance({ balance }: { balance: MakerBalance }) {
  const { available, pending, inTransit, paidOut } = balance;
  const owes = available < 0;
  return (
    <dl className={classes.balance}>
      <Figure label="Available" amount={available} isStrong>
        {owes
          ? 'A customer was refunded after your payout. Your next earnings cover it.'
          : 'Included in the next payout.'}
      </Figure>
      <Figure label="Pending" amount={pending}>
        Paid by customers. The share for materials is released at cutting, the rest when the order closes.
      </Figure>
      <Figure label="In transit" amount={inTransit}>
        Sent to your bank, not yet confirmed.
      </Figure>
      <Figure label="Paid out" amount={paidOut}>
        Total paid to your bank.
      </Figure>
    </dl>
  );
}

interface FigureProps {
  label: string;
  amount: number;
  isStrong?: boolean;
  children: string;
}

function Figure({ label, amount, isStrong = false, children }: FigureProps) {
  return (
    <div data-strong={isStrong || undefined} data-owes={amount < 0 || undefined}>
      <dt>{label}</dt>
      <dd className={classes.amount}>{naira(amount)}</dd>
      <dd className={classes.meaning}>{children}</dd>
    </div>
  );
}
