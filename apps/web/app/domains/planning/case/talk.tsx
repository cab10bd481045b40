import type { ConversationMessage } from '../../conversations/public/calls.ts';
import { Conversation } from '../../conversations/public/conversation.tsx';
import { CUSTOMER_CALLS } from '../conversation-calls.ts';

const waits = ({ side }: ConversationMessage): boolean => side !== 'customer';

/** The customer’s conversation with their coordinator. */
export function CaseTalk({ caseId, isOpen }: { caseId: string; isOpen: boolean }) {
  if (!isOpen) return null;
  return (
    <section aria-labelledby="conversation">
      <h2 id="conversation">Messages</h2>
      <Conversation
        about={caseId}
        calls={CUSTOMER_CALLS}
        topics={[{ topicId: null, label: 'Your coordinator' }]}
        choice="With"
        empty="Ask a question, or send photos and documents. We’ll let you know when you get a reply."
        waits={waits}
      />
    </section>
  );
}
