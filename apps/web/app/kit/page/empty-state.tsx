import type { ReactNode } from 'react';
import classes from './empty-state.module.css';

interface Props {
  /** A line drawing of what is missing. */
  icon: ReactNode;
  /** What is empty, and what fills it. */
  children: ReactNode;
  /** The ways on: buttons and links. */
  ways?: ReactNode;
}

/** What stands where nothing is yet, with the way on. */
export function EmptyState({ icon, children, ways }: Props) {
  return (
    <div className={classes.empty}>
      <span className={classes.icon}>{icon}</span>
      <div className={classes.text}>{children}</div>
      {ways && <div className={classes.ways}>{ways}</div>}
    </div>
  );
}
