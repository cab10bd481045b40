import { Link } from 'react-router';
import classes from './lines.module.css';

interface Line {
  /** Where it leads, and what that is called. */
  to: string;
  title: string;
  /** At the end of the line, quieter. */
  note: string;
}

/** A few records within the page of another, each a link with a word about it. */
export function Lines({ lines }: { lines: readonly Line[] }) {
  return (
    <ul className={classes.lines}>
      {lines.map(({ to, title, note }) => (
        <li key={to}>
          <Link to={to} relative="path">
            {title}
          </Link>
          <span>{note}</span>
        </li>
      ))}
    </ul>
  );
}
