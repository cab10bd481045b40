import { getEnquiry } from '@adunni/contracts/makers/enquiries';
import { type ClientLoaderFunctionArgs, Link, useLoaderData } from 'react-router';
import { callApi } from '../../../kit/api/call-api.ts';
import { LoadingScreen } from '../../../kit/page/loading-screen.tsx';
import { privateMeta } from '../../../kit/page-meta.ts';
import { requireSession } from '../../../kit/session/guard.ts';
import classes from './enquiries.module.css';
import { CUSTOMER_CALLS } from './enquiry-calls.ts';
import { EnquiryConversation } from './enquiry-conversation.tsx';

export const meta = () => privateMeta('Messages');

export async function clientLoader({ request, params }: ClientLoaderFunctionArgs) {
  requireSession(request);
  return callApi(getEnquiry, { params: { enquiryId: params.enquiryId ?? '' } });
}
clientLoader.hydrate = true as const;

export const HydrateFallback = LoadingScreen;

/** A customer’s conversation with a maker. */
export default function MessagePage() {
  const { enquiry } = useLoaderData<typeof clientLoader>();
  return (
    <main className={classes.page} id="main">
      <Link to="/messages" className={classes.back}>
        All messages
      </Link>
      <h1>
        <Link to={`/makers/${enquiry.maker.slug}`}>{enquiry.maker.name}</Link>
      </h1>
      <EnquiryConversation
        key={enquiry._id}
        enquiry={enquiry}
        calls={CUSTOMER_CALLS}
        waits={({ side }) => side !== 'customer'}
      />
    </main>
  );
}
