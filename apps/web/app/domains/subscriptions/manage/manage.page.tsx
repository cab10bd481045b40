import { SUBSCRIPTION_STATUSES } from '@adunni/contracts/subscriptions/statuses';
import { getMySubscription, type Subscription } from '@adunni/contracts/subscriptions/subscriptions';
import { Link } from 'react-router';
import { callApi } from '../../../kit/api/call-api.ts';
import { day } from '../../../kit/dates.ts';
import { GetHelp } from '../../../kit/help/get-help.tsx';
import { privateMeta } from '../../../kit/page-meta.ts';
import { Facts } from '../../../kit/resource/facts.tsx';
import { StatusLabel } from '../../../kit/resource/status.tsx';
import { requireSession } from '../../../kit/session/guard.ts';
import { choiceIn } from '../choice.ts';
import { NoSubscription } from '../frame/no-subscription.tsx';
import { priceLabel, statusSummary } from '../labels.ts';
import type { Route } from './+types/manage.page.ts';
import { Actions } from './actions.tsx';
import { loadChoice } from './load-choice.ts';
import classes from './manage.module.css';
import { Review } from './review.tsx';

export const meta = () => privateMeta('My Subscription');

export async function clientLoader({ request }: Route.ClientLoaderArgs) {
  requireSession(request);
  const { data: mine } = await callApi(getMySubscription);
  const choice = choiceIn(new URL(request.url).searchParams);
  return { mine, choice, chosen: choice && (await loadChoice(choice, mine)) };
}
clientLoader.hydrate = true as const;

export default function ManagePage({ loaderData: { mine, choice, chosen } }: Route.ComponentProps) {
  const { status, subscription } = mine;
  if (chosen) return <Review key={`${chosen.plan.slug} ${chosen.price.interval}`} chosen={chosen} mine={mine} />;
  const hasEnded = !subscription || status === 'none' || status === 'cancelled' || status === 'expired';
  return (
    <>
      <h1>My Subscription</h1>
      {choice && <p className={classes.lead}>This plan is no longer available.</p>}
      {hasEnded ? (
        <NoSubscription>
          {subscription ? `Your ${subscription.plan.name} plan ended` : 'You have no plan yet'}. Once you subscribe, you
          can change, pause or cancel your plan here.
        </NoSubscription>
      ) : (
        <>
          <p className={classes.lead}>{statusSummary(subscription)}</p>
          <Facts
            facts={[
              ['Plan', subscription.plan.name],
              ['Status', <StatusLabel key="status" of={SUBSCRIPTION_STATUSES} is={status} />],
              ['Price', priceLabel(subscription.price)],
              untilOf(subscription),
              ['Subscribed since', day(subscription.startedAt)],
            ]}
          />
          <Actions subscription={subscription} />
          <GetHelp about="subscription" id={subscription._id} />
        </>
      )}
      {hasEnded && subscription && (
        <p className={classes.lead}>
          <Link to="/subscription/history">History</Link>
        </p>
      )}
    </>
  );
}

/** How long it lasts; of one that rests, how long that takes, since its paid days move on with it. */
function untilOf({ status, periodEnd, resumesAt }: Subscription): [label: string, day: string | false] {
  if (status === 'paused') return ['Paused until', resumesAt !== null && day(resumesAt)];
  return [status === 'trial' ? 'Trial until' : 'Paid until', status !== 'incomplete' && day(periodEnd)];
}
