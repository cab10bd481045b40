import { getMenuCounts, type MenuCounts } from '@adunni/contracts/dashboard/dashboard';
import { useEffect, useState } from 'react';
import { useNavigation, useRevalidator } from 'react-router';
import { callApi } from '../../../kit/api/call-api.ts';
import type { Area } from '../../../kit/domain-pages.ts';
import { followProgress } from '../../conversations/public/follow-progress.ts';

/** What waits behind an entry of the menu. */
export interface Waiting {
  count: number;
  /** What to do about it: `to accept`. */
  words: string;
}

/** What is shown beside the entries of a maker’s menu, by the path of each; entries behind which nothing waits have none. */
export function waitingBehind(
  area: Area,
  { orders, bookings, messages, reviews, asoEbi, requests }: Omit<MenuCounts, 'coordinates'>,
): ReadonlyMap<string, Waiting> {
  const all = [
    ['orders', { count: orders, words: 'to accept' }],
    ['bookings', { count: bookings, words: 'to confirm' }],
    ['messages', { count: messages, words: 'unread' }],
    ['reviews', { count: reviews, words: 'without a reply' }],
    ['requests', { count: requests, words: 'to respond to' }],
    ['orders/aso-ebi', { count: asoEbi, words: 'to respond to' }],
  ] as const;
  return new Map(all.flatMap(([path, waiting]) => (waiting.count > 0 ? [[`/${area}/${path}`, waiting]] : [])));
}

/** The entries that a maker’s menu does without: who has never coordinated a celebration has nothing to find there. */
export const unneededIn = (area: Area, { coordinates }: Pick<MenuCounts, 'coordinates'>): readonly string[] =>
  coordinates ? [] : [`/${area}/planning`];

/** What a maker’s menu shows. */
export interface Menu {
  waiting: ReadonlyMap<string, Waiting>;
  unneeded: readonly string[];
}

const NOTHING: MenuCounts = {
  orders: 0,
  bookings: 0,
  messages: 0,
  reviews: 0,
  asoEbi: 0,
  requests: 0,
  coordinates: false,
};

/** What a maker’s menu shows; asked anew after each page, change and reading, and on coming back. */
export function useMenuCounts(area: Area): Menu {
  const [counts, setCounts] = useState<MenuCounts>(NOTHING);
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
    const stop = followProgress(ask);
    return () => {
      leaving.abort();
      stop();
      window.removeEventListener('focus', ask);
    };
  }, [isAsked]);

  return { waiting: waitingBehind(area, counts), unneeded: unneededIn(area, counts) };
}
