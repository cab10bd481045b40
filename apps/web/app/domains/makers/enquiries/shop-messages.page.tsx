import { listEnquiriesAsMaker } from '@adunni/contracts/makers/enquiries';
import { useLoaderData } from 'react-router';
import { callApi } from '../../../kit/api/call-api.ts';
import { privateMeta } from '../../../kit/page-meta.ts';
import { PageHead } from '../../../kit/resource/page-head.tsx';
import { EnquiryList } from './enquiry-list.tsx';

export const meta = () => privateMeta('Messages');

export const clientLoader = () => callApi(listEnquiriesAsMaker);

/** What customers wrote to the workshop, apart from orders and bookings. */
export default function ShopMessagesPage() {
  const { items } = useLoaderData<typeof clientLoader>();
  return (
    <main>
      <PageHead title="Messages" lead="Questions from customers who have not ordered yet." />
      {items.length === 0 ? <p>No messages yet.</p> : <EnquiryList enquiries={items} to={(enquiryId) => enquiryId} />}
    </main>
  );
}
