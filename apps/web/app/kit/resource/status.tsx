import type { ReactNode } from 'react';
import classes from './status.module.css';

/** How a status stands: going well, waiting for someone, gone wrong, or over. */
export type Tone = 'good' | 'waiting' | 'bad' | 'over';

/** A status in words, with a dot of its tone. */
export function Status({ tone, children }: { tone: Tone; children: ReactNode }) {
  return (
    <span className={classes.status} data-tone={tone}>
      {children}
    </span>
  );
}
