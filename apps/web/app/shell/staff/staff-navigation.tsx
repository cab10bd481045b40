import { VisuallyHidden } from '@mantine/core';
import { Link, useLocation } from 'react-router';
import type { Waiting } from '../../domains/dashboard/public/menu-counts.ts';
import { PREFETCH } from '../../kit/prefetch.ts';
import { entryOf, type StaffGroup } from '../navigation/staff-map.ts';
import classes from './staff-navigation.module.css';

interface Props {
  groups: readonly StaffGroup[];
  /** What waits behind a link, by its path. */
  waiting: ReadonlyMap<string, Waiting>;
}

/** The links of an area, group below group; a group of one link needs no heading. */
export function StaffNavigation({ groups, waiting }: Props) {
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
                  <Count waiting={waiting.get(link.to)} />
                </Link>
              </li>
            ))}
          </ul>
        </div>
      ))}
    </nav>
  );
}

function Count({ waiting }: { waiting: Waiting | undefined }) {
  return (
    waiting && (
      <span className={classes.count} title={`${waiting.count} ${waiting.words}`}>
        {waiting.count > 99 ? '99+' : waiting.count} <VisuallyHidden component="span">{waiting.words}</VisuallyHidden>
      </span>
    )
  );
}
