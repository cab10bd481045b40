import { listEnquiries } from '@adunni/contracts/makers/enquiries';
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
  return callApi(listEnquiries);
}
clientLoader.hydrate = true as const;

export const HydrateFallback = LoadingScreen;

/** What the person and makers wrote to each other, apart from orders and bookings. */
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
            No messages yet. To ask a question, choose “Contact this maker” on the page of a product or maker. What you
            write about an <Link to="/orders">order</Link> or a <Link to="/bookings/my-bookings">booking</Link> stands
            on its own page.
          </p>
        </EmptyState>
      ) : (
        <EnquiryList enquiries={items} to={({ _id }) => `/messages/${_id}`} />
      )}
    </main>
  );
}
