import { useMediaQuery } from '@mantine/hooks';
import type { ReactNode } from 'react';
import classes from './summary-frame.module.css';

const WIDE = '(min-width: 62em)';

interface Props {
  /** What it comes to. */
  total: ReactNode;
  /** What that sum is, where it is not the whole total. */
  totalLabel?: string;
  busy?: boolean;
  children: ReactNode;
}

/**
 * What is ordered and what it costs, in sight on every page of the checkout: beside it, or on a phone in a bar that
 * opens. For browsers only, since it asks how wide they are.
 */
export function SummaryFrame({ total, totalLabel, busy = false, children }: Props) {
  const wide = useMediaQuery(WIDE, window.matchMedia(WIDE).matches);
  const sum = (
    <span className={classes.sum} aria-live="polite">
      {totalLabel && <small>{totalLabel} </small>}
      {total}
    </span>
  );
  if (wide)
    return (
      // biome-ignore lint/a11y/noNoninteractiveTabindex: a region that scrolls is reached by keyboard
      <aside className={classes.aside} aria-label="Your order" aria-busy={busy} tabIndex={0}>
        <p className={classes.head}>
          <span>Your order</span>
          {sum}
        </p>
        {children}
      </aside>
    );
  return (
    <aside className={classes.bar} aria-label="Your order" aria-busy={busy}>
      <details>
        <summary className={classes.head}>
          <span>Your order</span>
          {sum}
        </summary>
        <div className={classes.opened}>{children}</div>
      </details>
    </aside>
  );
}
