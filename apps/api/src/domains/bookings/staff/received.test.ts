import * as contract from '@adunni/contracts/bookings/staff';
import { and, eq } from 'drizzle-orm';
import { afterAll, beforeAll, expect, it } from 'vitest';
import { auditEntries } from '../../../kit/audit/tables.ts';
import { startTestApp, type TestApp } from '../../../kit/testing/test-app.ts';
import { ledgerSummary } from '../../ledger/queries.ts';
import { again, book, openStudio, pay, rowOf, seen } from '../testing.ts';

let test: TestApp;
beforeAll(async () => {
  test = await startTestApp();
  test.now = new Date('2026-11-23T06:00:00Z');
});
afterAll(() => test.close());

it('notes once what was paid on the spot of what took place, which is audited and in no books', async () => {
  const studio = await openStudio(test);
  const placed = await book(test, studio, '2026-11-25T09:00:00Z');
  await pay(test, placed);
  const bookingId = placed.body.booking._id;
  test.now = new Date('2026-11-25T09:30:00Z');
  const [owner, person] = [await again(test, studio.owner), await again(test, placed.person)];
  const version = async () => (await rowOf(test, bookingId)).version;
  const note = async (amount: number, day: string) => {
    const body = { version: await version(), amount, day };
    return test.call(contract.recordReceived, { params: { bookingId }, body }, owner);
  };
  expect((await note(15_000, '2026-11-25')).error.code).toBe('booking_status');
  const done = { params: { bookingId }, body: { version: await version(), note: '' } };
  await test.call(contract.completeBooking, done, owner);
  const booked = await ledgerSummary(test.app.deps.db);
  expect((await note(15_000.01, '2026-11-25')).error.code).toBe('received_amount');
  for (const day of ['2026-11-24', '2026-11-26']) expect((await note(15_000, day)).error.code).toBe('received_day');
  expect((await note(15_000, '2026-11-25')).status).toBe(200);
  expect((await note(1, '2026-11-25')).error.code).toBe('booking_status');
  const booking = await seen(test, bookingId, person);
  expect(booking).toMatchObject({ paid: 5000, received: { amount: 15_000, on: '2026-11-25' } });
  expect(booking.events.at(-1)).toMatchObject({
    by: 'maker',
    note: '₦15,000 received directly on 25 November 2026',
  });
  expect(await ledgerSummary(test.app.deps.db)).toEqual(booked);
  const entries = await test.app.deps.db
    .select()
    .from(auditEntries)
    .where(and(eq(auditEntries.rowId, bookingId), eq(auditEntries.actorId, owner._id)));
  expect(entries.map(({ after }) => after?.received)).toContain(1_500_000);
});
