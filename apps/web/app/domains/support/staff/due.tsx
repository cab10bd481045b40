import { useEffect, useState } from 'react';
import classes from './due.module.css';
import { dueLabel } from './due-label.ts';

const EVERY_MS = 30_000;

/** When a ticket is due, as time goes by; what is late stands out. */
export function Due({ at }: { at: string | null }) {
  const [now, setNow] = useState(() => Date.now());
  useEffect(() => {
    const ticking = setInterval(() => setNow(Date.now()), EVERY_MS);
    return () => clearInterval(ticking);
  }, []);
  if (!at) return null;
  return (
    <time dateTime={at} className={classes.due} data-late={Date.parse(at) < now || undefined}>
      {dueLabel(at, now)}
    </time>
  );
}
