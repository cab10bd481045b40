import type { StoredSession } from '../../kit/session/stored-session.ts';
import { AdminIcon } from '../icons.tsx';
import classes from './person.module.css';
import { roleBadge } from './role-badge.ts';

/** Who is signed in: name, email and role. */
export function Person({ session }: { session: StoredSession }) {
  const { label, tone, icon } = roleBadge(session.role);
  return (
    <div className={classes.person}>
      <p dir="auto" className={classes.name}>
        {session.firstName} {session.lastName}
      </p>
      <p className={classes.email}>{session.email}</p>
      <span className={classes.role} data-tone={tone}>
        {icon && <AdminIcon />}
        {label}
      </span>
    </div>
  );
}
