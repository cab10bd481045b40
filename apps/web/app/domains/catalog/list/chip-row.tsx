import { Link } from 'react-router';
import { CrossIcon } from '../icons.tsx';
import classes from './chip-row.module.css';
import type { Chip } from './chips.ts';
import { hrefOf } from './list-state.ts';

/** The filters in force, each with a way out of it. */
export function ChipRow({ chips }: { chips: readonly Chip[] }) {
  if (chips.length === 0) return null;
  return (
    <ul className={classes.row} aria-label="Filters in force">
      {chips.map(({ id, label, without }) => (
        <li key={id}>
          <Link to={hrefOf(without)} preventScrollReset className={classes.chip} aria-label={`Remove filter ${label}`}>
            {label}
            <CrossIcon size={14} />
          </Link>
        </li>
      ))}
      {chips.length > 1 && (
        <li>
          <Link to="/products" preventScrollReset className={classes.clear}>
            Clear all
          </Link>
        </li>
      )}
    </ul>
  );
}
