import type { ReactNode } from 'react';
import { Link } from 'react-router';
import { badgeText } from '../../kit/count-of.ts';
import classes from './icon-link.module.css';

interface Props {
  to: string;
  /** What it leads to; the count is added. */
  name: string;
  count: number;
  children: ReactNode;
}

/** An icon that leads somewhere, with the number of things that wait there. */
export function IconLink({ to, name, count, children }: Props) {
  return (
    <Link to={to} className={classes.link} aria-label={`${name}, ${count} ${count === 1 ? 'item' : 'items'}`}>
      {children}
      <span className={classes.badge} data-empty={count === 0 || undefined} aria-hidden="true">
        {badgeText(count)}
      </span>
    </Link>
  );
}
