import { acceptBooking, bookingResource, changeBooking } from '@adunni/contracts/bookings/staff';
import {
  listBookingMessagesAsWorker,
  readBookingMessagesAsWorker,
  writeBookingMessage,
  writeBookingMessageAsWorker,
} from '@adunni/contracts/bookings/thread';
import { getMakerWork } from '@adunni/contracts/dashboard/dashboard';
import { getInbox } from '@adunni/contracts/dashboard/inbox';
import { kobo } from '@adunni/contracts/money';
import { eq } from 'drizzle-orm';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { DAY_MS } from '../../kit/durations.rules.ts';
import { dayStart, daysAfter, shopDay } from '../../kit/shop-days.rules.ts';
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
    const nothing = { toRecord: 0, callsToPrepare: 0, firstCall: null, recordedToday: 0 };
    expect(counts).toEqual({
      awaiting: 1,
      ...nothing,
      today: 0,
      coming: [],
      tomorrow: 0,
      comingTomorrow: [],
      asking: 0,
    });
    expect((await test.call(getMakerWork, {}, studio.owner)).body).toMatchObject({ unreadTalk: 1, unansweredTalk: 0 });
    const inbox = await test.call(getInbox, {}, studio.owner);
    expect(inbox.body.items).toMatchObject([{ kind: 'booking', _id: params.bookingId, unread: 1, asks: true }]);
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

  it('keep a question of a customer waiting once it was read, until the workshop replies', async () => {
    const studio = await openStudio(test, { deposit: kobo(0) }, { hours: ALL_DAY });
    const { body, person } = await book(
      test,
      studio,
      new Date(Math.ceil(test.now.getTime() / DAY_MS) * DAY_MS + DAY_MS).toISOString(),
    );
    const params = { bookingId: body.booking._id };
    const say = (text: string, as: typeof person) =>
      test.call(as === person ? writeBookingMessage : writeBookingMessageAsWorker, { params, body: { text } }, as);
    const readAll = async () => {
      const { messages } = (await test.call(listBookingMessagesAsWorker, { params }, studio.owner)).body;
      await test.call(
        readBookingMessagesAsWorker,
        { params, body: { lastId: messages.at(-1)?._id ?? '' } },
        studio.owner,
      );
    };
    const waits = async () => {
      const { unreadTalk, unansweredTalk, zone } = (await test.call(getMakerWork, {}, studio.owner)).body;
      return [unreadTalk, unansweredTalk, zone];
    };
    await say('Thank you.', person);
    await readAll();
    expect(await waits(), 'nothing was asked').toEqual([0, 0, 'Africa/Lagos']);
    await say('Shall I bring the shoes?', person);
    await say('They are brown.', person);
    expect(await waits()).toEqual([1, 0, 'Africa/Lagos']);
    await readAll();
    expect(await waits(), 'reading answers nothing').toEqual([0, 1, 'Africa/Lagos']);
    expect((await test.call(getInbox, {}, studio.owner)).body.items).toMatchObject([{ unread: 0, asks: true }]);
    await say('Please do.', studio.owner);
    expect(await waits()).toEqual([0, 0, 'Africa/Lagos']);
    expect((await test.call(getInbox, {}, studio.owner)).body.items).toMatchObject([{ asks: false }]);
  });

  it('name tomorrow’s, and a question in the note of one ahead until the workshop writes', async () => {
    const [studio, other] = [
      await openStudio(test, { deposit: kobo(0) }, { hours: ALL_DAY }),
      await openStudio(test, { deposit: kobo(0) }, { hours: ALL_DAY }),
    ];
    const later = new Date(dayStart(daysAfter(shopDay(test.now), 5)).getTime() + 12 * 3_600_000);
    const note = 'I am on crutches, is there a step at the door?';
    const { body, person } = await book(test, studio, later.toISOString(), { note });
    const params = { bookingId: body.booking._id };
    const set = (change: Partial<typeof bookings.$inferInsert>) =>
      test.app.deps.db.update(bookings).set(change).where(eq(bookings._id, params.bookingId));
    const work = async (who = studio.owner) => (await test.call(getMakerWork, {}, who)).body.bookings;
    const asking = async () => {
      const { items } = (await test.call(bookingResource.list, { query: { asks: 'yes' } }, studio.owner)).body;
      return [(await work()).asking, items.map(({ _id }) => _id)];
    };
    expect(await asking()).toEqual([1, [params.bookingId]]);
    expect(await work(other.owner)).toMatchObject({ asking: 0, tomorrow: 0, comingTomorrow: [] });
    await test.call(writeBookingMessage, { params, body: { text: 'Hello.' } }, person);
    expect(await asking(), 'it is the customer who wrote').toEqual([1, [params.bookingId]]);
    await test.call(writeBookingMessageAsWorker, { params, body: { text: 'None at all.' } }, studio.owner);
    expect(await asking()).toEqual([0, []]);
    expect(await work()).toMatchObject({ tomorrow: 0, comingTomorrow: [] });
    const startsAt = new Date(dayStart(daysAfter(shopDay(test.now), 1)).getTime() + 12 * 3_600_000);
    await set({ startsAt, endsAt: new Date(startsAt.getTime() + 3_600_000) });
    expect(await work()).toMatchObject({ today: 0, tomorrow: 1, comingTomorrow: [{ _id: params.bookingId }] });
  });

  it('names calls of the next seven days that nobody can join yet, and what is over and not recorded', async () => {
    const values = { kind: 'video', place: 'video', deposit: kobo(0) } as const;
    const studio = await openStudio(test, values, { hours: ALL_DAY });
    const at = (days: number) =>
      new Date(Math.ceil(test.now.getTime() / DAY_MS) * DAY_MS + days * DAY_MS + 10 * 3_600_000).toISOString();
    const ids: string[] = [];
    for (const days of [8, 9]) ids.push((await book(test, studio, at(days))).body.booking._id);
    const set = (id: string | undefined, change: Partial<typeof bookings.$inferInsert>) =>
      test.app.deps.db
        .update(bookings)
        .set(change)
        .where(eq(bookings._id, id ?? ''));
    const work = async () => (await test.call(getMakerWork, {}, studio.owner)).body.bookings;
    const listed = async (query: object) =>
      (await test.call(bookingResource.list, { query }, studio.owner)).body.items.map(({ _id }) => _id);
    expect(await work()).toMatchObject({ callsToPrepare: 0, firstCall: null, toRecord: 0 });
    expect(await listed({ joining: 'missing' })).toEqual(ids);
    await set(ids[0], { startsAt: new Date(test.now.getTime() + 3_600_000) });
    expect(await work()).toMatchObject({ callsToPrepare: 1, firstCall: { _id: ids[0], isSoon: true } });
    expect(await listed({ joining: 'due' })).toEqual([ids[0]]);
    await set(ids[1], { startsAt: new Date(test.now.getTime() + 6 * DAY_MS) });
    expect(await work()).toMatchObject({ callsToPrepare: 2 });
    expect(await listed({ joining: 'due' })).toEqual(ids);
    await set(ids[0], { address: 'https://meet.example/ade' });
    expect(await work()).toMatchObject({ callsToPrepare: 1, firstCall: { _id: ids[1], isSoon: false } });
    await set(ids[1], { startsAt: new Date(test.now.getTime() + 9 * DAY_MS) });
    await set(ids[0], { address: 'https://meet.example/ade' });
    expect(await work()).toMatchObject({ callsToPrepare: 0, firstCall: null });
    const [startsAt, endsAt] = [2, 1].map((hours) => new Date(test.now.getTime() - hours * 3_600_000));
    await set(ids[0], { startsAt, endsAt });
    expect(await work()).toMatchObject({ toRecord: 1 });
    await set(ids[1], { startsAt: test.now, endsAt: new Date(test.now.getTime() + 3_600_000) });
    const told = (await work()).coming.map(({ _id, lacksCall }) => [_id, lacksCall]);
    expect(Object.fromEntries(told)).toMatchObject({ [ids[1] ?? '']: true });
    expect(
      (await work()).coming.map(({ lostCall }) => lostCall),
      'none had any',
    ).not.toContain(true);
    await set(ids[1], { address: 'https://meet.example/ade' });
    expect((await work()).coming).toContainEqual(expect.objectContaining({ _id: ids[1], lacksCall: false }));
    const params = { bookingId: ids[1] ?? '' };
    const details = async (place: string) => {
      const { version } = (await test.call(bookingResource.get, { params: { _id: params.bookingId } }, studio.owner))
        .body;
      return test.call(changeBooking, { params, body: { version, place, workNote: '' } }, studio.owner);
    };
    expect((await details('')).status).toBe(200);
    const removed = { _id: ids[1], lacksCall: true, lostCall: true };
    expect((await work()).coming, 'had been there since it was booked').toContainEqual(
      expect.objectContaining(removed),
    );
    await details('https://meet.example/bolu');
    expect((await work()).coming).toContainEqual(expect.objectContaining({ _id: ids[1], lostCall: false }));
    expect(await listed({ toRecord: 'yes' })).toEqual([ids[0]]);
  });
});
