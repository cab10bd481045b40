import type { MakerWork } from '@adunni/contracts/asoebi/proposals';
import { Section } from '../../../kit/resource/facts.tsx';
import type { ConversationMessage } from '../../conversations/public/calls.ts';
import { Conversation } from '../../conversations/public/conversation.tsx';
import { WORK_CALLS } from '../conversation-calls.ts';

const waits = ({ side }: ConversationMessage): boolean => side === 'customer';

/** Whether there is a conversation to show: not once it is closed and nothing was said. */
export const hasTalk = ({ talk }: MakerWork): boolean => talk !== null && (talk.isOpen || talk.count > 0);

/** What the workshop and the host of a group write to each other. */
export function HostConversation({ work }: { work: MakerWork }) {
  const { _id, talk } = work;
  if (!hasTalk(work)) return null;
  return (
    <Section title="Messages with the host" id="conversation">
      <Conversation
        about={_id}
        calls={WORK_CALLS}
        topics={[{ topicId: null, label: 'The host' }]}
        choice="With"
        empty="No messages yet. The host sees your messages on the page of their event and gets a notification."
        closed={!talk?.isOpen && 'You can no longer write to the host about this group.'}
        waits={waits}
      />
    </Section>
  );
}
