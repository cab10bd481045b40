import { addJoiningDetails, cancelBookingAsWorker, changeBooking } from '@adunni/contracts/bookings/staff';
import { kobo } from '@adunni/contracts/money';
import { eq } from 'drizzle-orm';
import { afterAll, beforeAll, expect, it } from 'vitest';
import { startTestApp, type TestApp } from '../../../kit/testing/test-app.ts';
import { mailTo } from '../../identity/testing.ts';
import { addProvider, addService } from '../../services/testing.ts';
import { bookings } from '../tables.ts';
import { book, openStudio, rowOf, seen, type TestStudio } from '../testing.ts';

let test: TestApp;
beforeAll(async () => {
  test = await startTestApp();
  test.now = new Date('2026-11-23T06:00:00Z');
});
afterAll(() => test.close());

const LINK = 'https://meet.example/abc';
const HOURS = ['09', '10', '11', '12'];

/** A workshop and its video calls ahead without joining details, one an hour. */
async function withCalls(count: number) {
  const studio = await openStudio(test, { deposit: kobo(0), kind: 'video', place: 'video', address: '' });
  const calls = [];
  for (const hour of HOURS.slice(0, count)) {
    const { body, person } = await book(test, studio, `2026-11-25T${hour}:00:00Z`);
    calls.push({ _id: body.booking._id, person });
  }
  return { studio, calls, ids: calls.map(({ _id }) => _id) };
}
const add = (studio: TestStudio, bookingIds: string[], place = LINK) =>
  test.call(addJoiningDetails, { body: { place, bookingIds } }, studio.owner);
const addressesOf = async (ids: string[]) =>
  (await Promise.all(ids.map((id) => rowOf(test, id)))).map((row) => row.address);

it('adds one link to several calls, of which each customer is told once, however often and by how many at once it is asked', async () => {
  const { studio, calls, ids } = await withCalls(3);
  const told = await Promise.all([add(studio, ids), add(studio, ids)]);
  expect(told.map(({ body }) => body.saved).sort()).toEqual([0, 3]);
  expect((await add(studio, ids, 'https://meet.example/other')).body.saved).toBe(0);
  for (const { _id, person } of calls) {
    const booking = await seen(test, _id, person);
    expect(booking.address).toBe(LINK);
    expect(booking.events.filter(({ note }) => note.includes(LINK))).toHaveLength(1);
    expect(await mailTo(test, person.email, 'booking-place')).toContain(LINK);
  }
});

it('leaves what is another’s, what has details, what is no call and what no longer takes place', async () => {
  const [mine, theirs] = [await withCalls(4), await withCalls(1)];
  const [open, joined, visit, over] = mine.ids as [string, string, string, string];
  const change = (id: string, to: Partial<typeof bookings.$inferInsert>) =>
    test.app.deps.db.update(bookings).set(to).where(eq(bookings._id, id));
  await change(joined, { address: 'https://meet.example/first' });
  await change(visit, { place: 'studio' });
  const end = { version: (await rowOf(test, over)).version, reason: 'The room is taken.' };
  await test.call(cancelBookingAsWorker, { params: { bookingId: over }, body: end }, mine.studio.owner);
  expect((await add(mine.studio, [...mine.ids, ...theirs.ids])).body.saved).toBe(1);
  expect(await addressesOf([open, joined, visit, over, ...theirs.ids])).toEqual([
    LINK,
    'https://meet.example/first',
    ...['', '', ''],
  ]);
});

it('refuses words by which nobody can join', async () => {
  const { studio, ids } = await withCalls(1);
  const { status, error } = await add(studio, ids, 'my room');
  expect([status, error.code, Object.keys(error.fields ?? {})]).toEqual([422, 'joining_unclear', ['place']]);
  expect(await addressesOf(ids)).toEqual(['']);
});

/** A workshop with two people who each hold a call at nine and one after another at eleven. */
async function withTwoPeople() {
  const { studio, ids } = await withCalls(1);
  const { makerId } = studio;
  const bola = await addProvider(test, makerId, { name: 'Bola Ojo' });
  const call = { makerId, deposit: kobo(0), kind: 'video', place: 'video', address: '' } as const;
  const service = await addService(test, call, [bola._id]);
  const [nine, eleven] = await Promise.all(
    ['09', '11'].map((hour) => book(test, { service }, `2026-11-25T${hour}:00:00Z`)),
  );
  return { studio, ada: ids[0] ?? '', bola: nine?.body.booking._id ?? '', later: eleven?.body.booking._id ?? '' };
}
const numbersOf = async (ids: string[]) =>
  (await Promise.all(ids.map((id) => rowOf(test, id)))).map((row) => row.number);

it('refuses one link for calls that two people hold at once, names them and changes none', async () => {
  const { studio, ada, bola, later } = await withTwoPeople();
  const { status, error } = await add(studio, [ada, bola, later]);
  expect([status, error.code]).toEqual([409, 'joining_shared']);
  expect(error.bookings?.map(({ number }) => number).sort()).toEqual((await numbersOf([ada, bola])).sort());
  for (const number of await numbersOf([ada, bola])) expect(error.message).toContain(number);
  expect(await addressesOf([ada, bola, later])).toEqual(['', '', '']);
  expect((await add(studio, [ada, later])).body.saved).toBe(2);
  expect((await add(studio, [bola], LINK.replace('https://', ''))).error.code).toBe('joining_shared');
  expect((await add(studio, [bola], 'https://meet.example/bola')).body.saved).toBe(1);
});

it('gives one of two calls at once a link that both are given at the same time', async () => {
  const { studio, ada, bola } = await withTwoPeople();
  const told = await Promise.all([add(studio, [ada]), add(studio, [bola])]);
  expect(told.map(({ status }) => status).sort()).toEqual([200, 409]);
  expect((await addressesOf([ada, bola])).sort()).toEqual(['', LINK]);
});

it('refuses a link one by one too, unless it is meant', async () => {
  const { studio, ada, bola } = await withTwoPeople();
  await add(studio, [ada]);
  const change = async (more: { sharesCall?: boolean } = {}) => {
    const { version } = await rowOf(test, bola);
    const body = { version, place: LINK, workNote: '', ...more };
    return test.call(changeBooking, { params: { bookingId: bola }, body }, studio.owner);
  };
  const { status, error } = await change();
  expect([status, error.code]).toEqual([409, 'joining_shared']);
  expect(await addressesOf([bola])).toEqual(['']);
  expect((await change({ sharesCall: true })).status).toBe(200);
  // What it has already is not asked again.
  expect((await change()).status).toBe(200);
});
