import { Suspense } from 'react';
import { lazy } from '../kit/lazy.ts';
import { useSession } from '../kit/session/use-session.ts';
import classes from './lazy-bell.module.css';

const Bell = lazy(() => import('../domains/notifications/public/bell.tsx'));

/** The notification bell of who is signed in. Its code comes after the page, and not at all for guests. */
export function LazyBell() {
  const person = useSession()?._id;
  return (
    <div className={classes.place}>
      <Suspense>{person && <Bell key={person} userId={person} />}</Suspense>
    </div>
  );
}
