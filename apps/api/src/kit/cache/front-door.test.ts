import fastify, { type FastifyInstance } from 'fastify';
import { Histogram } from 'prom-client';
import { request } from 'undici';
import { afterEach, beforeEach, expect, it } from 'vitest';
import { openFrontDoor, sendForAll } from './front-door.ts';
import { type Kept, TaggedCache } from './tagged-cache.ts';

let app: FastifyInstance;
let cache: TaggedCache<Kept>;
/** How often the application itself was asked. */
let asked: number;
let origin: string;
/** What somebody was answered who asked while the application was closing. */
let whileClosing: number | undefined;

beforeEach(async () => {
  [asked, whileClosing] = [0, undefined];
  cache = new TaggedCache(1_000_000);
  app = fastify();
  app.decorate('caches', new Map([['answers', cache]]));
  app.decorate(
    'answerTimes',
    new Histogram({ name: 't', help: 't', labelNames: ['method', 'route', 'status'], registers: [] }),
  );
  openFrontDoor(app);
  app.addHook('preClose', async () => {
    whileClosing = (await ask('/cloth/1')).statusCode;
  });
  app.route({
    method: ['GET', 'HEAD'],
    url: '/cloth/:name',
    handler: (call, reply) => {
      asked += 1;
      const kept = cache.get(call.url) ?? { tags: ['cloth'], bytes: 5 };
      cache.set(call.url, kept, cache.epoch);
      return sendForAll(
        kept,
        reply.type('text/plain').headers({ 'content-encoding': 'br', 'x-frame-options': 'DENY' }),
        Buffer.from('adire'),
      );
    },
  });
  origin = await app.listen({ port: 0, host: '127.0.0.1' });
});
afterEach(() => app.close());

async function ask(path: string, headers: Record<string, string> = {}, method: 'GET' | 'HEAD' = 'GET') {
  const answer = await request(origin + path, { method, headers: { 'accept-encoding': 'gzip, br', ...headers } });
  const { date: _, ...head } = answer.headers;
  return { statusCode: answer.statusCode, head, body: await answer.body.text() };
}

it('sends what is ready as the application has sent it, counted and timed, until it changes', async () => {
  const first = await ask('/cloth/1');
  expect(first.body).toBe('adire');
  expect(await ask('/cloth/1')).toEqual(first);
  expect(await ask('/cloth/1')).toEqual(first);
  expect([asked, cache.figures.hits, cache.figures.misses]).toEqual([1, 2, 1]);
  const { values } = await app.answerTimes.get();
  expect(values.find(({ metricName }) => metricName === 't_count')).toMatchObject({
    labels: { method: 'GET', route: '/cloth/:name', status: '200' },
    value: 2,
  });
  cache.invalidate(['cloth']);
  await ask('/cloth/1');
  expect(asked).toBe(2);
});

it.each([
  ['shows a token', { 'x-access-token': '' }],
  ['shows another token', { authorization: 'Bearer x' }],
  ['has it already', { 'if-none-match': '"x"' }],
  ['wants a part', { range: 'bytes=0-1' }],
  ['takes no Brotli', { 'accept-encoding': 'gzip, br;q=0' }],
])('leaves to the application who %s', async (_, headers) => {
  await ask('/cloth/1');
  await ask('/cloth/1', headers);
  expect(asked).toBe(2);
});

it('leaves other methods, other addresses and what comes while it closes to the application', async () => {
  await ask('/cloth/1');
  expect((await ask('/cloth/1', {}, 'HEAD')).body).toBe('');
  await ask('/cloth/2');
  expect(asked).toBe(3);
  await app.close();
  expect(whileClosing).toBe(503);
});
