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
    description: 'Try a piece on before a thread is cut: plans for the virtual try-on, by the month or the year.',
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
        <h1>Try it on before a thread is cut</h1>
        <p>
          A plan opens the virtual try-on: how a piece falls on you, before its maker begins.
          {(!mine || mine.canTryFree) && (
            <>
              {' '}
              The first {trialDays} days are free{tries && `, with ${tries.trialLimit} ${tries.unit}s`}, and need no
              card.
            </>
          )}
        </p>
      </header>
      <nav className={classes.switch} aria-label="How often you pay">
        <Link to="?" replace preventScrollReset aria-current={interval === 'month' ? 'true' : undefined}>
          By the month
        </Link>
        <Link to="?interval=year" replace preventScrollReset aria-current={interval === 'year' ? 'true' : undefined}>
          By the year{saving > 0 && <span>up to {saving}% less</span>}
        </Link>
      </nav>
      <div className={classes.plans}>
        {plans.map((plan) => (
          <PlanColumn key={plan._id} plan={plan} interval={interval} mine={mine} />
        ))}
      </div>
      {currency !== 'NGN' && (
        <p className={classes.note}>Shown in {currency} as an approximation. You are charged in naira.</p>
      )}
      <CompareTable plans={plans} current={mine?.hasAccess ? mine.subscription?.plan.slug : undefined} />
      <Terms />
    </main>
  );
}

const TERMS = [
  [
    'Cancelling',
    'Two clicks, like subscribing. What you have paid for stays open to its end, and you can undo it until then.',
  ],
  [
    'Changing plan',
    'A larger plan begins at once, and the unused share of yours is taken off its price. A smaller one begins when your paid time ends.',
  ],
  ['A break', 'Pause for up to three months. The paid days that are left wait for you.'],
  ['Prices', 'When a price changes, you keep yours for as long as you keep your plan.'],
] as const;

function Terms() {
  return (
    <section className={classes.terms} aria-labelledby="terms">
      <h2 id="terms">Fair terms</h2>
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
