import type { Ticket } from '@adunni/contracts/support/tickets';
import { useEffect, useRef } from 'react';
import { moment } from '../../../kit/dates.ts';
import thread from '../../../kit/thread/thread.module.css';
import { FileList } from '../public/file-list.tsx';
import classes from './ticket.module.css';

interface Props {
  ticket: Ticket;
  refresh: () => unknown;
}

/** What was said, the oldest first; it scrolls by itself and shows the newest. */
export function MessageList({ ticket: { messages, isOwn }, refresh }: Props) {
  const frame = useRef<HTMLElement>(null);
  const count = messages.length;
  useEffect(() => {
    if (count > 0) frame.current?.scrollTo({ top: frame.current.scrollHeight });
  }, [count]);

  if (count === 0) return <p className={thread.none}>No messages yet. We’ll reply here and by email.</p>;
  return (
    // biome-ignore lint/a11y/noNoninteractiveTabindex: a region that scrolls is reached by keyboard
    <section className={classes.scroll} ref={frame} tabIndex={0} aria-label="Messages">
      <ol className={thread.messages} aria-live="polite">
        {messages.map(({ _id, message, side, sender, createdAt, files }) => {
          const isSupport = side === 'staff';
          return (
            <li key={_id} className={thread.message} data-own={!isSupport || undefined}>
              <p className={thread.by}>
                <strong>{!isSupport && isOwn ? 'You' : `${sender.firstName} ${sender.lastName}`}</strong>{' '}
                <time dateTime={createdAt}>{moment(createdAt)}</time>
              </p>
              <div className={thread.words}>{message}</div>
              <FileList files={files} of={`Message from ${moment(createdAt)}`} refresh={refresh} />
            </li>
          );
        })}
      </ol>
    </section>
  );
}
