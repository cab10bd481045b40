import type { ReactNode } from 'react';
import { Link } from 'react-router';
import button from '../../../kit/button.module.css';
import classes from './no-subscription.module.css';
import { useMySubscription } from './subscription-layout.tsx';

/** What a page says to somebody without a subscription that it could show, and the way to one. */
export function NoSubscription({ children }: { children: ReactNode }) {
  const { canTryFree } = useMySubscription();
  return (
    <div className={classes.none}>
      <p>{children}</p>
      <Link to="/subscription/plans" className={button.filled}>
        {canTryFree ? 'See plans and start a free trial' : 'See plans'}
      </Link>
    </div>
  );
}
