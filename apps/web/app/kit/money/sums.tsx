import { naira } from './naira.ts';
import classes from './sums.module.css';

type Sum = readonly [label: string, amount: number, isStrong?: boolean];

/** Amounts under each other; those of nothing are left out unless they are strong. */
export function Sums({ sums }: { sums: readonly Sum[] }) {
  return (
    <dl className={classes.sums}>
      {sums
        .filter(([, amount, isStrong]) => isStrong || amount !== 0)
        .map(([label, amount, isStrong]) => (
          <div key={label} data-strong={isStrong || undefined}>
            <dt>{label}</dt>
            <dd>{naira(amount)}</dd>
          </div>
        ))}
    </dl>
  );
}
