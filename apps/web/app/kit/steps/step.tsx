import { Title } from '@mantine/core';
import { type ReactNode, useEffect, useRef } from 'react';
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

/** One step of several on one page: open, done with a way back to it, or still ahead. */
export function StepSection({ number, title, state, summary, onChange, children }: Props) {
  const heading = useRef<HTMLHeadingElement>(null);
  const section = useRef<HTMLElement>(null);
  const before = useRef(state);
  useEffect(() => {
    // A step that opens at one of its fields has moved there already.
    const isWithin = section.current?.contains(document.activeElement);
    if (state === 'open' && before.current !== 'open' && !isWithin) heading.current?.focus();
    before.current = state;
  }, [state]);

  return (
    <section
      ref={section}
      className={classes.step}
      data-state={state}
      aria-current={state === 'open' ? 'step' : undefined}
    >
      <header className={classes.head}>
        <Title order={2} size="h3" ref={heading} tabIndex={-1} className={classes.title}>
          <span className={classes.number}>{number}</span>
          {title}
        </Title>
        {state === 'done' && (
          <button
            type="button"
            className={classes.change}
            onClick={onChange}
            aria-label={`Change ${title.toLowerCase()}`}
          >
            Change
          </button>
        )}
      </header>
      {state === 'done' && <div className={classes.summary}>{summary}</div>}
      {state === 'open' && <div className={classes.body}>{children}</div>}
    </section>
  );
}
