import { getUsage } from '@adunni/contracts/subscriptions/usage';
import { Fragment } from 'react';
import { callApi } from '../../../kit/api/call-api.ts';
import { privateMeta } from '../../../kit/page-meta.ts';
import { Section } from '../../../kit/resource/facts.tsx';
import { requireSession } from '../../../kit/session/guard.ts';
import { NoSubscription } from '../frame/no-subscription.tsx';
import { useMySubscription } from '../frame/subscription-layout.tsx';
import type { Route } from './+types/usage.page.ts';
import { DayChart } from './day-chart.tsx';
import { Meter } from './meter.tsx';

export const meta = () => privateMeta('Usage');

export async function clientLoader({ request }: Route.ClientLoaderArgs) {
  requireSession(request);
  return callApi(getUsage);
}
clientLoader.hydrate = true as const;

export default function UsagePage({ loaderData: { plan, features, days } }: Route.ComponentProps) {
  return (
    <>
      <h1>Usage</h1>
      {!plan && <Uncounted />}
      {plan && features.length === 0 && <p>{plan.name} has no limits.</p>}
      {features.map((use) => (
        <Fragment key={use.feature}>
          <Section title="This month">
            <Meter use={use} />
          </Section>
          <Section title="Daily usage">
            <DayChart use={use} days={days} />
          </Section>
        </Fragment>
      ))}
    </>
  );
}

/** Why nothing is counted now. */
function Uncounted() {
  const { status } = useMySubscription();
  if (status === 'paused' || status === 'past_due' || status === 'incomplete')
    return <p>No usage while your plan is inactive.</p>;
  return (
    <NoSubscription>No usage yet. Once you have a plan, its usage is shown here by feature and day.</NoSubscription>
  );
}
