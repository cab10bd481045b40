import type { StaffOrder } from '@adunni/contracts/orders/staff';
import type { OrderMessage } from '@adunni/contracts/orders/thread';
import { Section } from '../../../../kit/resource/facts.tsx';
import { type Conversation as Choice, Thread } from '../../thread/thread.tsx';
import { WORKER_CALLS } from '../../thread/thread-calls.ts';

/** The conversation with the customer; who only sews for another workshop has none. */
export function Conversation({ order }: { order: StaffOrder }) {
  const [first, ...others] = choicesOf(order);
  if (!first) return null;
  const waits = ({ side, partId }: OrderMessage): boolean => side === 'customer' && (!order.isStaff || partId === null);
  return (
    <Section title="Conversation with the customer">
      <Thread
        about={order._id}
        calls={WORKER_CALLS}
        conversations={[first, ...others]}
        choice="About"
        empty={`Nothing was written yet. ${order.customer.name} reads here what you write, and gets a notification.`}
        waits={waits}
      />
    </Section>
  );
}

/** An order of one part has one conversation; else staff have one on the whole order too. */
function choicesOf({ parts, isStaff }: StaffOrder): Choice[] {
  const own = parts.filter(({ viewer }) => viewer !== 'tailor');
  const onParts = own.map(({ _id, maker }) => ({
    partId: _id,
    label: isStaff ? `The part by ${maker.name}` : maker.name,
  }));
  return isStaff && parts.length > 1 ? [{ partId: null, label: 'The whole order' }, ...onParts] : onParts;
}
