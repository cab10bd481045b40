import * as contract from '@adunni/contracts/bookings/staff';
import { kobo } from '@adunni/contracts/money';
import { eq } from 'drizzle-orm';
import { afterAll, beforeAll, beforeEach, expect, it } from 'vitest';
import { mails } from '../../../kit/mail/tables.ts';
import { withinLimit } from '../../../kit/security/attempts.ts';
import { startTestApp, type TestApp } from '../../../kit/testing/test-app.ts';
import { users } from '../../identity/tables.ts';
import { signInAs } from '../../identity/testing.ts';
import { book, openStudio, rowOf } from '../testing.ts';

let test: TestApp;
beforeAll(async () => {
  test = await startTestApp();
});
afterAll(() => test.close());
beforeEach(() => {
  test.now = new Date('2026-11-23T06:00:00Z');
});

const NINE = '2026-11-25T09:00:00Z';
const TEN = '2026-11-25T10:00:00Z';
const note = '';
/** So many mails or placements have been counted today. */
async function countBefore(key: string, times: number): Promise<void> {
  for (let n = 0; n < times; n++) await withinLimit(test.app.deps.db, key, { most: times, minutes: 24 * 60 }, test.now);
}

it('is written to of ten bookings a day, unless whoever books has confirmed that it is theirs', async () => {
  const studio = await openStudio(test, { deposit: kobo(0) });
  const as = await signInAs(test, 'Customer', { email: 'victim+1@example.net' });
  await countBefore('contact:mailbox:victim@example.net', 10);
  expect((await book(test, studio, NINE, { as })).error.code).toBe('contact_limit');
  const { _id: serviceId } = studio.service;
  const walkIn = {
    serviceId,
    providerId: studio.providerId,
    startsAt: NINE,
    seats: 1,
    name: 'Bola',
    phone: null,
    note,
  };
  const taken = await test.call(
    contract.bookWalkIn,
    { body: { ...walkIn, email: 'Victim+2@example.net' } },
    studio.owner,
  );
  expect(taken.error.code).toBe('contact_limit');
  await test.app.deps.db.update(users).set({ emailVerifiedAt: test.now }).where(eq(users._id, as._id));
  expect((await book(test, studio, NINE, { as })).status).toBe(201);
});

it('of somebody who walked in is written to twenty times a day at most, however often the booking moves', async () => {
  const studio = await openStudio(test, { deposit: kobo(0) });
  const email = 'walked+in@example.net';
  const person = { seats: 1, name: 'Bola', phone: null, email, note };
  const body = { serviceId: studio.service._id, providerId: studio.providerId, startsAt: NINE, ...person };
  const { _id } = (await test.call(contract.bookWalkIn, { body }, studio.owner)).body;
  const move = async (startsAt: string) => {
    const { version } = await rowOf(test, _id);
    const to = { version, startsAt, providerId: studio.providerId, note };
    return (await test.call(contract.moveBooking, { params: { bookingId: _id }, body: to }, studio.owner)).status;
  };
  const written = () => test.app.deps.db.$count(mails, eq(mails.recipient, email));
  await countBefore('walk-in:mailbox:walked@example.net', 19);
  expect([await move(TEN), await written()]).toEqual([200, 1]);
  expect([await move(NINE), await written()]).toEqual([200, 1]);
});
