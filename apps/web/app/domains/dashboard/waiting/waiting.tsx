import type { ReactNode } from 'react';
import { Link } from 'react-router';
import classes from './waiting.module.css';

/** Something that waits for somebody. */
export interface Waiting {
  count: number;
  /** There are more than were counted. */
  isCapped?: boolean;
  /** What is said after the number: of one, and of many or none. */
  one: string;
  many: string;
  /** The list of it. */
  to: string;
  more?: ReactNode;
  /** Shown as overdue when there is any. */
  isUrgent?: boolean;
}

const COUNT = new Intl.NumberFormat('en-GB');

/** What waits, each with its number and leading to its list. */
export function WaitingList({ items }: { items: readonly Waiting[] }) {
  return (
    <ul className={classes.waiting}>
      {items.map(({ count, isCapped, one, many, to, more, isUrgent }) => (
        <li key={to}>
          <Link to={to} relative="path" data-none={count === 0 || undefined}>
            <span className={classes.count} data-urgent={(isUrgent && count > 0) || undefined}>
              {COUNT.format(count)}
              {isCapped && '+'}
            </span>
            <span>
              {count === 1 ? one : many}
              {more && <span className={classes.more}>{more}</span>}
            </span>
          </Link>
        </li>
      ))}
    </ul>
  );
}
