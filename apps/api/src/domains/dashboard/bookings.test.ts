import { acceptBooking, bookingResource } from '@adunni/contracts/bookings/staff';
import { writeBookingMessage } from '@adunni/contracts/bookings/thread';
import { getMakerWork } from '@adunni/contracts/dashboard/dashboard';
import { getInbox } from '@adunni/contracts/dashboard/inbox';
import { kobo } from '@adunni/contracts/money';
import { eq } from 'drizzle-orm';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { DAY_MS } from '../../kit/durations.rules.ts';
import { startTestApp, type TestApp } from '../../kit/testing/test-app.ts';
import { bookings } from '../bookings/tables.ts';
import { book, openStudio } from '../bookings/testing.ts';

const ALL_DAY = [1, 2, 3, 4, 5, 6, 7].map((weekday) => ({ weekday, from: 0, to: 1440 }));
let test: TestApp;
beforeAll(async () => {
  test = await startTestApp();
});
afterAll(() => test.close());

describe('what waits of bookings', () => {
  it('is counted as the lists and the day show it, for the own workshop only', async () => {
    const inHours = (hours: number) => new Date(Math.ceil(test.now.getTime() / 3_600_000 + hours) * 3_600_000);
    const studio = await openStudio(test, { confirmation: 'request', deposit: kobo(0) }, { hours: ALL_DAY });
    const other = await openStudio(test, { deposit: kobo(0) }, { hours: ALL_DAY });
    const asked = await book(test, studio, inHours(30).toISOString());
    expect(asked.status).toBe(201);
    await book(test, other, inHours(30).toISOString());
    const params = { bookingId: asked.body.booking._id };
    const message = { text: 'Shall I bring the shoes?', photoIds: [] };
    await test.call(writeBookingMessage, { params, body: message }, asked.person);
    const work = async () => (await test.call(getMakerWork, {}, studio.owner)).body.bookings;
    const { firstAnswerBy, ...counts } = await work();
    const nothing = { toRecord: 0, callsToPrepare: 0, firstCallId: null, recordedToday: 0 };
    expect(counts).toEqual({ awaiting: 1, ...nothing, today: 0, coming: [] });
    expect((await test.call(getMakerWork, {}, studio.owner)).body.unreadTalk).toBe(1);
    const inbox = await test.call(getInbox, {}, studio.owner);
    expect(inbox.body.items).toMatchObject([{ kind: 'booking', _id: params.bookingId, unread: 1 }]);
    expect((await test.call(getInbox, {}, other.owner)).body.items).toEqual([]);
    const rows = async (query: object) => (await test.call(bookingResource.list, { query }, studio.owner)).body;
    const { items } = await rows({ awaiting: 'yes' });
    expect(items.map(({ answerBy }) => answerBy)).toEqual([firstAnswerBy]);
    expect((await rows({ unread: 'yes' })).total).toBe(1);
    const body = { version: items[0]?.version ?? 0, note: '' };
    expect((await test.call(acceptBooking, { params, body }, studio.owner)).status).toBe(200);
    await test.app.deps.db.update(bookings).set({ startsAt: test.now }).where(eq(bookings._id, params.bookingId));
    expect(await work()).toMatchObject({
      awaiting: 0,
      firstAnswerBy: null,
      today: 1,
      coming: [{ _id: params.bookingId }],
    });
    await test.app.deps.db.update(bookings).set({ status: 'completed' }).where(eq(bookings._id, params.bookingId));
    expect(await work()).toMatchObject({ today: 0, recordedToday: 1, coming: [] });
  });

  it('names calls of today and tomorrow that nobody can join yet, and what is over and not recorded', async () => {
    const values = { kind: 'video', place: 'video', deposit: kobo(0) } as const;
    const studio = await openStudio(test, values, { hours: ALL_DAY });
    const at = (days: number) =>
      new Date(Math.ceil(test.now.getTime() / DAY_MS) * DAY_MS + days * DAY_MS + 10 * 3_600_000).toISOString();
    const ids: string[] = [];
    for (const days of [1, 4]) ids.push((await book(test, studio, at(days))).body.booking._id);
    const set = (id: string | undefined, change: Partial<typeof bookings.$inferInsert>) =>
      test.app.deps.db
        .update(bookings)
        .set(change)
        .where(eq(bookings._id, id ?? ''));
    const work = async () => (await test.call(getMakerWork, {}, studio.owner)).body.bookings;
    const listed = async (query: object) =>
      (await test.call(bookingResource.list, { query }, studio.owner)).body.items.map(({ _id }) => _id);
    expect(await work()).toMatchObject({ callsToPrepare: 0, firstCallId: null, toRecord: 0 });
    expect(await listed({ joining: 'missing' })).toEqual(ids);
    await set(ids[0], { startsAt: new Date(test.now.getTime() + 3_600_000) });
    expect(await work()).toMatchObject({ callsToPrepare: 1, firstCallId: ids[0] });
    expect(await listed({ joining: 'due' })).toEqual([ids[0]]);
    await set(ids[0], { address: 'https://meet.example/ade' });
    expect(await work()).toMatchObject({ callsToPrepare: 0, firstCallId: null });
    const [startsAt, endsAt] = [2, 1].map((hours) => new Date(test.now.getTime() - hours * 3_600_000));
    await set(ids[0], { startsAt, endsAt });
    expect(await work()).toMatchObject({ toRecord: 1 });
    expect(await listed({ toRecord: 'yes' })).toEqual([ids[0]]);
  });
});
