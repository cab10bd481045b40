import type { MessageSide } from '@adunni/contracts/conversations/messages';
import { Button, Group } from '@mantine/core';
import { useRef } from 'react';
import { moment } from '../../../kit/dates.ts';
import { PhotoStrip } from '../../../kit/photos/photo-strip.tsx';
import thread from '../../../kit/thread/thread.module.css';
import type { ConversationMessage } from './calls.ts';
import classes from './conversation.module.css';
import type { Outgoing } from './use-conversation.ts';

/** What a side is called beside the name of who wrote. */
const SIDES: Record<MessageSide, string | null> = { customer: null, maker: null, staff: 'Adunni' };

interface MessageProps {
  message: ConversationMessage;
  refresh: () => unknown;
  timeOf: ((iso: string) => string) | undefined;
}

/** One message, with who wrote it and when; one’s own to the right. */
export function Message({ message, refresh, timeOf = moment }: MessageProps) {
  const { author, side, isOwn, text, photos, documents = [], at, readAt } = message;
  const house = SIDES[side];
  return (
    <li className={thread.message} data-own={isOwn || undefined}>
      <p className={thread.by}>
        <strong>{isOwn ? 'You' : <bdi>{author}</bdi>}</strong>
        {house && !isOwn && author !== house && `, ${house}`} <time dateTime={at}>{timeOf(at)}</time>
        {isOwn && readAt && ' · read'}
      </p>
      <div dir="auto" className={thread.words}>
        {text}
      </div>
      <PhotoStrip photos={photos} of={`Message from ${timeOf(at)}`} refresh={refresh} />
      {documents.map(({ _id, url }, index) => (
        <a key={_id} href={`${url}/document.pdf`} download className={classes.document}>
          {documents.length > 1 ? `Document ${index + 1}` : 'Document'} (PDF)
        </a>
      ))}
    </li>
  );
}

interface SendingProps {
  message: Outgoing;
  onRetry: () => void;
  onDiscard: () => void;
}

/** A message that is being sent, that waits for a connection, or that could not be sent. */
export function Sending({ message, onRetry, onDiscard }: SendingProps) {
  const { text, photos, problem, isWaiting } = message;
  const own = useRef<HTMLLIElement>(null);
  return (
    <li
      ref={own}
      tabIndex={-1}
      className={problem === null || isWaiting ? thread.message : `${thread.message} ${classes.failed}`}
      data-own
    >
      <p className={thread.by}>
        <strong>You</strong> {problem === null ? 'sending…' : 'not sent'}
      </p>
      <div dir="auto" className={thread.words}>
        {text}
      </div>
      <PhotoStrip photos={photos} of="Message" />
      {problem && (
        <>
          <p className={isWaiting ? classes.waiting : classes.problem}>{problem}</p>
          <Group gap="xs">
            {!isWaiting && (
              <Button size="compact-sm" onClick={() => leave(onRetry, own.current)}>
                Try again
              </Button>
            )}
            <Button size="compact-sm" variant="default" onClick={() => leave(onDiscard, own.current?.parentElement)}>
              Discard
            </Button>
          </Group>
        </>
      )}
    </li>
  );
}

/** Does what a button is for that goes with it; its focus goes to what is left. */
function leave(act: () => void, left: HTMLElement | null | undefined): void {
  left?.focus({ preventScroll: true });
  act();
}
