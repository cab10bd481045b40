import type { OrderMessage } from '@adunni/contracts/orders/thread';
import { Button, NativeSelect } from '@mantine/core';
import { useInViewport } from '@mantine/hooks';
import { useEffect, useRef, useState } from 'react';
import { Composer } from './composer.tsx';
import { Message, Sending } from './message.tsx';
import classes from './thread.module.css';
import type { ThreadCalls } from './thread-calls.ts';
import { useThread } from './use-thread.ts';

/** With whom, or about what, one can speak; null is the whole order, or the booking. */
export interface Conversation {
  partId: string | null;
  label: string;
}

interface Props {
  /** Id of what is spoken about: an order, a booking. */
  about: string;
  calls: ThreadCalls;
  conversations: readonly [Conversation, ...Conversation[]];
  /** What the choice of conversation is called: `Write to`. */
  choice: string;
  /** What is said while nothing was written yet. */
  empty: string;
  /** Whether a message waits for this reader. */
  waits: (message: OrderMessage) => boolean;
}

/** A conversation: it follows what the other side writes, and what is sent shows at once. */
export function Thread({ about, calls, conversations, choice, empty, waits }: Props) {
  const thread = useThread(calls, about);
  const { messages, problem, markRead } = thread;
  const { ref, inViewport } = useInViewport();
  const [chosen, setChosen] = useState<number | null>(null);
  // Once it is known where was spoken last, the choice begins there and stays until it is changed.
  if (chosen === null && messages !== null) setChosen(latestOf(conversations, messages));
  const { partId } = conversations[chosen ?? 0] ?? conversations[0];
  const said = (messages ?? []).filter((message) => message.partId === partId);
  const sending = thread.outgoing.filter((message) => message.partId === partId);
  const lastWaiting = (messages ?? []).filter((message) => message.readAt === null && waits(message)).at(-1)?._id;
  const lastKnown = useRef<string>('');

  useEffect(() => {
    if (!inViewport || !lastWaiting || lastKnown.current === lastWaiting) return;
    lastKnown.current = lastWaiting;
    markRead(lastWaiting);
  }, [inViewport, lastWaiting, markRead]);

  return (
    <div className={classes.thread}>
      {conversations.length > 1 && (
        <NativeSelect
          label={choice}
          size="md"
          value={chosen ?? 0}
          onChange={({ currentTarget }) => setChosen(Number(currentTarget.value))}
          data={conversations.map(({ label, partId: of }, index) => ({
            value: String(index),
            label: labelled(
              label,
              (messages ?? []).filter((one) => one.partId === of),
              waits,
            ),
          }))}
        />
      )}
      <ol className={classes.messages} aria-label="Messages" aria-live="polite" aria-busy={messages === null} ref={ref}>
        {said.map((message) => (
          <Message key={message._id} message={message} />
        ))}
        {sending.map((message) => (
          <Sending
            key={`sending-${message.key}`}
            message={message}
            onRetry={() => thread.retry(message)}
            onDiscard={() => thread.discard(message.key)}
          />
        ))}
      </ol>
      {messages !== null && said.length + sending.length === 0 && <p className={classes.empty}>{empty}</p>}
      {problem && (
        <p role="alert" className={classes.problem}>
          {problem}{' '}
          <Button size="compact-sm" variant="default" onClick={() => void thread.load()}>
            Try again
          </Button>
        </p>
      )}
      <Composer about={about} calls={calls} onSend={(text, photos) => thread.write({ partId, text, photos })} />
    </div>
  );
}

/** Which conversation holds the newest message; the first when nothing was said. */
function latestOf(conversations: readonly Conversation[], messages: readonly OrderMessage[]): number {
  const newest = messages.at(-1);
  return Math.max(
    0,
    conversations.findIndex(({ partId }) => newest && partId === newest.partId),
  );
}

/** A conversation with how much was said in it: `Kolade & Thread (2 unread)`, `Kolade & Thread (5 messages)`. */
function labelled(label: string, said: readonly OrderMessage[], waits: Props['waits']): string {
  const unread = said.filter((message) => !message.readAt && waits(message)).length;
  if (unread > 0) return `${label} (${unread} unread)`;
  if (said.length === 0) return label;
  return `${label} (${said.length === 1 ? 'one message' : `${said.length} messages`})`;
}
