import { Link } from 'react-router';
import type { Chip } from '../listing/list-address.ts';
import { Drawing } from '../pictures/drawing.tsx';
import classes from './chip-row.module.css';

interface Props<S> {
  chips: readonly Chip<S>[];
  address: { path: string; hrefOf: (state: S) => string };
}

/** The filters in force, each with a way out of it. */
export function ChipRow<S>({ chips, address: { path, hrefOf } }: Props<S>) {
  if (chips.length === 0) return null;
  return (
    <ul className={classes.row} aria-label="Active filters">
      {chips.map(({ id, label, without }) => (
        <li key={id}>
          <Link to={hrefOf(without)} preventScrollReset className={classes.chip} aria-label={`Remove filter ${label}`}>
            {label}
            <Drawing size={14}>
              <path d="m6 6 12 12M18 6 6 18" />
            </Drawing>
          </Link>
        </li>
      ))}
      {chips.length > 1 && (
        <li>
          <Link to={path} preventScrollReset className={classes.clear}>
            Clear all
          </Link>
        </li>
      )}
    </ul>
  );
}
