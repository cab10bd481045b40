import { Children, type ReactNode } from 'react';
import classes from './page-head.module.css';

/** Title of a staff page, what it is about, and what can be done there, which the command palette offers as well. */
export function PageHead({ title, lead, children }: { title: ReactNode; lead?: ReactNode; children?: ReactNode }) {
  return (
    <header className={classes.head}>
      <div className={classes.words}>
        <h1>{title}</h1>
        {lead && <p>{lead}</p>}
      </div>
      {Children.toArray(children).length > 0 && (
        <div className={classes.actions} data-actions="">
          {children}
        </div>
      )}
    </header>
  );
}
