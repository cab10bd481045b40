import type { Booking } from '@adunni/contracts/bookings/bookings';
import type { ConversationMessage } from '../../conversations/public/calls.ts';
import { Conversation } from '../../conversations/public/conversation.tsx';
import { CUSTOMER_CALLS } from '../conversation-calls.ts';

const waits = ({ side }: ConversationMessage): boolean => side !== 'customer';

/** The customer’s conversation with the maker about a booking. */
export function BookingConversation({ booking: { _id, maker } }: { booking: Booking }) {
  return (
    <section aria-labelledby="conversation">
      <h2 id="conversation">Write to {maker.name}</h2>
      <Conversation
        about={_id}
        calls={CUSTOMER_CALLS}
        topics={[{ topicId: null, label: maker.name }]}
        choice="With"
        empty="Ask a question or send a photo. We’ll let you know when you get a reply."
        waits={waits}
      />
    </section>
  );
}
