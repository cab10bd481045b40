import { subscriberResource } from '@adunni/contracts/newsletter/staff';
import { eq } from 'drizzle-orm';
import { afterAll, beforeAll, expect, it } from 'vitest';
import { auditEntries } from '../../../kit/audit/tables.ts';
import { startTestApp, type TestApp } from '../../../kit/testing/test-app.ts';
import { mailTo, signInAs, tokenIn } from '../../identity/testing.ts';
import { confirm } from '../service.ts';
import { subscribers } from '../tables.ts';

let test: TestApp;
let admin: { token: string };
beforeAll(async () => {
  test = await startTestApp();
  admin = await signInAs(test, 'Admin');
});
afterAll(() => test.close());

async function enter(email: string, values: Partial<typeof subscribers.$inferInsert> = {}): Promise<string> {
  const [row] = await test.app.deps.db
    .insert(subscribers)
    .values({ email, ...values })
    .returning();
  return row?._id ?? '';
}

const act = async (action: (typeof subscriberResource.actions)[number], ids: string[]) =>
  (await test.call(subscriberResource.act, { body: { action, ids } }, admin)).body.results;
const statusOf = async (_id: string) =>
  (await test.call(subscriberResource.get, { params: { _id } }, admin)).body.record.status;
const emails = async (query: { q?: string; status?: 'any' | 'pending' | 'removed' }) =>
  (await test.call(subscriberResource.list, { query: { ...query, sort: 'email' } }, admin)).body.items.map(
    ({ email }) => email,
  );

it('lists by status and address, the removed only when asked for, and exports', async () => {
  await enter('list-a@example.com', { confirmedAt: test.now });
  await enter('list-b@example.com');
  await enter('list-c@example.com', { confirmedAt: test.now, unsubscribedAt: test.now });
  await enter('list-d@example.com', { removedAt: test.now });
  expect(await emails({ q: 'list-' })).toEqual(['list-a@example.com', 'list-b@example.com', 'list-c@example.com']);
  expect(await emails({ q: 'list-', status: 'pending' })).toEqual(['list-b@example.com']);
  expect(await emails({ q: 'list-', status: 'removed' })).toEqual(['list-d@example.com']);
  const { body } = await test.call(subscriberResource.export, { query: { q: 'list-c' } }, admin);
  expect(String(body)).toMatch(/Email,Status,.*\nlist-c@example.com,Unsubscribed,/);
});

it('removes and restores, and keeps in the log who did', async () => {
  const id = await enter('removed@example.com', { confirmedAt: test.now });
  await act('remove', [id]);
  expect(await statusOf(id)).toBe('removed');
  await act('restore', [id]);
  expect(await statusOf(id)).toBe('confirmed');
  const trail = await test.app.deps.db.select().from(auditEntries).where(eq(auditEntries.rowId, id));
  expect(trail.map(({ action }) => action)).toEqual(['Remove a subscriber', 'Restore a subscriber']);
});

it('unsubscribes once, and cannot bring anybody back', async () => {
  const id = await enter('left@example.com', { confirmedAt: test.now });
  expect(await act('unsubscribe', [id])).toMatchObject([{ ok: true }]);
  expect(await act('unsubscribe', [id])).toMatchObject([
    { ok: false, message: 'This address is already unsubscribed.' },
  ]);
  expect(await act('ask', [id])).toMatchObject([{ ok: false }]);
  expect(await statusOf(id)).toBe('unsubscribed');
});

it('asks a pending address again with a link that works, once for two who ask at the same time', async () => {
  const dayAgo = new Date(test.now.getTime() - 86_400_000);
  const id = await enter('forgot@example.com', { askedAt: dayAgo });
  const results = (await Promise.all([act('ask', [id]), act('ask', [id])])).flat();
  expect(results.map(({ ok }) => ok).sort()).toEqual([false, true]);
  await confirm(test.app.deps, tokenIn(await mailTo(test, 'forgot@example.com', 'newsletter-confirm')));
  expect(await statusOf(id)).toBe('confirmed');
});
