import { revokeOtherSessions } from '@adunni/contracts/identity/account';
import { logout } from '@adunni/contracts/identity/session';
import { countUnread, markAllRead } from '@adunni/contracts/notifications/notifications';
import { eq, sql } from 'drizzle-orm';
import type { FastifyInstance } from 'fastify';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { buildApp } from '../../app.ts';
import { startTestApp, type TestApp } from '../../kit/testing/test-app.ts';
import { users } from '../identity/tables.ts';
import { signInAs } from '../identity/testing.ts';
import { openStream, sendNotice } from './testing.ts';

let test: TestApp;
/** A second process on the same database. */
let other: FastifyInstance;
let elsewhere: string;
beforeAll(async () => {
  test = await startTestApp();
  other = await buildApp({ ...test.config, port: 0 }, { pages: false, recurring: false });
  elsewhere = await other.listen({ port: 0, host: '127.0.0.1' });
});
afterAll(async () => {
  await other.close();
  await test.close();
});

describe('the stream', () => {
  it('tells what the bell shows at once, neither compressed nor kept', async () => {
    const person = await signInAs(test);
    await sendNotice(test, [person], { title: 'Before' });
    const stream = await openStream(test.origin, person);
    expect(stream.status).toBe(200);
    expect(stream.headers['content-type']).toContain('text/event-stream');
    expect(stream.headers['cache-control']).toContain('no-store');
    expect(stream.headers['content-encoding']).toBeUndefined();
    expect(await stream.until(() => true)).toMatchObject({ unread: 1, newest: { title: 'Before' } });
    stream.leave();
  });

  it('brings one event to every process, and to nobody else', async () => {
    const [person, neighbour] = [await signInAs(test), await signInAs(test)];
    const streams = await Promise.all([test.origin, elsewhere].map((origin) => openStream(origin, person)));
    const beside = await openStream(elsewhere, neighbour);
    for (const stream of [...streams, beside]) await stream.until(({ unread }) => unread === 0);
    await sendNotice(test, [person], { title: 'Being sewn' });
    for (const stream of streams)
      expect(await stream.until(({ unread }) => unread === 1)).toMatchObject({ newest: { title: 'Being sewn' } });
    await test.call(markAllRead, {}, person);
    for (const stream of streams) await stream.until(({ unread }) => unread === 0);
    await sendNotice(test, [neighbour], { title: 'For the neighbour' });
    expect(await beside.until(() => true)).toMatchObject({ unread: 1, newest: { title: 'For the neighbour' } });
    for (const stream of [...streams, beside]) stream.leave();
  });

  it('arrives at the exact count, however fast people are told', async () => {
    const person = await signInAs(test);
    const stream = await openStream(elsewhere, person);
    await Promise.all(Array.from({ length: 20 }, () => sendNotice(test, [person])));
    await stream.until(({ unread }) => unread === 20);
    expect((await test.call(countUnread, {}, person)).body.unread).toBe(20);
    stream.leave();
  });

  it('tells again when the connection that hears of changes was lost', async () => {
    const person = await signInAs(test);
    const stream = await openStream(elsewhere, person);
    await stream.until(() => true);
    await test.app.deps.db.execute(
      sql`select pg_terminate_backend(pid) from pg_stat_activity where application_name = 'adunni-changes' and datname = current_database()`,
    );
    await sendNotice(test, [person]);
    await stream.until(({ unread }) => unread === 1);
    stream.leave();
  });
});

describe('the end of a stream', () => {
  it('comes when the person logs out, at every process', async () => {
    const person = await signInAs(test);
    const streams = await Promise.all([test.origin, elsewhere].map((origin) => openStream(origin, person)));
    await test.call(logout, {}, person);
    for (const stream of streams) await stream.ended();
    expect((await openStream(elsewhere, person)).status).toBe(401);
  });

  it('comes when the device is signed out from another one, and not there', async () => {
    const { deps } = test.app;
    const lost = await signInAs(test);
    const kept = await signInAs(test);
    const stream = await openStream(test.origin, lost);
    const own = await openStream(test.origin, kept);
    await test.call(revokeOtherSessions, {}, kept);
    await deps.db.execute(sql`update sessions set revoked_at = now() where user_id = ${lost._id}`);
    await stream.ended();
    await sendNotice(test, [kept]);
    await own.until(({ unread }) => unread === 1);
    own.leave();
  });

  it('comes when the person is suspended', async () => {
    const person = await signInAs(test, 'Designer');
    const stream = await openStream(elsewhere, person);
    await test.app.deps.db.update(users).set({ status: 'suspended' }).where(eq(users._id, person._id));
    await stream.ended();
  });

  it('comes when the server stops', async () => {
    const third = await buildApp({ ...test.config, port: 0 }, { pages: false, recurring: false });
    const origin = await third.listen({ port: 0, host: '127.0.0.1' });
    const stream = await openStream(origin, await signInAs(test));
    await Promise.all([stream.ended(), third.close()]);
  });
});

it('keeps eight streams of one person open, and takes another when one has left', async () => {
  const person = await signInAs(test);
  const streams = await Promise.all(Array.from({ length: 8 }, () => openStream(test.origin, person)));
  expect(streams.map(({ status }) => status)).toEqual(Array.from({ length: 8 }, () => 200));
  expect((await openStream(test.origin, person)).status).toBe(429);
  streams[0]?.leave();
  await expect.poll(async () => (await openStream(test.origin, person)).status).toBe(200);
});
