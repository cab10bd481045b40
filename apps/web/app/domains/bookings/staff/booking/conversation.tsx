import type { StaffBooking } from '@adunni/contracts/bookings/staff';
import * as contract from '@adunni/contracts/bookings/thread';
import type { OrderMessage } from '@adunni/contracts/orders/thread';
import { callApi } from '../../../../kit/api/call-api.ts';
import { Section } from '../../../../kit/resource/facts.tsx';
import { Thread } from '../../../orders/thread/thread.tsx';
import type { ThreadCalls } from '../../../orders/thread/thread-calls.ts';
import classes from './booking.module.css';

const whole = (message: contract.BookingMessage): OrderMessage => ({ ...message, partId: null });

const CALLS: ThreadCalls = {
  list: async (bookingId) =>
    (await callApi(contract.listBookingMessagesAsWorker, { params: { bookingId } })).messages.map(whole),
  write: async (bookingId, { text, photoIds }) =>
    whole(
      (await callApi(contract.writeBookingMessageAsWorker, { params: { bookingId }, body: { text, photoIds } }))
        .message,
    ),
  read: (bookingId, lastId) =>
    callApi(contract.readBookingMessagesAsWorker, { params: { bookingId }, body: { lastId } }),
  upload: contract.uploadBookingPhoto,
  uploadTo: () => ({}),
};

const waits = ({ side }: OrderMessage): boolean => side === 'customer';

/** The conversation with the customer; who walked in has no account to read it with. */
export function Conversation({ booking: { _id, customer, isWalkIn } }: { booking: StaffBooking }) {
  if (isWalkIn) return null;
  return (
    <div className={classes.screen}>
      <Section title="Conversation with the customer">
        <Thread
          about={_id}
          calls={CALLS}
          conversations={[{ partId: null, label: customer.name }]}
          choice="With"
          empty={`Nothing was written yet. ${customer.name} reads here what you write, and gets a notification.`}
          waits={waits}
        />
      </Section>
    </div>
  );
}
