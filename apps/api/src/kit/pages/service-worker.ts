import { existsSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import { brotliCompressSync } from 'node:zlib';
import type { FastifyInstance } from 'fastify';
import { takes } from '../http/accepted-encoding.ts';

const [WORKER, OFFLINE_PAGE] = ['sw.js', 'offline.html'] as const;
/** The files of the browser’s build by which it is read without a connection. */
export const OFFLINE_FILES = [WORKER, OFFLINE_PAGE] as const;

/** A worker has a policy of its own, that of its script, and reaches us alone. The page that it keeps is of one file. */
const POLICIES = {
  [WORKER]: "default-src 'none'; connect-src 'self'",
  [OFFLINE_PAGE]: "default-src 'none'; style-src 'unsafe-inline'; base-uri 'none'; frame-ancestors 'none'",
};

/** Takes the place of one that is withdrawn: empties what it kept, and goes. */
const WITHDRAWN = `
self.addEventListener('install', () => self.skipWaiting());
self.addEventListener('activate', (event) => event.waitUntil((async () => {
  for (const name of await caches.keys()) await caches.delete(name);
  await self.registration.unregister();
})()));
`;

/**
 * Serves the service worker, which browsers look for again at least each day, with the page that it shows in place of others;
 * or what takes it away from all of them.
 */
export function serveServiceWorker(app: FastifyInstance, root: string, isWithdrawn: boolean): void {
  const send = (name: (typeof OFFLINE_FILES)[number], type: string, content: string): void => {
    const headers = {
      ...{ 'cache-control': 'no-cache', vary: 'accept-encoding' },
      'content-security-policy': POLICIES[name],
    };
    const packed = brotliCompressSync(content);
    app.get(`/${name}`, async (request, reply) => {
      reply.headers(headers).type(type);
      if (!takes(request.headers['accept-encoding'] ?? '', 'br')) return reply.send(content);
      return reply.header('content-encoding', 'br').send(packed);
    });
  };
  const isBuilt = existsSync(join(root, WORKER));
  const read = (name: string): string => readFileSync(join(root, name), 'utf8');
  if (isBuilt || isWithdrawn)
    send(WORKER, 'application/javascript; charset=utf-8', isWithdrawn ? WITHDRAWN : read(WORKER));
  if (isBuilt) send(OFFLINE_PAGE, 'text/html; charset=utf-8', read(OFFLINE_PAGE));
}
