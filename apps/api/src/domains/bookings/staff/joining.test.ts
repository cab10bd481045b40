import { addJoiningDetails, cancelBookingAsWorker } from '@adunni/contracts/bookings/staff';
import { kobo } from '@adunni/contracts/money';
import { eq } from 'drizzle-orm';
import { afterAll, beforeAll, expect, it } from 'vitest';
import { startTestApp, type TestApp } from '../../../kit/testing/test-app.ts';
import { mailTo } from '../../identity/testing.ts';
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
