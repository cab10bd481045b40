import { SUBSCRIPTION_EVENTS } from '@adunni/contracts/subscriptions/statuses';
import { listSubscriptionEvents } from '@adunni/contracts/subscriptions/subscriptions';
import { callApi } from '../../../kit/api/call-api.ts';
import { day } from '../../../kit/dates.ts';
import { stayWithinPages } from '../../../kit/listing/last-page.ts';
import { readPage } from '../../../kit/listing/read-address.ts';
import { PageLinks } from '../../../kit/page/page-links.tsx';
import { privateMeta } from '../../../kit/page-meta.ts';
import { requireSession } from '../../../kit/session/guard.ts';
import { NoSubscription } from '../frame/no-subscription.tsx';
import type { Route } from './+types/history.page.ts';
import classes from './history.module.css';

export const meta = () => privateMeta('Subscription history');

const LIMIT = 20;

export async function clientLoader({ request }: Route.ClientLoaderArgs) {
  requireSession(request);
  const page = readPage(new URL(request.url).searchParams.get('page'));
  const list = await callApi(listSubscriptionEvents, { query: { page, limit: LIMIT } });
  stayWithinPages(request.url, list);
  return list;
}
clientLoader.hydrate = true as const;

const BY = { person: 'you', staff: 'Adunni', clock: null };

export default function HistoryPage({ loaderData: { items, total, page } }: Route.ComponentProps) {
  return (
    <>
      <h1>History</h1>
      {items.length === 0 ? (
        <NoSubscription>No changes yet. Once you have a plan, its changes are listed here.</NoSubscription>
      ) : (
        <ol className={classes.events}>
          {items.map(({ _id, at, kind, by, detail, reason }) => (
            <li key={_id}>
              <time dateTime={at}>{day(at)}</time>
              <div>
                <h2>
                  {SUBSCRIPTION_EVENTS[kind]}
                  {BY[by] && <span>by {BY[by]}</span>}
                </h2>
                <p>{detail}</p>
                {reason && <p className={classes.reason}>“{reason}”</p>}
              </div>
            </li>
          ))}
        </ol>
      )}
      <PageLinks page={page} pages={Math.max(1, Math.ceil(total / LIMIT))} />
    </>
  );
}
