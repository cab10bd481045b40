import { getInbox, type InboxEntry } from '@adunni/contracts/dashboard/inbox';
import { useLoaderData } from 'react-router';
import { callApi } from '../../../kit/api/call-api.ts';
import { EmptyState } from '../../../kit/page/empty-state.tsx';
import { privateMeta } from '../../../kit/page-meta.ts';
import { SpeechIcon } from '../../../kit/pictures/icons.tsx';
import { PageHead } from '../../../kit/resource/page-head.tsx';
import { EnquiryList } from './enquiry-list.tsx';

export const meta = () => privateMeta('Messages');

export const clientLoader = () => callApi(getInbox);

/** Where a conversation is read and answered: with what it is about, at its place there. */
const PATHS: Record<InboxEntry['kind'], (id: string) => string> = {
  order: (id) => `../orders/${id}#conversation`,
  booking: (id) => `../bookings/${id}#conversation`,
  enquiry: (id) => id,
  'aso-ebi': (id) => `../orders/aso-ebi/${id}#conversation`,
};

/** What a workshop and its customers write to each other, whatever it is about. */
export default function ShopMessagesPage() {
  const { items } = useLoaderData<typeof clientLoader>();
  return (
    <main>
      <PageHead
        title="Messages"
        lead="All conversations about your orders, bookings and aso-ebi groups, and questions from customers. Unread and unanswered first, the latest at the top."
      />
      {items.length === 0 ? (
        <EmptyState icon={<SpeechIcon />}>
          <p>
            No messages yet. Customers can write to you from your shop, your products, their orders and their bookings,
            and hosts who invite you to an aso-ebi group from their event.
          </p>
        </EmptyState>
      ) : (
        <EnquiryList enquiries={items} to={({ kind, _id }) => PATHS[kind](_id)} />
      )}
    </main>
  );
}
