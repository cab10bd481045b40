import { Link } from 'react-router';
import classes from './breadcrumbs.module.css';

/** The way to a public page, from the top down; the page itself is left out. */
export function Breadcrumbs({ way }: { way: readonly { name: string; to: string }[] }) {
  if (way.length === 0) return null;
  return (
    <nav aria-label="Breadcrumbs" className={classes.way}>
      {way.map(({ name, to }) => (
        <Link key={to} to={to}>
          {name}
        </Link>
      ))}
    </nav>
  );
}
