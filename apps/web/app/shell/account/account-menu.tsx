import { Link } from 'react-router';
import type { StoredSession } from '../../kit/session/stored-session.ts';
import { Dropdown } from '../header/dropdown.tsx';
import { ChevronIcon, PersonIcon } from '../icons.tsx';
import { linksFor } from '../navigation/navigation.ts';
import { ACCOUNT_LINKS } from '../navigation/site-map.ts';
import classes from './account-menu.module.css';
import { Person } from './person.tsx';
import { useLogout } from './use-logout.ts';

/** The account menu of a signed-in person. */
export function AccountMenu({ session }: { session: StoredSession }) {
  const logout = useLogout();
  return (
    <Dropdown
      align="end"
      name={`${session.firstName}’s account`}
      label={
        <>
          <PersonIcon />
          <span dir="auto" className={classes.first}>
            {session.firstName}
          </span>
          <ChevronIcon />
        </>
      }
    >
      <div className={classes.menu}>
        <Person session={session} />
        <ul className={classes.links}>
          {linksFor(ACCOUNT_LINKS, session.role).map(({ label, to }) => (
            <li key={to}>
              <Link to={to} className={classes.item}>
                {label}
              </Link>
            </li>
          ))}
          <li>
            <button type="button" className={classes.item} onClick={logout}>
              Logout
            </button>
          </li>
        </ul>
      </div>
    </Dropdown>
  );
}
