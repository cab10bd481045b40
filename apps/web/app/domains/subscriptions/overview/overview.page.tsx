import { SUBSCRIPTION_STATUSES } from '@adunni/contracts/subscriptions/statuses';
import type { Subscription } from '@adunni/contracts/subscriptions/subscriptions';
import { getUsage } from '@adunni/contracts/subscriptions/usage';
import { Link } from 'react-router';
import { callApi } from '../../../kit/api/call-api.ts';
import button from '../../../kit/button.module.css';
import { privateMeta } from '../../../kit/page-meta.ts';
import { Section } from '../../../kit/resource/facts.tsx';
import { StatusLabel } from '../../../kit/resource/status.tsx';
import { requireSession } from '../../../kit/session/guard.ts';
import { NoSubscription } from '../frame/no-subscription.tsx';
import { useMySubscription } from '../frame/subscription-layout.tsx';
import { priceLabel, statusSummary } from '../labels.ts';
import { PlanFeatureList } from '../plan-feature-list.tsx';
import { Meter } from '../usage/meter.tsx';
import type { Route } from './+types/overview.page.ts';
import classes from './overview.module.css';

export const meta = () => privateMeta('Subscription');

export async function clientLoader({ request }: Route.ClientLoaderArgs) {
  requireSession(request);
  return callApi(getUsage);
}
clientLoader.hydrate = true as const;

export default function OverviewPage({ loaderData: { features } }: Route.ComponentProps) {
  const { status, subscription } = useMySubscription();
  if (!subscription || status === 'none')
    return (
      <>
        <h1>Subscription</h1>
        <NoSubscription>
          You have no plan yet. All plans include the virtual try-on; larger plans include more try-ons.
        </NoSubscription>
      </>
    );
  const hasEnded = status === 'cancelled' || status === 'expired';
  return (
    <>
      <h1>Subscription</h1>
      <div className={classes.plan}>
        <p className={classes.name}>{subscription.plan.name}</p>
        <p className={classes.price}>{priceLabel(subscription.price)}</p>
        <StatusLabel of={SUBSCRIPTION_STATUSES} is={status} />
        <p className={classes.status}>{statusSummary(subscription)}</p>
        <Link
          to={hasEnded ? '/subscription/plans' : '/account/subscription'}
          className={hasEnded ? button.filled : button.outline}
        >
          {nextStepLabel(subscription)}
        </Link>
      </div>
      {!hasEnded && features.length > 0 && (
        <Section title="Usage this month" aside={<Link to="/subscription/usage">Daily usage</Link>}>
          {features.map((use) => (
            <Meter key={use.feature} use={use} />
          ))}
        </Section>
      )}
      {!hasEnded && (
        <Section title="What’s included">
          <PlanFeatureList features={subscription.features} />
        </Section>
      )}
    </>
  );
}

/** What one can do about it, on the page that its button leads to. */
function nextStepLabel({ status, cancelAtPeriodEnd }: Subscription): string {
  if (status === 'cancelled' || status === 'expired') return 'See plans';
  if (status === 'paused') return 'Resume or cancel';
  if (status === 'trial') return cancelAtPeriodEnd ? 'Keep subscription' : 'Keep, change or cancel';
  if (status === 'active') return cancelAtPeriodEnd ? 'Keep subscription' : 'Change, pause or cancel';
  return 'My Subscription';
}
