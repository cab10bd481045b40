import { getMenuCounts, type MenuCounts } from '@adunni/contracts/dashboard/dashboard';
import { useEffect, useState } from 'react';
import { useNavigation, useRevalidator } from 'react-router';
import { callApi } from '../../../kit/api/call-api.ts';
import type { Area } from '../../../kit/domain-pages.ts';
import { followReads } from '../../conversations/public/follow-reads.ts';

/** What waits behind an entry of the menu. */
export interface Waiting {
  count: number;
  /** What to do about it: `to accept`. */
  words: string;
}

/** What is shown beside the entries of a maker’s menu, by the path of each; entries behind which nothing waits have none. */
export function waitingBehind(
  area: Area,
  { orders, bookings, messages, reviews }: MenuCounts,
): ReadonlyMap<string, Waiting> {
  const all = [
    ['orders', { count: orders, words: 'to accept' }],
    ['bookings', { count: bookings, words: 'to confirm' }],
    ['messages', { count: messages, words: 'unread' }],
    ['reviews', { count: reviews, words: 'without a reply' }],
  ] as const;
  return new Map(all.flatMap(([path, waiting]) => (waiting.count > 0 ? [[`/${area}/${path}`, waiting]] : [])));
}

/** What waits behind the entries of a maker’s menu; asked anew after each page, change and reading, and on coming back. */
export function useMenuCounts(area: Area): ReadonlyMap<string, Waiting> {
  const [counts, setCounts] = useState<MenuCounts>({ orders: 0, bookings: 0, messages: 0, reviews: 0 });
  const navigation = useNavigation();
  const revalidator = useRevalidator();
  const isAsked = area !== 'admin' && navigation.state === 'idle' && revalidator.state === 'idle';

  useEffect(() => {
    if (!isAsked) return;
    const leaving = new AbortController();
    // What can’t be told now stays as it was last told.
    const ask = () => void callApi(getMenuCounts, { signal: leaving.signal }).then(setCounts, () => undefined);
    ask();
    window.addEventListener('focus', ask);
    const stop = followReads(ask);
    return () => {
      leaving.abort();
      stop();
      window.removeEventListener('focus', ask);
    };
  }, [isAsked]);

  return waitingBehind(area, counts);
}
