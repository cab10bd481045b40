import type { IncomingMessage, RequestListener } from 'node:http';
import type { FastifyInstance, FastifyReply } from 'fastify';
import { takes } from '../http/accepted-encoding.ts';
import type { Kept, ReadyAnswer } from './tagged-cache.ts';

/** Headers of who is not answered as everybody is: their token is asked for, or what they have already. */
const ASKS_FOR_MORE = ['x-access-token', 'authorization', 'if-none-match', 'range'];
/** Levels at which the log tells of every request, which only Fastify does. */
const TELLS_ALL = ['info', 'debug', 'trace'];

/**
 * Sends what the caches keep ready before anything else is asked about a request: the same head and body as the
 * application has sent before. Everything else goes on to the application, also what comes while it closes.
 */
export function openFrontDoor(app: FastifyInstance): void {
  if (TELLS_ALL.includes(app.log.level)) return;
  const [goOn] = app.server.listeners('request') as [RequestListener];
  let isClosing = false;
  app.addHook('preClose', async () => {
    isClosing = true;
  });
  app.server.removeListener('request', goOn).on('request', (request, answer) => {
    const began = performance.now();
    const ready = isClosing ? undefined : readyFor(app, request);
    if (!ready) return goOn(request, answer);
    answer.writeHead(200, ready.head as string[]).end(ready.body);
    app.answerTimes.observe({ method: 'GET', route: ready.route, status: '200' }, (performance.now() - began) / 1000);
  });
}

function readyFor(
  { caches }: FastifyInstance,
  { method, url = '', headers }: IncomingMessage,
): ReadyAnswer | undefined {
  if (method !== 'GET' || ASKS_FOR_MORE.some((name) => headers[name] !== undefined)) return undefined;
  if (!takes(headers['accept-encoding'] ?? '', 'br')) return undefined;
  for (const cache of caches.values()) {
    const ready = cache.ready(url);
    if (ready) return ready;
  }
  return undefined;
}

/** Sends what is the same for everybody who takes this encoding, and keeps it ready with the head that it has. */
export function sendForAll(kept: Kept, reply: FastifyReply, body: Buffer): FastifyReply {
  const head = Object.entries(reply.getHeaders()).flatMap(([name, value]) => [name, String(value)]);
  kept.ready ??= {
    head: [...head, 'content-length', String(body.length)],
    body,
    route: reply.request.routeOptions.url ?? 'none',
  };
  return reply.send(body);
}
