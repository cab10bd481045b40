import { getOwnInbox, type OwnInboxEntry } from '@adunni/contracts/dashboard/inbox';
import { type ClientLoaderFunctionArgs, Link, useLoaderData } from 'react-router';
import { callApi } from '../../../kit/api/call-api.ts';
import button from '../../../kit/button.module.css';
import { EmptyState } from '../../../kit/page/empty-state.tsx';
import { LoadingScreen } from '../../../kit/page/loading-screen.tsx';
import { privateMeta } from '../../../kit/page-meta.ts';
import { SpeechIcon } from '../../../kit/pictures/icons.tsx';
import { requireSession } from '../../../kit/session/guard.ts';
import classes from './enquiries.module.css';
import { EnquiryList } from './enquiry-list.tsx';

export const meta = () => privateMeta('Messages');

export async function clientLoader({ request }: ClientLoaderFunctionArgs) {
  requireSession(request);
  return callApi(getOwnInbox);
}
clientLoader.hydrate = true as const;

export const HydrateFallback = LoadingScreen;

/** Where a conversation is read and answered: with what it is about, at its place there. */
const PATHS: Record<OwnInboxEntry['kind'], (id: string, eventId: string | null) => string> = {
  order: (id) => `/orders/${id}#conversation`,
  booking: (id) => `/bookings/${id}#conversation`,
  enquiry: (id) => `/messages/${id}`,
  ticket: (id) => `/support/tickets/${id}`,
  planning: (id) => `/cultural/planning/cases/${id}#conversation`,
  'aso-ebi': (id, eventId) => `/cultural/aso-ebi/event/${eventId}/host?view=makers&with=${id}#conversation`,
};

/** What the person, makers and the marketplace wrote to each other, whatever it is about. */
export default function MessagesPage() {
  const { items } = useLoaderData<typeof clientLoader>();
  return (
    <main className={classes.page} id="main">
      <h1>Messages</h1>
      {items.length === 0 ? (
        <EmptyState
          icon={<SpeechIcon />}
          ways={
            <Link to="/makers" className={button.filled}>
              Browse makers
            </Link>
          }
        >
          <p>
            No messages yet. To ask a question, choose “Contact this maker” on the page of a product or maker. What is
            written about your <Link to="/orders">orders</Link> and <Link to="/bookings/my-bookings">bookings</Link> is
            here too.
          </p>
        </EmptyState>
      ) : (
        <EnquiryList enquiries={items} to={({ kind, _id, eventId }) => PATHS[kind](_id, eventId)} />
      )}
    </main>
  );
}
