import { Button } from '@mantine/core';
import { type ReactNode, useState } from 'react';
import classes from './zoomed.module.css';

/** How many times as wide as there is room. */
const LEVELS = [0.5, 1, 1.5, 2, 3, 4, 6] as const;

interface Props {
  /** What is looked at. */
  label: string;
  children: ReactNode;
}

/** A picture that can be looked at from nearer: it scrolls in both directions, also by keyboard. */
export function Zoomed({ label, children }: Props) {
  const [level, setLevel] = useState(1);
  const times = LEVELS[level] ?? 1;
  return (
    <div className={classes.zoomed}>
      <div className={classes.tools}>
        <Button variant="default" disabled={level === 0} onClick={() => setLevel(level - 1)}>
          Zoom out
        </Button>
        <Button variant="default" disabled={level === LEVELS.length - 1} onClick={() => setLevel(level + 1)}>
          Zoom in
        </Button>
        <span role="status">{Math.round(times * 100)}%</span>
      </div>
      {/* biome-ignore lint/a11y/noNoninteractiveTabindex: a region that scrolls is reached by keyboard */}
      <section className={classes.room} tabIndex={0} aria-label={label}>
        <div style={{ width: `${times * 100}%` }}>{children}</div>
      </section>
    </div>
  );
}
