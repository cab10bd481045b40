import { countCart, countRead } from '@adunni/contracts/blog/posts';
import { addToCart } from '@adunni/contracts/cart/cart';
import { useEffect } from 'react';
import { callApi } from '../../../kit/api/call-api.ts';

/** Posts that were counted since the page was loaded; nothing of it is kept anywhere. */
const counted = new Set<string>();
/** The post that was read last; null once a cart followed it. */
let lastRead: string | null = null;
let isWatching = false;

/** Counts that a post is read, once until the page is loaded anew: only that, with the site that led there. */
export function useCountedRead(postId: string): void {
  useEffect(() => {
    lastRead = postId;
    watchCart();
    if (counted.has(postId)) return;
    const referrer = counted.size === 0 ? document.referrer.slice(0, 500) : '';
    counted.add(postId);
    // A count that does not arrive is not missed.
    callApi(countRead, { params: { postId }, body: { referrer } }).catch(() => undefined);
  }, [postId]);
}

/** Whether an entry is the call that added something to a cart; one that was refused began none. */
const isAdded = ({ name, responseStatus }: PerformanceResourceTiming): boolean =>
  new URL(name).pathname === addToCart.path && responseStatus >= 200 && responseStatus < 300;

/** Counts the first product that is added to a cart after a post, by the call that adds it. */
function watchCart(): void {
  if (isWatching || typeof PerformanceObserver === 'undefined') return;
  isWatching = true;
  new PerformanceObserver((list) => {
    if (lastRead === null || !(list.getEntries() as PerformanceResourceTiming[]).some(isAdded)) return;
    const postId = lastRead;
    lastRead = null;
    callApi(countCart, { params: { postId } }).catch(() => undefined);
  }).observe({ type: 'resource' });
}
