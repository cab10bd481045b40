import { Button, Title } from '@mantine/core';
import type { ReactNode } from 'react';
import classes from './step.module.css';

interface Props {
  number: number;
  title: string;
  state: 'done' | 'open' | 'ahead';
  /** What was entered, in a line or two, once the step is done. */
  summary: ReactNode;
  onChange: () => void;
  children: ReactNode;
}

/** One step of the checkout: open, done with a way back to it, or still ahead. */
export function StepSection({ number, title, state, summary, onChange, children }: Props) {
  return (
    <section className={classes.step} data-state={state} aria-current={state === 'open' ? 'step' : undefined}>
      <header className={classes.head}>
        <Title order={2} size="h3">
          <span className={classes.number}>{number}</span>
          {title}
        </Title>
        {state === 'done' && (
          <Button variant="subtle" size="compact-md" onClick={onChange} aria-label={`Change ${title.toLowerCase()}`}>
            Change
          </Button>
        )}
      </header>
      {state === 'done' && <div className={classes.summary}>{summary}</div>}
      {state === 'open' && <div className={classes.body}>{children}</div>}
    </section>
  );
}
