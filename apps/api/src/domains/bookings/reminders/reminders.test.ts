import { rescheduleBooking } from '@adunni/contracts/bookings/bookings';
import { kobo } from '@adunni/contracts/money';
import { and, eq } from 'drizzle-orm';
import { afterAll, beforeAll, beforeEach, expect, it } from 'vitest';
import { mails } from '../../../kit/mail/tables.ts';
import { startTestApp, type TestApp } from '../../../kit/testing/test-app.ts';
import type { TestPerson } from '../../identity/testing.ts';
import { notifications } from '../../notifications/tables.ts';
import { again, book, openStudio, rowOf } from '../testing.ts';
import { remindAll } from './remind.service.ts';

let test: TestApp;
beforeAll(async () => {
  test = await startTestApp();
});
afterAll(() => test.close());
beforeEach(() => {
  test.now = new Date('2026-11-23T06:00:00Z');
});

const NINE = '2026-11-25T09:00:00Z';
const at = (moment: string) => {
  test.now = new Date(moment);
};
/** Subjects of the reminders that went to somebody. */
const remindersTo = async (email: string) =>
  (
    await test.app.deps.db
      .select({ subject: mails.subject })
      .from(mails)
      .where(and(eq(mails.recipient, email), eq(mails.kind, 'booking-reminder')))
      .orderBy(mails._id)
  ).map(({ subject }) => subject);
/** What the bell of somebody told, oldest first; their session is over by then. */
const bellOf = ({ _id }: TestPerson) =>
  test.app.deps.db
    .select({ title: notifications.title, path: notifications.path })
    .from(notifications)
    .where(eq(notifications.userId, _id))
    .orderBy(notifications.createdAt);
/** Several workers at once, and again, as after a restart. */
async function work(): Promise<void> {
  await Promise.all([1, 2, 3, 4].map(() => remindAll(test.app.deps)));
  await remindAll(test.app.deps);
}
const open = async () => book(test, await openStudio(test, { deposit: kobo(0) }), NINE);

it('reminds a day and two hours before, each once however many workers run', async () => {
  const { body, person } = await open();
  at('2026-11-24T08:59:00Z');
  await work();
  expect(await remindersTo(person.email)).toEqual([]);
  at('2026-11-24T09:00:00Z');
  await work();
  expect(await remindersTo(person.email)).toEqual(['Tomorrow: Studio fitting']);
  at('2026-11-25T07:00:00Z');
  await work();
  expect(await remindersTo(person.email)).toEqual(['Tomorrow: Studio fitting', 'Soon: Studio fitting']);
  const path = `/bookings/${body.booking._id}`;
  expect(await bellOf(person)).toEqual([
    { title: `Booking ${body.booking.number} is confirmed`, path },
    { title: 'Tomorrow: Studio fitting', path },
    { title: 'Soon: Studio fitting', path },
  ]);
  at('2026-11-25T09:30:00Z');
  await work();
  expect(await remindersTo(person.email)).toHaveLength(2);
});

it('reminds of the new time of a booking that was moved, and not of the old one', async () => {
  const { body, person } = await open();
  const params = { bookingId: body.booking._id };
  at('2026-11-24T08:30:00Z');
  const { version } = await rowOf(test, params.bookingId);
  const moved = { version, startsAt: '2026-11-26T09:00:00Z' };
  expect((await test.call(rescheduleBooking, { params, body: moved }, await again(test, person))).status).toBe(200);
  at('2026-11-24T09:30:00Z');
  await work();
  expect(await remindersTo(person.email)).toEqual([]);
  at('2026-11-25T10:00:00Z');
  await work();
  expect(await remindersTo(person.email)).toEqual(['Tomorrow: Studio fitting']);
});

it('says nothing of tomorrow to somebody who booked for today', async () => {
  at('2026-11-25T05:00:00Z');
  const { person } = await open();
  await work();
  expect(await remindersTo(person.email)).toEqual([]);
  at('2026-11-25T07:30:00Z');
  await work();
  expect(await remindersTo(person.email)).toEqual(['Soon: Studio fitting']);
});
