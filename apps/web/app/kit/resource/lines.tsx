import type { CSSProperties } from 'react';
import { Link } from 'react-router';
import classes from './lines.module.css';

interface Line {
  /** Where it leads, and what that is called. */
  to: string;
  title: string;
  /** At the end of the line, quieter; a link itself where it has rows of its own. */
  note: string;
  noteTo?: string;
  /** How much it is of the greatest line, 0 to 1: drawn under the line. */
  share?: number;
}

/** A few records within the page of another, each a link with a word about it and, where shares are given, its bar. */
export function Lines({ lines }: { lines: readonly Line[] }) {
  return (
    <ul className={classes.lines}>
      {lines.map(({ to, title, note, noteTo, share }) => (
        <li key={to} style={share === undefined ? undefined : ({ '--share': share } as CSSProperties)}>
          <Link to={to} relative="path">
            {title}
          </Link>
          <span>
            {noteTo ? (
              <Link to={noteTo} relative="path">
                {note}
              </Link>
            ) : (
              note
            )}
          </span>
        </li>
      ))}
    </ul>
  );
}
