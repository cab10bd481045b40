import { listOwnSetOrders } from '@adunni/contracts/asoebi/guest';
import { GUEST_ORDER_STATUSES } from '@adunni/contracts/asoebi/sets';
import { type ClientLoaderFunctionArgs, Link } from 'react-router';
import { callApi } from '../../../kit/api/call-api.ts';
import button from '../../../kit/button.module.css';
import { countOf } from '../../../kit/count-of.ts';
import { calendarDay } from '../../../kit/dates.ts';
import list from '../../../kit/listing/own-list.module.css';
import { Money } from '../../../kit/money/currency-context.tsx';
import { EmptyState } from '../../../kit/page/empty-state.tsx';
import { LoadingScreen } from '../../../kit/page/loading-screen.tsx';
import { privateMeta } from '../../../kit/page-meta.ts';
import { ParcelIcon } from '../../../kit/pictures/icons.tsx';
import { requireSession } from '../../../kit/session/guard.ts';
import { StatusMark } from '../../../kit/status-mark.tsx';
import { ASO_EBI, orderPath } from '../address.ts';
import { MARKS } from '../status-tones.ts';
import type { Route } from './+types/orders.page.ts';
import classes from './orders.module.css';

export const meta = () => privateMeta('My Aso-ebi');

export async function clientLoader({ request }: ClientLoaderFunctionArgs) {
  requireSession(request);
  return callApi(listOwnSetOrders);
}
clientLoader.hydrate = true as const;

export const HydrateFallback = LoadingScreen;

/** What the signed-in person has ordered for celebrations, by whichever link. */
export default function OwnSetOrdersPage({ loaderData: { items } }: Route.ComponentProps) {
  return (
    <main id="main">
      <h1>My Aso-ebi</h1>
      {items.length === 0 ? (
        <EmptyState
          icon={<ParcelIcon />}
          ways={
            <Link to={ASO_EBI} className={button.outline}>
              Plan an event
            </Link>
          }
        >
          <p>No aso-ebi orders yet. What you order by a host’s link with your email address shows here.</p>
        </EmptyState>
      ) : (
        <ul className={list.list} aria-label="Your aso-ebi orders">
          {items.map(({ _id, key, number, status, event, day, sets, total }) => {
            const { label, tone } = GUEST_ORDER_STATUSES[status];
            return (
              <li key={_id} className={classes.line}>
                <div className={classes.words}>
                  <p className={classes.facts}>{number}</p>
                  <Link to={orderPath(key)} className={classes.title}>
                    {event}
                  </Link>
                  <p className={classes.facts}>
                    {[day && calendarDay(day), countOf(sets, 'set')].filter(Boolean).join(' · ')}
                  </p>
                </div>
                <div className={classes.status}>
                  <StatusMark tone={MARKS[tone]}>{label}</StatusMark>
                  <Money amount={total} charged />
                </div>
              </li>
            );
          })}
        </ul>
      )}
    </main>
  );
}
