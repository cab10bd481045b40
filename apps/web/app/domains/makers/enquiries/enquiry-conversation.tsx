import type { Enquiry } from '@adunni/contracts/makers/enquiries';
import type { ConversationCalls, ConversationMessage } from '../../conversations/public/calls.ts';
import { Conversation } from '../../conversations/public/conversation.tsx';
import classes from './enquiries.module.css';

interface Props {
  enquiry: Enquiry;
  calls: ConversationCalls;
  /** Whether a message waits for this reader. */
  waits: (message: ConversationMessage) => boolean;
}

/** The conversation of a customer with a maker, as either of them sees it. */
export function EnquiryConversation({ enquiry, calls, waits }: Props) {
  return (
    <>
      {!enquiry.isOpen && (
        <p className={classes.closed} role="status">
          {enquiry.maker.name} can’t receive messages at the moment.
        </p>
      )}
      <Conversation
        about={enquiry._id}
        calls={calls}
        topics={[{ topicId: null, label: enquiry.with }]}
        choice="With"
        empty="No messages yet."
        waits={waits}
      />
    </>
  );
}
