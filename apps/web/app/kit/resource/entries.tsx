import type { ReactNode } from 'react';
import classes from './entries.module.css';

interface Entry {
  key: string;
  title: ReactNode;
  /** Below the title, quieter. */
  detail?: ReactNode;
  /** At the end of the line. */
  amount: ReactNode;
  /** Below the amount, quieter. */
  share?: ReactNode;
}

/** A few records within the page of another: what each is, a line about it, and what it comes to. */
export function Entries({ entries, empty }: { entries: readonly Entry[]; empty: string }) {
  if (entries.length === 0) return <p className={classes.empty}>{empty}</p>;
  return (
    <ul className={classes.entries}>
      {entries.map(({ key, title, detail, amount, share }) => (
        <li key={key}>
          <div>
            {title}
            {detail && <p>{detail}</p>}
          </div>
          <div className={classes.amount}>
            {amount}
            {share && <p>{share}</p>}
          </div>
        </li>
      ))}
    </ul>
  );
}
