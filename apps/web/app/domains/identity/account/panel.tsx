import type { ReactNode } from 'react';
import classes from './panel.module.css';

interface Props {
  title: string;
  /** One or two sentences below the title. */
  lead?: ReactNode;
  /** Anchor of the panel. */
  id?: string;
  children: ReactNode;
}

/** One matter of a page: what it is about on the left, what one can do on the right, below each other on a phone. */
export function Panel({ title, lead, id, children }: Props) {
  return (
    <section className={classes.panel} id={id} aria-label={title}>
      <div>
        <h2 className={classes.title}>{title}</h2>
        {lead && <p className={classes.lead}>{lead}</p>}
      </div>
      <div className={classes.body}>{children}</div>
    </section>
  );
}
