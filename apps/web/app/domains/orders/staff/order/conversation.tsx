import type { StaffOrder } from '@adunni/contracts/orders/staff';
import { Section } from '../../../../kit/resource/facts.tsx';
import type { ConversationMessage } from '../../../conversations/public/calls.ts';
import { Conversation, type Topic } from '../../../conversations/public/conversation.tsx';
import { WORKER_CALLS } from '../../conversation-calls.ts';

/** The conversation with the customer; who only sews for another workshop has none. */
export function OrderConversation({ order }: { order: StaffOrder }) {
  const [first, ...others] = topicsOf(order);
  if (!first) return null;
  const waits = ({ side, topicId }: ConversationMessage): boolean =>
    side === 'customer' && (!order.isStaff || topicId === null);
  return (
    <Section title="Messages with the customer" id="conversation">
      <Conversation
        about={order._id}
        calls={WORKER_CALLS}
        topics={[first, ...others]}
        choice="About"
        empty={`No messages yet. ${order.customer.name} sees your messages here and gets a notification.`}
        waits={waits}
      />
    </Section>
  );
}

/** An order of one part has one topic; else staff have the whole order too. */
function topicsOf({ parts, isStaff }: StaffOrder): Topic[] {
  const own = parts.filter(({ viewer }) => viewer !== 'tailor');
  const onParts = own.map(({ _id, maker }) => ({
    topicId: _id,
    label: isStaff ? `Items from ${maker.name}` : maker.name,
  }));
  return isStaff && parts.length > 1 ? [{ topicId: null, label: 'The whole order' }, ...onParts] : onParts;
}
