import { Link, useLocation, useMatches } from 'react-router';
import { searchBack } from '../../kit/resource/queue/queue.ts';
import classes from './breadcrumbs.module.css';
import { crumbsOf } from './crumbs.ts';

/** Where a page lies; nothing on the dashboard, where everything begins. */
export function Breadcrumbs() {
  const { pathname, state } = useLocation();
  const crumbs = crumbsOf(pathname, useMatches(), searchBack(state));
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
