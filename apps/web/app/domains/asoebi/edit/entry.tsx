import type { ReactNode } from 'react';
import classes from './edit.module.css';

interface Props {
  /** What the entry is called: its name, or what it is while it has none. */
  title: string;
  onRemove: () => void;
  children: ReactNode;
}

/** One group, package or handover among several, with the way to remove it. */
export function Entry({ title, onRemove, children }: Props) {
  return (
    <section className={classes.entry} aria-label={title}>
      <header className={classes.entryHead}>
        <h3>{title}</h3>
        <button type="button" className={classes.remove} onClick={onRemove} aria-label={`Remove ${title}`}>
          Remove
        </button>
      </header>
      <div className={classes.fields}>{children}</div>
    </section>
  );
}
