import type { BellState } from '@adunni/contracts/notifications/notifications';
import { useEffect, useRef, useState } from 'react';
import { followBell } from './public/follow-bell.ts';

interface Bell {
  unread: number;
  /** Id of the newest notification, null before it is known or when there is none. */
  newestId: string | null;
  /** Headline of what has just come, for who cannot see the bell; empty before anything does. */
  announcement: string;
}

/** What a person’s bell shows, live; and how to set the count from an answer of the server. */
export function useBell(userId: string): Bell & { setUnread: (unread: number) => void } {
  const [bell, setBell] = useState<Bell>({ unread: 0, newestId: null, announcement: '' });
  const known = useRef<BellState | null>(null);

  useEffect(() => {
    known.current = null;
    return followBell(userId, (state) => {
      const before = known.current;
      known.current = state;
      const isNew = before !== null && state.newest !== null && state.newest._id !== before.newest?._id;
      setBell(({ announcement }) => ({
        unread: state.unread,
        newestId: state.newest?._id ?? null,
        announcement: isNew ? `New notification: ${state.newest?.title}` : announcement,
      }));
    });
  }, [userId]);

  return { ...bell, setUnread: (unread) => setBell((present) => ({ ...present, unread })) };
}
