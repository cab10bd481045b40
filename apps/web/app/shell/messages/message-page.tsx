import type { ReactNode } from 'react';
import classes from './message-page.module.css';

interface Props {
  /** A short word above the title, such as a status. */
  overline?: string;
  title: string;
  text: string;
  /** Ways to go on. */
  children: ReactNode;
}

/** A page that only says something and shows ways to go on. */
export function MessagePage({ overline, title, text, children }: Props) {
  return (
    <main className={classes.page}>
      {overline && <p className={classes.overline}>{overline}</p>}
      <h1 className={classes.title}>{title}</h1>
      <p className={classes.text}>{text}</p>
      <div className={classes.ways}>{children}</div>
    </main>
  );
}
