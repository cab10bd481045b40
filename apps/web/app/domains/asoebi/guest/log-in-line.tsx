import { Link, useLocation } from 'react-router';
import { useSession } from '../../../kit/session/use-session.ts';
import classes from './guest.module.css';

/** Leads whoever has an account to it and back to their link, which stands nowhere else. */
export function LogInLine() {
  const session = useSession();
  const { pathname } = useLocation();
  if (session) return null;
  return (
    <p className={classes.soft}>
      Have an account? <Link to={`/login?next=${encodeURIComponent(pathname)}`}>Log in</Link> to keep your order in it.
    </p>
  );
}
