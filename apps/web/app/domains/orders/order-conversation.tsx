import type { Order } from '@adunni/contracts/orders/orders';
import { Title } from '@mantine/core';
import type { ConversationMessage } from '../conversations/public/calls.ts';
import { Conversation, type Topic } from '../conversations/public/conversation.tsx';
import { CUSTOMER_CALLS } from './conversation-calls.ts';
import classes from './order.page.module.css';

const waits = ({ side }: ConversationMessage): boolean => side !== 'customer';

/** The customer’s conversation with each maker, and with the house about an order of several. */
export function OrderConversation({ order }: { order: Order }) {
  // Those who still make something first.
  const parts = [...order.parts].sort((a, b) => Number(a.stage === 'cancelled') - Number(b.stage === 'cancelled'));
  const makers = parts.map(({ _id, maker }): Topic => ({ topicId: _id, label: maker.name }));
  const house: Topic = { topicId: null, label: 'Adunni, about the whole order' };
  const [first = house, ...others] = makers.length > 1 ? [...makers, house] : makers;
  return (
    <section className={classes.thread} aria-labelledby="conversation">
      <Title order={2} size="h3" id="conversation" mb="md">
        {makers.length === 1 ? `Write to ${first.label}` : 'Your conversations'}
      </Title>
      <Conversation
        about={order._id}
        calls={CUSTOMER_CALLS}
        topics={[first, ...others]}
        choice="With"
        empty="Ask about fit, fabric or dates, or send a photo. We’ll let you know when you get a reply."
        waits={waits}
      />
    </section>
  );
}
