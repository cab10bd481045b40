import {
  listNotifications,
  markAllRead,
  markRead,
  type Notification,
} from '@adunni/contracts/notifications/notifications';
import { useCallback, useEffect, useState } from 'react';
import { callApi } from '../../kit/api/call-api.ts';

const PAGE = 20;

type State = 'loading' | 'ready' | 'failed';

/** The newest notifications, loaded anew whenever `newestId` changes; earlier ones on request. */
export function useNotifications(newestId: string | null, onRead: (unread: number) => void) {
  const [items, setItems] = useState<readonly Notification[]>([]);
  const [total, setTotal] = useState(0);
  const [state, setState] = useState<State>('loading');
  const [limit, setLimit] = useState(PAGE);

  const load = useCallback(async () => {
    try {
      const answer = await callApi(listNotifications, { query: { limit } });
      setItems(answer.items);
      setTotal(answer.total);
      setState('ready');
    } catch {
      setState('failed');
    }
  }, [limit]);
  // biome-ignore lint/correctness/useExhaustiveDependencies: what has just come is loaded with the rest
  useEffect(() => void load(), [load, newestId]);

  const now = () => new Date().toISOString();

  async function read(notification: Notification): Promise<void> {
    if (notification.readAt) return;
    setItems((all) => all.map((each) => (each._id === notification._id ? { ...each, readAt: now() } : each)));
    // Whoever opens one goes on to what it is about, even when it cannot be marked.
    const params = { notificationId: notification._id };
    await callApi(markRead, { params }).then(
      ({ unread }) => onRead(unread),
      () => undefined,
    );
  }

  /** Throws ApiError. */
  async function readAll(): Promise<void> {
    const { unread } = await callApi(markAllRead);
    setItems((all) => all.map((each) => ({ ...each, readAt: each.readAt ?? now() })));
    onRead(unread);
  }

  return {
    items,
    state,
    hasMore: total > items.length && limit < 100,
    read,
    readAll,
    showMore: () => setLimit((shown) => Math.min(shown + PAGE, 100)),
    retry: () => {
      setState('loading');
      void load();
    },
  };
}
