import type { ReactNode } from 'react';
import classes from './save-bar.module.css';
import { UnsavedGuard } from './unsaved-guard.tsx';

/**
 * What saves a long form and leaves it. While something is not saved it stays in sight at the foot of the screen, says
 * so, and asks before the page is left.
 */
export function SaveBar({ isDirty, children }: { isDirty: boolean; children: ReactNode }) {
  return (
    <div className={classes.bar} data-unsaved={isDirty || undefined}>
      {isDirty && <UnsavedGuard isDirty />}
      <div className={classes.buttons}>{children}</div>
      <p className={classes.note} role="status">
        {isDirty && 'Unsaved changes'}
      </p>
    </div>
  );
}
