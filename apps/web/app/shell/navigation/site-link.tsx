import type { MouseEvent } from 'react';
import { Link, type LinkProps, useNavigate } from 'react-router';
import { hasPremium } from '../../domains/subscriptions/public/premium-access.ts';
import { PLANS_PATH } from '../../domains/subscriptions/public/premium-guard.ts';
import { getSession } from '../../kit/session/stored-session.ts';
import { toast } from '../../kit/toasts.ts';
import type { NavigationLink } from './navigation.ts';
import classes from './site-link.module.css';

interface Props extends Pick<LinkProps, 'className' | 'prefetch'> {
  link: NavigationLink;
}

/** A link of the navigation. One that is premium is marked so, and asks first whether the person may follow it. */
export function SiteLink({ link: { label, to, premium }, ...props }: Props) {
  const pass = useGate(to);
  if (!premium)
    return (
      <Link to={to} {...props}>
        {label}
      </Link>
    );
  return (
    <Link to={to} {...props} onClick={pass}>
      {label} <span className={classes.premium}>Premium</span>
    </Link>
  );
}

/** Leads on where the person may go, else to the login or to the plans (specification, section 5). */
function useGate(to: string) {
  const navigate = useNavigate();
  return async (event: MouseEvent): Promise<void> => {
    // What opens in a tab of its own is guarded there.
    if (event.metaKey || event.ctrlKey || event.shiftKey || event.altKey) return;
    event.preventDefault();
    if (!getSession()) {
      toast('info', 'Please log in to access premium features.');
      return navigate(`/login?next=${encodeURIComponent(to)}`);
    }
    if (await hasPremium()) return navigate(to);
    toast('error', 'You need a premium subscription to access this feature.');
    return navigate(PLANS_PATH);
  };
}
