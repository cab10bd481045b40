import type { MakerInvitation } from '@adunni/contracts/asoebi/proposals';
import { Link } from 'react-router';
import type { ConversationMessage } from '../../conversations/public/calls.ts';
import { Conversation } from '../../conversations/public/conversation.tsx';
import { talkPath } from '../address.ts';
import { HOST_CALLS } from '../conversation-calls.ts';
import classes from './host.module.css';

type Talk = Pick<MakerInvitation, '_id' | 'maker' | 'talk'>;

const waits = ({ side }: ConversationMessage): boolean => side !== 'customer';

/** Leads to the conversation with a maker. */
export function TalkLink({ eventId, invitation }: { eventId: string; invitation: Talk }) {
  const { _id, maker, talk } = invitation;
  return (
    <Link to={talkPath(eventId, _id)} className={classes.quiet}>
      Messages with {maker.name}
      {talk.unread > 0 && ` (${talk.unread} unread)`}
    </Link>
  );
}

/** What hosts and a maker whom they invited write to each other. */
export function MakerConversation({ invitation: { _id, maker, talk } }: { invitation: Talk }) {
  return (
    <section aria-labelledby="conversation">
      <h3 id="conversation">Messages with {maker.name}</h3>
      <Conversation
        key={_id}
        about={_id}
        calls={HOST_CALLS}
        topics={[{ topicId: null, label: maker.name }]}
        choice="With"
        empty="Ask a question or send a photo of the fabric. We’ll let you know when you get a reply. People you let see guests and edit the event read this too."
        closed={!talk.isOpen && `You can no longer write to ${maker.name} about this group.`}
        waits={waits}
      />
    </section>
  );
}
