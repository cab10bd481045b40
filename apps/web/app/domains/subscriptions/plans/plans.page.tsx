import { listPlans, type Plan } from '@adunni/contracts/subscriptions/subscriptions';
import { Link, useSearchParams } from 'react-router';
import { pageApi } from '../../../kit/api/page-api.ts';
import { useCurrency } from '../../../kit/money/currency-context.tsx';
import { originOf, pageMeta } from '../../../kit/page-meta.ts';
import { intervalIn } from '../choice.ts';
import type { Route } from './+types/plans.page.ts';
import { CompareTable } from './compare-table.tsx';
import { PlanColumn } from './plan-column.tsx';
import classes from './plans.module.css';
import { useCurrentSubscription } from './use-current-subscription.ts';

export const handle = { parameters: ['interval'] };

export async function loader({ context }: Route.LoaderArgs) {
  return context.get(pageApi)(listPlans);
}

/** The plans are the same however often they are paid, which is all that the address says. */
export const shouldRevalidate = () => false;

export function meta({ loaderData, matches }: Route.MetaArgs) {
  return pageMeta({
    origin: originOf(matches),
    title: 'Plans',
    description: 'Subscription plans for the virtual try-on, monthly or yearly.',
    path: '/subscription/plans',
    jsonLd: (loaderData?.plans ?? []).map(offerOf),
  });
}

const offerOf = ({ name, tagline, prices }: Plan) => ({
  '@type': 'Product',
  name: `Adunni ${name}`,
  description: tagline,
  offers: prices.map(({ amount }) => ({ '@type': 'Offer', price: amount, priceCurrency: 'NGN' })),
});

export default function PlansPage({ loaderData: { plans, trialDays } }: Route.ComponentProps) {
  const [search] = useSearchParams();
  const interval = intervalIn(search);
  const mine = useCurrentSubscription();
  const { currency } = useCurrency();
  const saving = Math.max(0, ...plans.map(({ yearlySavingPercent }) => yearlySavingPercent ?? 0));
  const tries = plans[0]?.features.find(({ isMetered, trialLimit }) => isMetered && trialLimit !== null);
  return (
    <main id="main" className={classes.page}>
      <header className={classes.head}>
        <h1>Plans for the virtual try-on</h1>
        <p>
          See how a design looks on you before it is made.
          {(!mine || mine.canTryFree) && (
            <>
              {' '}
              The first {trialDays} days are free{tries && `, with ${tries.trialLimit} ${tries.unit}s`}. No card needed.
            </>
          )}
        </p>
      </header>
      <nav className={classes.switch} aria-label="Billing interval">
        <Link to="?" replace preventScrollReset aria-current={interval === 'month' ? 'true' : undefined}>
          Monthly
        </Link>
        <Link to="?interval=year" replace preventScrollReset aria-current={interval === 'year' ? 'true' : undefined}>
          Yearly{saving > 0 && <span>Save up to {saving}%</span>}
        </Link>
      </nav>
      <div className={classes.plans}>
        {plans.map((plan) => (
          <PlanColumn key={plan._id} plan={plan} interval={interval} mine={mine} />
        ))}
      </div>
      {currency !== 'NGN' && (
        <p className={classes.note}>Shown in {currency} as an estimate. You are charged in naira.</p>
      )}
      <CompareTable plans={plans} current={mine?.hasAccess ? mine.subscription?.plan.slug : undefined} />
      <Terms />
    </main>
  );
}

const TERMS = [
  ['Cancellation', 'Cancel at any time. You keep access until the end of the period you have paid for.'],
  [
    'Changing plans',
    'Upgrades start immediately and the unused time of your plan is credited. Downgrades start at the end of the current period.',
  ],
  ['Pausing', 'Pause for up to three months. Your remaining paid days are kept.'],
  ['Prices', 'If prices change, you keep your price for as long as you keep your plan.'],
] as const;

function Terms() {
  return (
    <section className={classes.terms} aria-labelledby="terms">
      <h2 id="terms">Questions</h2>
      <dl>
        {TERMS.map(([name, words]) => (
          <div key={name}>
            <dt>{name}</dt>
            <dd>{words}</dd>
          </div>
        ))}
      </dl>
    </section>
  );
}
