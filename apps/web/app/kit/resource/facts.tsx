import type { ReactNode } from 'react';
import classes from './facts.module.css';

/** Facts of a record, each under its name; what is empty is left out. */
export function Facts({ facts }: { facts: readonly (readonly [name: string, value: ReactNode])[] }) {
  return (
    <dl className={classes.facts}>
      {facts
        .filter(([, value]) => value !== null && value !== undefined && value !== '' && value !== false)
        .map(([name, value]) => (
          <div key={name}>
            <dt>{name}</dt>
            <dd>{value}</dd>
          </div>
        ))}
    </dl>
  );
}

interface SectionProps {
  title: string;
  /** By which an address leads to it. */
  id?: string;
  aside?: ReactNode;
  children: ReactNode;
}

/** A part of a detail page under its own heading. */
export function Section({ title, id, aside, children }: SectionProps) {
  return (
    <section className={classes.section} id={id}>
      <div className={classes.head}>
        <h2>{title}</h2>
        {aside}
      </div>
      {children}
    </section>
  );
}
