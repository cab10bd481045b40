import { Link, useLocation, useMatches } from 'react-router';
import classes from './breadcrumbs.module.css';
import { crumbsOf } from './crumbs.ts';

/** Where a page lies; nothing on the dashboard, where everything begins. */
export function Breadcrumbs() {
  const { pathname } = useLocation();
  const crumbs = crumbsOf(pathname, useMatches());
  if (crumbs.length < 2) return null;
  return (
    <nav aria-label="Breadcrumbs" className={classes.crumbs}>
      <ol>
        {crumbs.map(({ label, to }) => (
          <li key={to}>{to === pathname ? <span aria-current="page">{label}</span> : <Link to={to}>{label}</Link>}</li>
        ))}
      </ol>
    </nav>
  );
}
