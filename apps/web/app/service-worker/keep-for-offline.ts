import { useEffect } from 'react';
import { useLocation } from 'react-router';
import { whenIdle } from '../kit/prefetch.ts';
import { useSession } from '../kit/session/use-session.ts';
import { CACHES } from './kept.rules.ts';

const ACCEPTS_PAGE = { headers: { accept: 'text/html' } };

const workers = (): ServiceWorkerContainer | undefined =>
  import.meta.env.PROD && typeof navigator !== 'undefined' ? navigator.serviceWorker : undefined;

/** Whether what this page loads at first passes a worker, which then keeps it by itself. */
let isMinded = Boolean(workers()?.controller);

/**
 * Lets the device keep what was seen, so that it can be read again without a connection, and forget it when somebody
 * signs out.
 */
export function useOfflineReading(): void {
  const { pathname, search } = useLocation();
  const isSignedIn = useSession() !== null;
  useEffect(
    () =>
      whenLoaded(() => {
        // A browser that may keep nothing refuses, and reads the shop as before.
        workers()
          ?.register('/sw.js')
          .catch(() => undefined);
      }),
    [],
  );
  useEffect(() => {
    // Nobody who saves data is sent a page twice.
    return whenIdle(() => void keep(pathname + search));
  }, [pathname, search]);
  useEffect(() => {
    if (isSignedIn) return () => workers()?.controller?.postMessage({ type: 'FORGET' });
  }, [isSignedIn]);
}

/** Whether a page was seen before and can be read without a connection. */
export async function isKept(href: string): Promise<boolean> {
  if (!workers()?.controller) return false;
  const pages = await caches.open(CACHES.pages);
  return (await pages.match(href)) !== undefined;
}

/** Keeps a page that a link led to, whose HTML was never asked for, and what was loaded before a worker minded it. */
async function keep(page: string): Promise<void> {
  const registration = await workers()?.ready;
  if (!registration) return;
  const isWanted = !document.head.querySelector('meta[name=robots][content=noindex]') && !(await isKept(page));
  const urlsToCache = [...(isWanted ? [[page, ACCEPTS_PAGE]] : []), ...(isMinded ? [] : loadedSoFar())];
  isMinded = true;
  if (urlsToCache.length > 0) registration.active?.postMessage({ type: 'CACHE_URLS', payload: { urlsToCache } });
}

/** Scripts, styles and pictures of ours that the page has loaded. */
function loadedSoFar(): string[] {
  const names = performance.getEntriesByType('resource').map(({ name }) => name);
  return names.filter((name) => /^\/(assets|media)\//.test(new URL(name).pathname));
}

/** Calls back once all of a page is there, so that it need not share the line. */
function whenLoaded(callback: () => void): () => void {
  if (document.readyState === 'complete') {
    callback();
    return () => undefined;
  }
  window.addEventListener('load', callback);
  return () => window.removeEventListener('load', callback);
}
