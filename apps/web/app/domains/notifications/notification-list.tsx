import type { Notification } from '@adunni/contracts/notifications/notifications';
import { Skeleton } from '@mantine/core';
import { useState } from 'react';
import { Link } from 'react-router';
import { messageOf } from '../../kit/api/call-api.ts';
import { ago } from '../../kit/dates.ts';
import { LoadProblem } from '../../kit/page/load-problem.tsx';
import { NumberText } from '../../kit/texts/number-text.tsx';
import { toast } from '../../kit/toasts.ts';
import classes from './notification-list.module.css';
import { useNotifications } from './use-notifications.ts';

interface Props {
  newestId: string | null;
  unread: number;
  onRead: (unread: number) => void;
  /** Called when a link is followed. */
  onLeave: () => void;
}

/** What a person was told, newest first, with the way to where they choose their mails. */
export function NotificationList({ newestId, unread, onRead, onLeave }: Props) {
  const list = useNotifications(newestId, onRead);
  const [busy, setBusy] = useState(false);

  async function readAll(): Promise<void> {
    setBusy(true);
    await list
      .readAll()
      .catch((error) =>
        toast('error', messageOf(error, 'The notifications could not be marked as read. Please try again.')),
      );
    setBusy(false);
  }

  return (
    <>
      <div className={classes.head}>
        <h2 className={classes.heading}>Notifications</h2>
        <button type="button" className={classes.quiet} disabled={unread === 0 || busy} onClick={readAll}>
          Mark all as read
        </button>
      </div>
      {list.state === 'failed' ? (
        <div className={classes.empty}>
          <LoadProblem message="Your notifications could not be loaded." onRetry={list.retry} />
        </div>
      ) : list.state === 'loading' ? (
        <Waiting />
      ) : list.items.length === 0 ? (
        <p className={classes.empty}>No notifications yet.</p>
      ) : (
        <ul className={classes.list}>
          {list.items.map((item) => (
            <li key={item._id}>
              <Item
                item={item}
                onOpen={() => {
                  void list.read(item);
                  onLeave();
                }}
              />
            </li>
          ))}
          {list.hasMore && (
            <li className={classes.more}>
              <button type="button" className={classes.quiet} onClick={list.showMore}>
                Show older
              </button>
            </li>
          )}
        </ul>
      )}
      <div className={classes.foot}>
        <Link to="/account?section=notifications" className={classes.quiet} onClick={onLeave}>
          Email settings
        </Link>
      </div>
    </>
  );
}

function Item({ item, onOpen }: { item: Notification; onOpen: () => void }) {
  return (
    <Link to={item.path} className={classes.item} data-unread={item.readAt === null || undefined} onClick={onOpen}>
      <span className={classes.title}>
        {item.readAt === null && <span className={classes.hidden}>Unread: </span>}
        <NumberText>{item.title}</NumberText>
      </span>
      <span className={classes.text}>
        <NumberText>{item.text}</NumberText>
      </span>
      <time className={classes.time} dateTime={item.createdAt}>
        {ago(item.createdAt, Date.now())}
      </time>
    </Link>
  );
}

const Waiting = () => (
  <div className={classes.waiting} aria-busy="true">
    {[1, 2, 3].map((row) => (
      <div key={row}>
        <Skeleton height={14} width="60%" />
        <Skeleton height={12} width="90%" mt={8} />
      </div>
    ))}
  </div>
);
