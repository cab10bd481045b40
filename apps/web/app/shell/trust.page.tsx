import { MAKER_TIER_MEANINGS, MAKER_TIERS } from '@adunni/contracts/makers/tiers';
import { getPublicSettings } from '@adunni/contracts/settings/settings';
import { Link } from 'react-router';
import { pageApi } from '../kit/api/page-api.ts';
import { countOf } from '../kit/count-of.ts';
import { originOf, pageMeta } from '../kit/page-meta.ts';
import type { Route } from './+types/trust.page.ts';
import classes from './trust.module.css';

export async function loader({ context }: Route.LoaderArgs) {
  return (await context.get(pageApi)(getPublicSettings)).settings;
}

export const meta: Route.MetaFunction = ({ matches }) =>
  pageMeta({
    origin: originOf(matches),
    title: 'Security and trust',
    description: 'How Adunni protects your connection, your payment and your order, and how makers are checked.',
    path: '/trust',
  });

/** What stands behind the badges of the footer. */
export default function TrustPage({ loaderData: { fitWindowDays } }: Route.ComponentProps) {
  return (
    <main id="main" className={classes.page}>
      <h1>Security and trust</h1>
      <section id="connection" aria-labelledby="connection-title">
        <h2 id="connection-title">SSL Secured</h2>
        <p>
          Everything you send us travels over an encrypted connection. Your password is stored only in a form that
          nobody can read, including us, and you can see and end every session of your account.
        </p>
      </section>
      <section id="payment" aria-labelledby="payment-title">
        <h2 id="payment-title">Secure Payment</h2>
        <p>
          Card details go straight to our payment provider; we never see or store them. An order counts as paid only
          once the provider has confirmed it, and every payment and refund is listed on your order.
        </p>
        <p>
          Your maker is paid in full only after delivery: you have {countOf(fitWindowDays, 'day')} to tell us that
          something is wrong. If it does not match your order, it is altered, remade or refunded.
        </p>
      </section>
      <section id="makers" aria-labelledby="makers-title">
        <h2 id="makers-title">Trusted Partner</h2>
        <p>No workshop sells here before our staff have approved it. Its tier says how far we have checked it:</p>
        <dl>
          {MAKER_TIERS.map((tier) => (
            <div key={tier}>
              <dt>{tier}</dt>
              <dd>{MAKER_TIER_MEANINGS[tier]}</dd>
            </div>
          ))}
        </dl>
        <p>
          Only customers who received an order or attended a booking can review it.{' '}
          <Link to="/makers">Meet our makers</Link>
        </p>
      </section>
    </main>
  );
}
