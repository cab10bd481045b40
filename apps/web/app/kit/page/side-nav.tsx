import type { ReactNode } from 'react';
import { Link, useNavigation } from 'react-router';
import classes from './side-nav.module.css';

interface Props {
  /** What the links lead through: `Your account`. */
  label: string;
  links: readonly { to: string; label: string; isCurrent: boolean }[];
  /** Above the links. */
  children?: ReactNode;
}

/** The sections that belong together: beside the section on a wide screen, a row above it on a phone. */
export function SideNav({ label, links, children }: Props) {
  const isLoading = useNavigation().state === 'loading';
  return (
    <div className={classes.side}>
      {children}
      <nav aria-label={label} aria-busy={isLoading}>
        <ul className={classes.list}>
          {links.map(({ to, label, isCurrent }) => (
            <li key={to}>
              <Link to={to} preventScrollReset aria-current={isCurrent ? 'page' : undefined}>
                {label}
              </Link>
            </li>
          ))}
        </ul>
      </nav>
    </div>
  );
}
