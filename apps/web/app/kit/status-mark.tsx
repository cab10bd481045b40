import classes from './status-mark.module.css';

/** How something is marked: something to do or to wait for, agreed, over, or given up. */
export type MarkTone = 'waits' | 'stands' | 'over' | 'off';

/** How an order or a booking stands, in words beside a dot of its colour. */
export function StatusMark({ tone, children }: { tone: MarkTone; children: string }) {
  return (
    <span className={classes.mark} data-tone={tone}>
      {children}
    </span>
  );
}
