import type { Order } from '@adunni/contracts/orders/orders';
import type { OrderMessage } from '@adunni/contracts/orders/thread';
import { Title } from '@mantine/core';
import classes from './order.page.module.css';
import { type Conversation, Thread } from './thread/thread.tsx';
import { CUSTOMER_CALLS } from './thread/thread-calls.ts';

const waits = ({ side }: OrderMessage): boolean => side !== 'customer';

/** The customer’s conversation with each maker, and with the house about an order of several. */
export function OrderThread({ order }: { order: Order }) {
  // Those who still make something first.
  const parts = [...order.parts].sort((a, b) => Number(a.stage === 'cancelled') - Number(b.stage === 'cancelled'));
  const makers = parts.map(({ _id, maker }): Conversation => ({ partId: _id, label: maker.name }));
  const house: Conversation = { partId: null, label: 'Adunni, about the whole order' };
  const [first = house, ...others] = makers.length > 1 ? [...makers, house] : makers;
  return (
    <section className={classes.thread} aria-labelledby="conversation">
      <Title order={2} size="h3" id="conversation" mb="md">
        {makers.length === 1 ? `Write to ${first.label}` : 'Your conversations'}
      </Title>
      <Thread
        about={order._id}
        calls={CUSTOMER_CALLS}
        conversations={[first, ...others]}
        choice="With"
        empty="Ask about fit, fabric or dates, or send a photo. You are told when an answer comes."
        waits={waits}
      />
    </section>
  );
}
