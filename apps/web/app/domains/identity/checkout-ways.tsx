import { type ReactNode, Suspense } from 'react';
import { Link, useSearchParams } from 'react-router';
import { lazy } from '../../kit/lazy.ts';
import classes from './checkout-ways.module.css';
import type { Handed } from './sessions/handed.ts';
import { withNext } from './sessions/sign-in.ts';

const CartBeside = lazy(() => import('../cart/public/cart-beside.tsx'));

const WAYS = [
  { to: '/login', label: 'Login', title: 'Log in to check out' },
  { to: '/register', label: 'Register', title: 'Create your account to check out' },
] as const;

interface Props {
  /** Which of the ways in this is. */
  at: (typeof WAYS)[number]['to'];
  lead: string;
  /** What was typed, which the other way in begins with. */
  email: string;
  children: ReactNode;
}

/** Logging in and registering on the way to the checkout: two equal ways, with what is about to be ordered beside. */
export function CheckoutWays({ at, lead, email, children }: Props) {
  const [search] = useSearchParams();
  return (
    <main className={classes.page} id="main">
      <div className={classes.column}>
        <h1 className={classes.title}>{WAYS.find(({ to }) => to === at)?.title}</h1>
        <nav className={classes.ways} aria-label="How to continue">
          {WAYS.map(({ to, label }) => (
            <Link
              key={to}
              to={withNext(to, search)}
              replace
              state={{ email } satisfies Handed}
              aria-current={to === at ? 'page' : undefined}
            >
              {label}
            </Link>
          ))}
        </nav>
        <p className={classes.lead}>{lead}</p>
        {children}
      </div>
      <Suspense>
        <CartBeside />
      </Suspense>
    </main>
  );
}
