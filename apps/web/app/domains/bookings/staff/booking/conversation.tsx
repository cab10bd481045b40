import type { StaffBooking } from '@adunni/contracts/bookings/staff';
import { Section } from '../../../../kit/resource/facts.tsx';
import { workMoment } from '../../../availability/public/clocks/own-moment.ts';
import type { ConversationMessage } from '../../../conversations/public/calls.ts';
import { Conversation } from '../../../conversations/public/conversation.tsx';
import { WORKER_CALLS } from '../../conversation-calls.ts';
import classes from './booking.module.css';

const waits = ({ side }: ConversationMessage): boolean => side === 'customer';

/** The conversation with the customer; who walked in has no account to read it with. */
export function BookingConversation({ booking: { _id, customer, isWalkIn, zone } }: { booking: StaffBooking }) {
  if (isWalkIn) return null;
  return (
    <div className={classes.screen}>
      <Section title="Messages with the customer" id="conversation">
        <Conversation
          about={_id}
          calls={WORKER_CALLS}
          topics={[{ topicId: null, label: customer.name }]}
          choice="With"
          empty={`No messages yet. ${customer.name} sees your messages here and gets a notification.`}
          waits={waits}
          timeOf={(iso) => workMoment(iso, zone)}
        />
      </Section>
    </div>
  );
}
