import { NativeSelect } from '@mantine/core';
import { useInViewport } from '@mantine/hooks';
import { useEffect, useRef, useState } from 'react';
import { LoadProblem } from '../../../kit/page/load-problem.tsx';
import thread from '../../../kit/thread/thread.module.css';
import type { ConversationCalls, ConversationMessage } from './calls.ts';
import { Composer } from './composer.tsx';
import classes from './conversation.module.css';
import { Message, Sending } from './message.tsx';
import { useArrival } from './use-arrival.ts';
import { useConversation } from './use-conversation.ts';

/** With whom, or about what, one can speak; null is all of what is spoken about. */
export interface Topic {
  topicId: string | null;
  label: string;
}

interface Props {
  /** Id of what is spoken about: an order, a booking. */
  about: string;
  calls: ConversationCalls;
  topics: readonly [Topic, ...Topic[]];
  /** What the choice of topic is called: `Write to`. */
  choice: string;
  /** What is said while nothing was written yet. */
  empty: string;
  /** What is said in the place of the form when nothing can be written any more. */
  closed?: string | false;
  /** Whether a message waits for this reader. */
  waits: (message: ConversationMessage) => boolean;
  /** How moments are told, where that is not by the reader’s own clock. */
  timeOf?: (iso: string) => string;
}

/** A conversation: it follows what the other side writes, and what is sent shows at once. */
export function Conversation({ about, calls, topics, choice, empty, closed = false, waits, timeOf }: Props) {
  const conversation = useConversation(calls, about);
  const { messages, problem, markRead } = conversation;
  const { ref, inViewport } = useInViewport();
  const whole = useRef<HTMLDivElement>(null);
  useArrival(whole, messages !== null);
  const [chosen, setChosen] = useState<number | null>(null);
  // Once it is known where was spoken last, the choice begins there and stays until it is changed.
  if (chosen === null && messages !== null) setChosen(latestOf(topics, messages));
  const { topicId } = topics[chosen ?? 0] ?? topics[0];
  const said = (messages ?? []).filter((message) => message.topicId === topicId);
  const sending = conversation.outgoing.filter((message) => message.topicId === topicId);
  const lastWaiting = (messages ?? []).filter((message) => message.readAt === null && waits(message)).at(-1)?._id;
  const lastKnown = useRef<string>('');

  useEffect(() => {
    if (!inViewport || !lastWaiting || lastKnown.current === lastWaiting) return;
    lastKnown.current = lastWaiting;
    markRead(lastWaiting);
  }, [inViewport, lastWaiting, markRead]);

  return (
    <div ref={whole} className={classes.conversation}>
      {topics.length > 1 && (
        <NativeSelect
          label={choice}
          size="md"
          value={chosen ?? 0}
          onChange={({ currentTarget }) => setChosen(Number(currentTarget.value))}
          data={topics.map(({ label, topicId: of }, index) => ({
            value: String(index),
            label: labelled(
              label,
              (messages ?? []).filter((one) => one.topicId === of),
              waits,
            ),
          }))}
        />
      )}
      <ol
        ref={ref}
        tabIndex={-1}
        className={thread.messages}
        aria-label="Messages"
        aria-live="polite"
        aria-busy={messages === null}
      >
        {said.map((message) => (
          <Message key={message._id} message={message} refresh={conversation.load} timeOf={timeOf} />
        ))}
        {sending.map((message) => (
          <Sending
            key={`sending-${message.key}`}
            message={message}
            onRetry={() => void conversation.retry(message)}
            onDiscard={() => conversation.discard(message.key)}
          />
        ))}
      </ol>
      {messages !== null && said.length + sending.length === 0 && <p className={thread.none}>{empty}</p>}
      <LoadProblem message={problem} onRetry={conversation.load} />
      {closed ? (
        <p className={thread.none}>{closed}</p>
      ) : (
        <Composer
          about={about}
          calls={calls}
          onSend={(text, photos) => conversation.write({ topicId, text, photos })}
        />
      )}
    </div>
  );
}

/** Which topic holds the newest message; the first when nothing was said. */
function latestOf(topics: readonly Topic[], messages: readonly ConversationMessage[]): number {
  const newest = messages.at(-1);
  return Math.max(
    0,
    topics.findIndex(({ topicId }) => newest && topicId === newest.topicId),
  );
}

/** A topic with how much was said about it: `Kolade & Thread (2 unread)`, `Kolade & Thread (5 messages)`. */
function labelled(label: string, said: readonly ConversationMessage[], waits: Props['waits']): string {
  const unread = said.filter((message) => !message.readAt && waits(message)).length;
  if (unread > 0) return `${label} (${unread} unread)`;
  if (said.length === 0) return label;
  return `${label} (${said.length === 1 ? 'one message' : `${said.length} messages`})`;
}
