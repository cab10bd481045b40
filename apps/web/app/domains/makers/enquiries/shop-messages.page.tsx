import { listEnquiriesAsMaker } from '@adunni/contracts/makers/enquiries';
import { useLoaderData } from 'react-router';
import { callApi } from '../../../kit/api/call-api.ts';
import { EmptyState } from '../../../kit/page/empty-state.tsx';
import { privateMeta } from '../../../kit/page-meta.ts';
import { SpeechIcon } from '../../../kit/pictures/icons.tsx';
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
      {items.length === 0 ? (
        <EmptyState icon={<SpeechIcon />}>
          <p>No messages yet. Customers can write to you from your shop and your products.</p>
        </EmptyState>
      ) : (
        <EnquiryList enquiries={items} to={(enquiryId) => enquiryId} />
      )}
    </main>
  );
}
