import { naira } from '../../../kit/money/naira.ts';
import classes from './balance-figures.module.css';

interface Figure {
  label: string;
  amount: number;
  /** What the amount is, in a sentence. */
  meaning: string;
  isStrong?: boolean;
}

/** Somebody’s money with us, each figure with what it means. */
export function BalanceFigures({ figures }: { figures: readonly Figure[] }) {
  return (
    <dl className={classes.balance}>
      {figures.map(({ label, amount, meaning, isStrong }) => (
        <div key={label} data-strong={isStrong || undefined} data-owes={amount < 0 || undefined}>
          <dt>{label}</dt>
          <dd className={classes.amount}>{naira(amount)}</dd>
          <dd className={classes.meaning}>{meaning}</dd>
        </div>
      ))}
    </dl>
  );
}
