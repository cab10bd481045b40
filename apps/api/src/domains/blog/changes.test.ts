import { eq, sql } from 'drizzle-orm';
import { afterAll, beforeAll, expect, it } from 'vitest';
import { type Changes, listenForChanges } from '../../kit/changes/changes.ts';
import { HOUR_MS } from '../../kit/durations.rules.ts';
import { startTestApp, type TestApp } from '../../kit/testing/test-app.ts';
import { publishDue } from './posts/live.service.ts';
import { blogPosts } from './tables.ts';
import { addPost, words } from './testing.ts';

let test: TestApp;
let listener: Changes;
const heard: string[] = [];
let reached: (() => void) | undefined;
beforeAll(async () => {
  test = await startTestApp();
  listener = await listenForChanges(test.config.databaseUrl, test.app.log);
  listener.onTags((tags) => {
    heard.push(...(tags ?? []));
    if (tags?.includes('end')) reached?.();
  });
});
afterAll(async () => {
  await listener.stop();
  await test.close();
});

/** How often a piece of work names the blog’s pages, so that they are made anew. */
async function timesOf(work: () => Promise<unknown>): Promise<number> {
  const end = () => {
    const arrived = new Promise<void>((resolve) => {
      reached = resolve;
    });
    return test.app.deps.db.execute(sql`select pg_notify('changes', 'end')`).then(() => arrived);
  };
  await end();
  heard.length = 0;
  await work();
  await end();
  return heard.filter((tag) => tag === 'blog').length;
}

it('makes pages anew when a post goes out at its moment, once, and not while somebody drafts', async () => {
  const { db } = test.app.deps;
  const { _id } = await addPost(test, 'standing');
  const draft = () =>
    db
      .update(blogPosts)
      .set({ words: words({ title: 'Half' }) })
      .where(eq(blogPosts._id, _id));
  expect(await timesOf(draft)).toBe(0);
  const due = words({ title: 'Later', slug: 'later' });
  const scheduledFor = new Date(test.now.getTime() + HOUR_MS);
  await db
    .insert(blogPosts)
    .values({ words: due, title: 'Later', slug: 'later', status: 'scheduled', due, scheduledFor });
  expect(await timesOf(() => publishDue(test.app.deps))).toBe(0);
  test.now = new Date(scheduledFor.getTime() + 5 * HOUR_MS);
  expect(await timesOf(() => publishDue(test.app.deps))).toBe(1);
  expect(await timesOf(() => publishDue(test.app.deps))).toBe(0);
  const hide = () => db.update(blogPosts).set({ status: 'unpublished' }).where(eq(blogPosts._id, _id));
  expect(await timesOf(hide)).toBe(1);
});
