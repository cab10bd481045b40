import { BRAND } from '@adunni/contracts/brand';
import { Link } from 'react-router';
import type { Waiting } from '../../domains/dashboard/public/menu-counts.ts';
import type { Area } from '../../kit/domain-pages.ts';
import type { StoredSession } from '../../kit/session/stored-session.ts';
import { Dropdown } from '../header/dropdown.tsx';
import icon from '../header/icon-link.module.css';
import { MenuIcon } from '../icons.tsx';
import { LazyBell } from '../lazy-bell.tsx';
import type { NavigationLink } from '../navigation/navigation.ts';
import { AREAS, type StaffGroup } from '../navigation/staff-map.ts';
import { AvatarMenu } from './avatar-menu.tsx';
import { DrawerIcon } from './icons.tsx';
import { PaletteButton } from './palette/palette-button.tsx';
import classes from './staff-bar.module.css';
import { StaffNavigation } from './staff-navigation.tsx';
import type { Drawer } from './use-drawer.ts';

interface Props {
  area: Area;
  session: StoredSession;
  groups: readonly StaffGroup[];
  /** What the command palette leads to. */
  screens: readonly NavigationLink[];
  /** What waits behind the links of the navigation, by their path. */
  waiting: ReadonlyMap<string, Waiting>;
  drawer: Drawer;
  /** Id of the element that the drawer’s button opens and closes. */
  drawerId: string;
}

/** The bar on top of every staff page. Below the medium breakpoint the navigation drops down from it. */
export function StaffBar({ area, session, groups, screens, waiting, drawer, drawerId }: Props) {
  return (
    <header className={classes.bar}>
      <button
        type="button"
        className={`${icon.button} ${classes.drawerButton}`}
        aria-label="Navigation"
        aria-expanded={drawer.open}
        aria-controls={drawerId}
        onClick={drawer.toggle}
      >
        <DrawerIcon />
      </button>
      <Dropdown className={classes.dropdown} name="Navigation" label={<MenuIcon />}>
        <div className={classes.sheet}>
          <StaffNavigation groups={groups} waiting={waiting} />
        </div>
      </Dropdown>
      <Link to={`/${area}/dashboard`} className={classes.logo}>
        {BRAND.name} <span className={classes.area}>{AREAS[area].name}</span>
      </Link>
      <div className={classes.tools}>
        <PaletteButton screens={screens} />
        <LazyBell />
        <AvatarMenu session={session} />
      </div>
    </header>
  );
}
