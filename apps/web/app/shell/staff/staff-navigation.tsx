import { Link, useLocation } from 'react-router';
import { PREFETCH } from '../../kit/prefetch.ts';
import { entryOf, type StaffGroup } from '../navigation/staff-map.ts';
import classes from './staff-navigation.module.css';

/** The links of an area, group below group; a group of one link needs no heading. */
export function StaffNavigation({ groups }: { groups: readonly StaffGroup[] }) {
  const { pathname } = useLocation();
  const current = entryOf(pathname)?.to;
  return (
    <nav aria-label="Staff" className={classes.navigation}>
      {groups.map(({ label, links }) => (
        <div key={label} className={classes.group}>
          {links.length > 1 && <p className={classes.label}>{label}</p>}
          <ul className={classes.links}>
            {links.map((link) => (
              <li key={link.to}>
                <Link
                  to={link.to}
                  className={classes.link}
                  prefetch={PREFETCH}
                  aria-current={link.to === current ? (link.to === pathname ? 'page' : 'true') : undefined}
                >
                  {link.label}
                </Link>
              </li>
            ))}
          </ul>
        </div>
      ))}
    </nav>
  );
}
