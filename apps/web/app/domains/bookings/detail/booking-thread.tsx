import type { Booking } from '@adunni/contracts/bookings/bookings';
import type { OrderMessage } from '@adunni/contracts/orders/thread';
import { Thread } from '../../orders/thread/thread.tsx';
import { CUSTOMER_CALLS } from '../thread-calls.ts';

const waits = ({ side }: OrderMessage): boolean => side !== 'customer';

/** The customer’s conversation with the maker about a booking. */
export function BookingThread({ booking: { _id, maker } }: { booking: Booking }) {
  return (
    <section aria-labelledby="conversation">
      <h2 id="conversation">Write to {maker.name}</h2>
      <Thread
        about={_id}
        calls={CUSTOMER_CALLS}
        conversations={[{ partId: null, label: maker.name }]}
        choice="With"
        empty="Ask what you would like to know beforehand, or send a photo. You are told when an answer comes."
        waits={waits}
      />
    </section>
  );
}
