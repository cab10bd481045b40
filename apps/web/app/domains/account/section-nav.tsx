import type { User } from '@adunni/contracts/identity';
import { Link, useNavigation } from 'react-router';
import { EmailText } from '../../kit/email-text.tsx';
import classes from './section-nav.module.css';
import { pathOf, SECTIONS, type SectionId } from './sections/sections.ts';

/** Who the account belongs to and its sections: beside the section on a wide screen, a row above it on a phone. */
export function SectionNav({ user, current }: { user: User; current: SectionId }) {
  const isLoading = useNavigation().state === 'loading';
  return (
    <div className={classes.side}>
      <p className={classes.person}>
        {user.firstName} {user.lastName}
        <EmailText email={user.email} />
      </p>
      <nav aria-label="Your account" aria-busy={isLoading}>
        <ul className={classes.list}>
          {SECTIONS.map(({ id, label }) => (
            <li key={id}>
              <Link to={pathOf(id)} preventScrollReset aria-current={id === current ? 'page' : undefined}>
                {label}
              </Link>
            </li>
          ))}
          <li>
            <Link to="/profile">Profile</Link>
          </li>
        </ul>
      </nav>
    </div>
  );
}
