import type { Statuses, StatusOf, Tone } from '@adunni/contracts/statuses';
import type { ReactNode } from 'react';
import classes from './status.module.css';

/** A status in words, with a dot of its tone. */
export function Status({ tone, children }: { tone: Tone; children: ReactNode }) {
  return (
    <span className={classes.status} data-tone={tone}>
      {children}
    </span>
  );
}

/** One of declared statuses, in its own words. */
export function StatusLabel<S extends Statuses>({ of, is }: { of: S; is: StatusOf<S> }) {
  const status = of[is];
  return status && <Status tone={status.tone}>{status.label}</Status>;
}
