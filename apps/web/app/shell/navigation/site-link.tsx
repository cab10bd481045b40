import { Link, type LinkProps } from 'react-router';
import { usePremiumGate } from '../../domains/subscriptions/public/use-premium-gate.ts';
import type { NavigationLink } from './navigation.ts';
import classes from './site-link.module.css';

interface Props extends Pick<LinkProps, 'className' | 'prefetch'> {
  link: NavigationLink;
}

/** A link of the navigation. One that is premium is marked so, and asks first whether the person may follow it. */
export function SiteLink({ link: { label, to, premium }, ...props }: Props) {
  const pass = usePremiumGate(to);
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
