import { kobo } from '@adunni/contracts/money';
import { eq, sql } from 'drizzle-orm';
import { afterAll, beforeAll, beforeEach, expect, it } from 'vitest';
import { startTestApp, type TestApp } from '../../kit/testing/test-app.ts';
import { completeOverdue } from './changing/complete.service.ts';
import { expireHolds, expireRequests } from './placing/expire.service.ts';
import { remindAll } from './reminders/remind.service.ts';
import { bookingReminders } from './tables.ts';
import { book, openStudio, pay, rowOf, type TestStudio } from './testing.ts';

let test: TestApp;
beforeAll(async () => {
  test = await startTestApp();
});
afterAll(() => test.close());
beforeEach(() => {
  test.now = new Date('2026-11-23T06:00:00Z');
});

const free = { deposit: kobo(0) };

/** Two bookings, the first of which nothing can be done with any more. */
async function two(studio: TestStudio, isPaid = false): Promise<[stuck: string, next: string]> {
  const placed = [await book(test, studio, '2026-11-25T09:00:00Z'), await book(test, studio, '2026-11-25T10:00:00Z')];
  if (isPaid) for (const one of placed) await pay(test, one);
  const [stuck, next] = placed.map(({ body }) => body.booking._id) as [string, string];
  const refuse = `create or replace function refuse_stuck() returns trigger language plpgsql as
    $$ begin raise exception 'stuck'; end $$;
    create or replace trigger stuck before update on bookings
      for each row when (old.id = '${stuck}') execute function refuse_stuck();
    create or replace trigger stuck before insert on booking_reminders
      for each row when (new.booking_id = '${stuck}') execute function refuse_stuck();`;
  await test.app.deps.db.execute(sql.raw(refuse));
  return [stuck, next];
}
const statusesOf = async (ids: string[]) => Promise.all(ids.map(async (id) => (await rowOf(test, id)).status));

it('gives the time of others back when one hold cannot be ended', async () => {
  const both = await two(await openStudio(test));
  test.now = new Date('2026-11-23T06:11:00Z');
  await expireHolds(test.app.deps);
  expect(await statusesOf(both)).toEqual(['pending', 'cancelled']);
});

it('declines what others did not answer when one request cannot be declined', async () => {
  const both = await two(await openStudio(test, { confirmation: 'request' }), true);
  test.now = new Date('2026-11-25T10:00:01Z');
  await expireRequests(test.app.deps);
  expect(await statusesOf(both)).toEqual(['pending', 'declined']);
});

it('completes others when one booking cannot be completed', async () => {
  const both = await two(await openStudio(test, free));
  test.now = new Date('2026-12-04T10:00:00Z');
  await completeOverdue(test.app.deps);
  expect(await statusesOf(both)).toEqual(['confirmed', 'completed']);
});

it('reminds others when one reminder cannot be written', async () => {
  const [, next] = await two(await openStudio(test, free));
  test.now = new Date('2026-11-24T12:00:00Z');
  await remindAll(test.app.deps);
  const sent = test.app.deps.db.select().from(bookingReminders).where(eq(bookingReminders.bookingId, next));
  expect(await sent).toMatchObject([{ hours: 24 }]);
});
