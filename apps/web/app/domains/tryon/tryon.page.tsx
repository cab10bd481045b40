import { getTryOnAccess } from '@adunni/contracts/subscriptions/usage';
import { Link } from 'react-router';
import { callApi } from '../../kit/api/call-api.ts';
import { day } from '../../kit/dates.ts';
import { LoadingScreen } from '../../kit/page/loading-screen.tsx';
import { privateMeta } from '../../kit/page-meta.ts';
import { requirePremium } from '../subscriptions/public/premium-guard.ts';
import type { Route } from './+types/tryon.page.ts';
import classes from './tryon.module.css';

export const meta = () => privateMeta('Virtual try-on');

export async function clientLoader({ request }: Route.ClientLoaderArgs) {
  await requirePremium(request);
  return callApi(getTryOnAccess);
}
clientLoader.hydrate = true as const;

export function HydrateFallback() {
  return <LoadingScreen />;
}

/** The entrance of what is premium: what the person’s plan holds for it, and what to have ready. */
export default function TryOnPage({ loaderData: { plan, tryOns } }: Route.ComponentProps) {
  return (
    <main id="main" className={classes.page}>
      <h1>Virtual try-on</h1>
      <p className={classes.lead}>
        The virtual try-on is coming soon. It is included in {plan.name}; nothing is counted until then.
      </p>
      {tryOns && (
        <p className={classes.left}>
          <span>{tryOns.left ?? 'Unlimited'}</span>
          {tryOns.left !== null && (tryOns.left === 1 ? ' try-on left' : ' try-ons left')}
          <small>Resets on {day(tryOns.resetsAt)}</small>
        </p>
      )}
      <h2 className={classes.title}>Get ready</h2>
      <ul className={classes.rows}>
        <Row to="/account?section=measurements" title="Your measurements" text="Used to fit the designs." />
        <Row to="/wishlist" title="Your wishlist" text="Products you would like to try on." />
        <Row to="/subscription/usage" title="Your usage" text="Your usage by day." />
      </ul>
    </main>
  );
}

function Row({ to, title, text }: { to: string; title: string; text: string }) {
  return (
    <li>
      <Link to={to}>
        <span className={classes.name}>{title}</span>
        <span className={classes.text}>{text}</span>
        <span aria-hidden="true">→</span>
      </Link>
    </li>
  );
}
