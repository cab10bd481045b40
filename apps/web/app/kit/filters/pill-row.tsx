import { Link } from 'react-router';
import classes from './pill-row.module.css';
import { useOpenInView } from './use-open-in-view.ts';

export interface Pill {
  label: string;
  to: string;
  isOn: boolean;
  /** A category is a list of its own, seen from its top; what narrows the list leaves it where it is. */
  isCategory?: boolean;
}

/** What visitors ask for most, above the list, in one row that scrolls sideways. */
export function PillRow({ label, pills }: { label: string; pills: readonly Pill[] }) {
  const row = useOpenInView<HTMLElement>(pills.find(({ isOn }) => isOn)?.label);
  if (pills.length === 0) return null;
  return (
    <nav ref={row} aria-label={label} className={classes.scroller}>
      <ul className={classes.row}>
        {pills.map((pill) => (
          <li key={pill.label}>
            <Link
              to={pill.to}
              preventScrollReset={!pill.isCategory}
              className={classes.pill}
              data-leads={pill.isCategory || undefined}
              aria-current={pill.isOn ? 'true' : undefined}
            >
              {pill.label}
            </Link>
          </li>
        ))}
      </ul>
    </nav>
  );
}
