import { clientsClaim } from 'workbox-core';
import { ExpirationPlugin } from 'workbox-expiration';
import { registerRoute, setCatchHandler } from 'workbox-routing';
import { CacheFirst, NetworkFirst, type Strategy } from 'workbox-strategies';
import { CACHES, mayBeKept, OF_A_PERSON, OFFLINE_PAGE, type Shelf, shelfOf } from './kept.rules.ts';

/** What of a service worker’s world the library of pages does not know. */
interface WorkerScope {
  readonly registration: ServiceWorkerRegistration;
  skipWaiting(): Promise<void>;
  addEventListener(type: 'install' | 'activate', listener: (event: Lasting) => void): void;
  addEventListener(type: 'message', listener: (event: MessageEvent & Lasting) => void): void;
}
interface Lasting {
  waitUntil(work: Promise<unknown>): void;
}
const scope = self as unknown as WorkerScope;

const DAY_S = 86_400;
/** How long a page may take, in seconds, before the one that was seen last is shown instead. */
const PATIENCE_S = 10;

/** Keeps of a shelf so much, the least recently used out first, and lets go of it where the device is full. */
const upkeep = (shelf: Shelf, maxEntries: number) => [
  {
    cacheWillUpdate: async ({ response }: { response: Response }) =>
      (await mayBeKept(shelf, response)) ? response : null,
  },
  new ExpirationPlugin({ maxEntries, maxAgeSeconds: 60 * DAY_S, purgeOnQuotaError: true }),
];

/** Files have a hash in their name, so what is kept of them stays right; pages and answers are new while there is a line. */
const STRATEGIES: Record<Shelf, Strategy> = {
  files: new CacheFirst({ cacheName: CACHES.files, plugins: upkeep('files', 400) }),
  pictures: new CacheFirst({ cacheName: CACHES.pictures, plugins: upkeep('pictures', 200) }),
  pages: new NetworkFirst({
    cacheName: CACHES.pages,
    networkTimeoutSeconds: PATIENCE_S,
    plugins: upkeep('pages', 60),
  }),
  answers: new NetworkFirst({ cacheName: CACHES.answers, plugins: upkeep('answers', 120) }),
};

for (const [shelf, strategy] of Object.entries(STRATEGIES))
  registerRoute(({ url, request }) => shelfOf(url, request, location.origin) === shelf, strategy);

setCatchHandler(async ({ request }) => {
  const page = request.mode === 'navigate' ? await caches.match(OFFLINE_PAGE) : undefined;
  return page ?? Response.error();
});

scope.addEventListener('install', (event) => {
  event.waitUntil(
    (async () => {
      const shell = await caches.open(CACHES.shell);
      await shell.add(new Request(OFFLINE_PAGE, { cache: 'reload' }));
      await scope.skipWaiting();
    })(),
  );
});

// A page is asked for while the worker still starts.
scope.addEventListener('activate', (event) => event.waitUntil(scope.registration.navigationPreload.enable()));
clientsClaim();

scope.addEventListener('message', (event) => {
  if (event.data?.type === 'FORGET') event.waitUntil(Promise.all(OF_A_PERSON.map((name) => caches.delete(name))));
});
