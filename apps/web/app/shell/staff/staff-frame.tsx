import { BRAND } from '@adunni/contracts/brand';
import { type ReactNode, useEffect, useId } from 'react';
import { useLocation } from 'react-router';
import { useMenuCounts } from '../../domains/dashboard/public/menu-counts.ts';
import { dropEarly } from '../../kit/api/early-calls.ts';
import { Keys } from '../../kit/keys/keys.tsx';
import { whenIdle } from '../../kit/prefetch.ts';
import { useSessionHint } from '../../kit/session/session-hint.tsx';
import { useSession } from '../../kit/session/use-session.ts';
import { areaOf, STAFF_PAGES, staffGroups, staffScreens } from '../navigation/staff-map.ts';
import { RouteProgress } from '../route-progress.tsx';
import { SkipLink } from '../skip-link.tsx';
import { Breadcrumbs } from './breadcrumbs.tsx';
import { ScrollToTop } from './scroll-to-top.tsx';
import { StaffBar } from './staff-bar.tsx';
import classes from './staff-frame.module.css';
import { StaffNavigation } from './staff-navigation.tsx';
import { useDrawer } from './use-drawer.ts';

/** What every list is made of, by far the most of its code, so that it is there before one is opened. */
const loadLists = (): unknown => import('../../kit/resource/list/list-page.tsx').catch(() => undefined);

/** Bar, navigation and foot around a staff page. The page brings its own `main`. */
export function StaffFrame({ children }: { children: ReactNode }) {
  const session = useSession();
  const area = areaOf(useLocation().pathname);
  const { waiting, unneeded } = useMenuCounts(area);
  const drawer = useDrawer();
  const drawerId = useId();
  useSessionHint();
  useEffect(() => whenIdle(loadLists), []);
  // The page is there: what was asked ahead and not needed may not be true for long.
  useEffect(dropEarly, []);
  // Somebody has just logged out, and the way home has begun.
  if (!session) return null;

  const pages = STAFF_PAGES.filter((path) => !unneeded.includes(path));
  const groups = staffGroups(area, session.role, pages);
  return (
    <div className={classes.frame} data-drawer={drawer.open ? 'open' : 'closed'}>
      <SkipLink />
      <RouteProgress />
      <StaffBar
        {...{ area, session, groups, waiting, drawer, drawerId }}
        screens={staffScreens(area, session.role, pages)}
      />
      <div id={drawerId} className={classes.drawer} hidden={!drawer.open}>
        <StaffNavigation groups={groups} waiting={waiting} />
      </div>
      <div className={classes.page}>
        <div id="content" tabIndex={-1} className={classes.content}>
          <Breadcrumbs />
          {children}
        </div>
        <footer className={classes.footer}>
          {BRAND.name} <span>Version {BRAND.adminVersion}</span>
        </footer>
      </div>
      <ScrollToTop />
      <Keys />
    </div>
  );
}
