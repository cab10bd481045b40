import { sql } from 'drizzle-orm';
import type { FastifyBaseLogger } from 'fastify';
import { afterAll, beforeAll, expect, it, vi } from 'vitest';
import { startTestApp, type TestApp } from '../testing/test-app.ts';
import { Way } from '../testing/way.ts';
import { listenForChanges } from './changes.ts';

let test: TestApp;
beforeAll(async () => {
  test = await startTestApp();
});
afterAll(() => test.close());

it('listens over one connection again after the database was away for a while, and lets go of it', async () => {
  const way = await Way.to(test.config.databaseUrl);
  const warn = vi.fn();
  const times = { retry: 100, longestRetry: 400, patience: 2000, silence: 60_000 };
  const changes = await listenForChanges(way.url, { warn } as unknown as FastifyBaseLogger, times);
  const heard = vi.fn();
  changes.onTags(heard);

  expect(changes.isHearing()).toBe(true);
  way.cut();
  await expect.poll(changes.isHearing).toBe(false);
  const failures = () => warn.mock.calls.filter(([, text]) => text === 'still no connection to listen for changes');
  await expect.poll(() => failures().length).toBeGreaterThanOrEqual(3);
  await way.mend();
  await expect
    .poll(async () => {
      await test.app.deps.db.execute(sql`select pg_notify('changes', 'product:1')`);
      return heard.mock.calls;
    })
    .toContainEqual([['product:1']]);
  expect(way.open.size).toBe(1);
  await changes.stop();
  await expect.poll(() => way.open.size).toBe(0);
  way.cut();
});

it('notices a connection that only looks open, and opens another', async () => {
  const way = await Way.to(test.config.databaseUrl);
  const times = { retry: 50, longestRetry: 50, patience: 500, silence: 100 };
  const changes = await listenForChanges(way.url, { warn: vi.fn() } as unknown as FastifyBaseLogger, times);
  const heard = vi.fn();
  changes.onTags(heard);
  const [first] = way.open;
  way.mute();
  await expect.poll(() => heard.mock.calls).toContainEqual([null]);
  await expect.poll(changes.isHearing).toBe(true);
  expect(way.open.has(first as NonNullable<typeof first>)).toBe(false);
  await test.app.deps.db.execute(sql`select pg_notify('changes', 'product:2')`);
  await expect.poll(() => heard.mock.calls).toContainEqual([['product:2']]);
  await changes.stop();
  way.cut();
});
