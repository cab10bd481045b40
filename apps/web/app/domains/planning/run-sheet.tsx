import type { RunLine } from '@adunni/contracts/planning/run-sheet';
import classes from './run-sheet.module.css';

/** What happens on the day, by the minute. */
export function RunSheet({ lines, label }: { lines: readonly RunLine[]; label: string }) {
  return (
    <ol className={classes.sheet} aria-label={label}>
      {lines.map(({ at, title, who }) => (
        <li key={at + title}>
          <time>{at}</time>
          <span>{title}</span>
          <small>{who}</small>
        </li>
      ))}
    </ol>
  );
}
