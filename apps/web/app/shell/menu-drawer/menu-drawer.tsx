import { useEffect, useRef, useState } from 'react';
import { Link, useLocation } from 'react-router';
import button from '../../kit/button.module.css';
import type { StoredSession } from '../../kit/session/stored-session.ts';
import { useSession } from '../../kit/session/use-session.ts';
import { Person } from '../account/person.tsx';
import { useLogout } from '../account/use-logout.ts';
import { CurrencySwitcher } from '../currency-switcher.tsx';
import icon from '../header/icon-link.module.css';
import { ModeToggle } from '../header/mode-toggle.tsx';
import { groupsFor, linksFor, type NavigationGroup } from '../navigation/navigation.ts';
import { ACCOUNT_LINKS, GROUPS, GUEST_LINKS } from '../navigation/site-map.ts';
import { DrawerGroup } from './drawer-group.tsx';
import classes from './menu-drawer.module.css';

/**
 * The menu on small screens: slides in from the right, groups open one at a time, closes when a link is chosen. Visitors find
 * the first group open; who is logged in sees what is their own without scrolling instead.
 */
export default function MenuDrawer({ onClose }: { onClose: () => void }) {
  const dialog = useRef<HTMLDialogElement>(null);
  const session = useSession();
  const { key } = useLocation();
  const opened = useRef(key);

  useEffect(() => dialog.current?.showModal(), []);
  useEffect(() => {
    if (key !== opened.current) dialog.current?.close();
  }, [key]);

  const groups: NavigationGroup[] = groupsFor(GROUPS, session?.role ?? null);
  const [openGroup, setOpenGroup] = useState<string | null>(session ? null : (groups[0]?.label ?? null));
  return (
    // biome-ignore lint/a11y/useKeyWithClickEvents: Escape closes a dialog by itself; the click is on the ground beside it
    <dialog
      ref={dialog}
      className={classes.drawer}
      aria-labelledby="menu-title"
      onClose={onClose}
      onClick={({ target }) => {
        const followed = target instanceof Element && target.closest('a') !== null;
        if (followed || target === dialog.current) dialog.current?.close();
      }}
    >
      <div className={classes.sheet}>
        <div className={classes.head}>
          <h2 id="menu-title" className={classes.title}>
            Menu
          </h2>
          <button type="button" className={icon.button} aria-label="Close menu" onClick={() => dialog.current?.close()}>
            <svg viewBox="0 0 24 24" width="22" height="22" aria-hidden="true">
              <path d="m6 6 12 12M18 6 6 18" stroke="currentColor" strokeWidth="1.5" strokeLinecap="round" />
            </svg>
          </button>
        </div>
        {!session && <Guest />}
        <nav aria-label="Menu">
          {groups.map((group) => (
            <DrawerGroup
              key={group.label}
              group={group}
              open={openGroup === group.label}
              onToggle={() => setOpenGroup(openGroup === group.label ? null : group.label)}
            />
          ))}
        </nav>
        {session && <Account session={session} onLeave={() => dialog.current?.close()} />}
        <div className={classes.settings}>
          <CurrencySwitcher />
          <ModeToggle />
        </div>
      </div>
    </dialog>
  );
}

function Account({ session, onLeave }: { session: StoredSession; onLeave: () => void }) {
  const logout = useLogout();
  return (
    <div className={classes.account}>
      <Person session={session} />
      <ul className={classes.links}>
        {linksFor(ACCOUNT_LINKS, session.role).map(({ label, to }) => (
          <li key={to}>
            <Link to={to} className={classes.link}>
              {label}
            </Link>
          </li>
        ))}
        <li>
          <button
            type="button"
            className={classes.link}
            onClick={() => {
              onLeave();
              void logout();
            }}
          >
            Logout
          </button>
        </li>
      </ul>
    </div>
  );
}

function Guest() {
  return (
    <div className={classes.guest}>
      {GUEST_LINKS.map(({ label, to }, index) => (
        <Link key={to} to={to} className={index === 0 ? button.outline : button.filled}>
          {label}
        </Link>
      ))}
    </div>
  );
}
