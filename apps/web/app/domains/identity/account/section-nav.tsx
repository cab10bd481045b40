import type { User } from '@adunni/contracts/identity/identity';
import { EmailText } from '../../../kit/email-text.tsx';
import { SideNav } from '../../../kit/page/side-nav.tsx';
import classes from './section-nav.module.css';
import { pathOf, SECTIONS, type SectionId } from './sections.ts';

/** Who the account belongs to, and its sections. */
export function SectionNav({ user, current }: { user: User; current: SectionId }) {
  const sections = SECTIONS.map(({ id, label }) => ({ to: pathOf(id), label, isCurrent: id === current }));
  return (
    <SideNav label="Your account" links={[...sections, { to: '/profile', label: 'Profile', isCurrent: false }]}>
      <p className={classes.person}>
        {user.firstName} {user.lastName}
        <EmailText email={user.email} />
      </p>
    </SideNav>
  );
}
