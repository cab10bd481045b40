import { Link } from 'react-router';
import { showKeys } from '../../kit/keys/page-keys.ts';
import { Picture } from '../../kit/pictures/picture.tsx';
import type { StoredSession } from '../../kit/session/stored-session.ts';
import item from '../account/account-menu.module.css';
import { Person } from '../account/person.tsx';
import { useLogout } from '../account/use-logout.ts';
import { Dropdown } from '../header/dropdown.tsx';
import { ModeToggle } from '../header/mode-toggle.tsx';
import classes from './avatar-menu.module.css';

/** The staff shell’s words at logout (specification, section 4). */
export const LOGOUT_TEXTS = { done: 'Logged out successfully!', failed: () => 'Error logging out. Please try again.' };

/** Who is signed in, the way to their account, colour mode and Logout. */
export function AvatarMenu({ session }: { session: StoredSession }) {
  const logout = useLogout(LOGOUT_TEXTS);
  return (
    <Dropdown align="end" name={`${session.firstName}’s account`} label={<Avatar session={session} />}>
      <div className={item.menu}>
        <Person session={session} />
        <ul className={item.links}>
          <li>
            <Link to="/account" className={item.item}>
              My Account
            </Link>
          </li>
          <li>
            <Link to="/" className={item.item}>
              View shop
            </Link>
          </li>
          <li>
            <Link to="/support/help-center" className={item.item}>
              Help
            </Link>
          </li>
          <li>
            <button type="button" className={item.item} onClick={showKeys}>
              Keyboard shortcuts
            </button>
          </li>
          <li className={classes.mode}>
            Colour mode
            <ModeToggle />
          </li>
          <li>
            <button type="button" className={item.item} onClick={logout}>
              Logout
            </button>
          </li>
        </ul>
      </div>
    </Dropdown>
  );
}

/** The initials are drawn by the style sheet: they are a picture of the person, not a name. */
function Avatar({ session: { avatar, firstName, lastName } }: { session: StoredSession }) {
  if (!avatar) return <span className={classes.avatar} data-initials={`${firstName.charAt(0)}${lastName.charAt(0)}`} />;
  return (
    <span className={classes.avatar}>
      <Picture picture={avatar} sizes="32px" alt="" />
    </span>
  );
}
