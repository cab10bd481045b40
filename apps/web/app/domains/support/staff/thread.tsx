import type { StaffTicket } from '@adunni/contracts/support/staff';
import { moment } from '../../../kit/dates.ts';
import thread from '../../../kit/thread/thread.module.css';
import { FileList } from '../public/file-list.tsx';
import classes from './staff.module.css';

interface Props {
  ticket: StaffTicket;
  refresh: () => unknown;
}

/** What was said and what was noted, the oldest first; a note looks like nothing that a customer reads. */
export function Thread({ ticket: { messages, customer }, refresh }: Props) {
  if (messages.length === 0) return <p className={thread.none}>No replies or notes yet.</p>;
  return (
    <ol className={thread.messages} aria-label="Messages and notes">
      {messages.map(({ _id, message, isInternal, side, sender, createdAt, files, readAt }) => (
        <li
          key={_id}
          className={classes.message}
          data-internal={isInternal || undefined}
          data-staff={side === 'staff' || undefined}
        >
          {isInternal && <p className={classes.mark}>Internal note, only staff see this</p>}
          <p className={thread.by}>
            <strong>{side === 'staff' ? `${sender.firstName} ${sender.lastName}` : customer.name}</strong>
            {side === 'staff' && !isInternal && ', to the customer'}{' '}
            <time dateTime={createdAt}>{moment(createdAt)}</time>
            {side === 'staff' && !isInternal && readAt && ' · read'}
          </p>
          <div className={thread.words}>{message}</div>
          <FileList files={files} of={`Message from ${moment(createdAt)}`} refresh={refresh} />
        </li>
      ))}
    </ol>
  );
}
