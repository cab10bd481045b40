import { cancelBooking } from '@adunni/contracts/bookings/bookings';
import { writeBookingMessage } from '@adunni/contracts/bookings/thread';
import { exportAccount } from '@adunni/contracts/identity/account';
import { getBalance } from '@adunni/contracts/ledger/ledger';
import { createMeasurements } from '@adunni/contracts/measurements/measurements';
import { kobo } from '@adunni/contracts/money';
import { eq } from 'drizzle-orm';
import { afterAll, beforeAll, beforeEach, describe, expect, it } from 'vitest';
import { startTestApp, type TestApp } from '../../kit/testing/test-app.ts';
import { sweepPhotosJob } from '../conversations/jobs.ts';
import { messages } from '../conversations/tables.ts';
import { eraseAccounts } from '../identity/privacy/jobs.ts';
import { users } from '../identity/tables.ts';
import { signInAs } from '../identity/testing.ts';
import { purgeFrozen } from '../measurements/erase.service.ts';
import { measured } from '../measurements/testing.ts';
import { media } from '../media/tables.ts';
import { completeOverdue } from './changing/complete.service.ts';
import { earnSettled } from './reports/outcomes.service.ts';
import { bookingEvents } from './tables.ts';
import { again, book, openStudio, pay, rowOf, uploadPhotoAs } from './testing.ts';

let test: TestApp;
beforeAll(async () => {
  test = await startTestApp();
});
afterAll(() => test.close());
beforeEach(() => {
  test.now = new Date('2026-11-23T06:00:00Z');
});

const NINE = '2026-11-25T09:00:00Z';

describe('what nobody ends', () => {
  it('is completed a week after it took place, once, and the maker is paid another week later, once', async () => {
    const studio = await openStudio(test);
    const placed = await book(test, studio, NINE);
    await pay(test, placed);
    const { _id } = placed.body.booking;
    test.now = new Date('2026-12-02T09:59:00Z');
    await completeOverdue(test.app.deps);
    expect((await rowOf(test, _id)).status).toBe('confirmed');
    test.now = new Date('2026-12-02T10:00:01Z');
    await Promise.all([1, 2, 3].map(() => completeOverdue(test.app.deps)));
    expect((await rowOf(test, _id)).status).toBe('completed');
    const balance = async () => (await test.call(getBalance, {}, await again(test, studio.owner))).body.balance;
    test.now = new Date('2026-12-09T10:00:01Z');
    await earnSettled(test.app.deps);
    expect(await balance()).toMatchObject({ pending: 4250, available: 0 });
    test.now = new Date('2026-12-09T10:00:01.001Z');
    await Promise.all([1, 2, 3].map(() => earnSettled(test.app.deps)));
    expect(await balance()).toMatchObject({ pending: 0, available: 4250 });
  });

  it('takes photos away that were uploaded a day ago and never used', async () => {
    const as = await signInAs(test);
    const [used, unused] = [await uploadPhotoAs(test, as), await uploadPhotoAs(test, as)];
    await book(test, await openStudio(test, { deposit: kobo(0) }), NINE, { as, photoIds: [used] });
    test.now = new Date('2026-11-24T06:00:01Z');
    await sweepPhotosJob.run(test.app.deps, {});
    const left = async (mediaId: string) =>
      (await test.app.deps.db.select().from(media).where(eq(media._id, mediaId))).length;
    expect([await left(used), await left(unused)]).toEqual([1, 0]);
  });
});

describe('a customer who goes', () => {
  it('takes what is kept of their bookings along, and leaves what the books need', async () => {
    const { db } = test.app.deps;
    const as = await signInAs(test, 'Customer', { firstName: 'Zainab', lastName: 'Musa' });
    const { body: kept } = await test.call(createMeasurements, { body: measured() }, as);
    const studio = await openStudio(test);
    const photoId = await uploadPhotoAs(test, as);
    const form = { as, note: 'Ring twice.', measurementProfileId: kept.profile._id, photoIds: [photoId] };
    const placed = await book(test, studio, NINE, form);
    await pay(test, placed);
    const bookingId = placed.body.booking._id;
    await test.call(writeBookingMessage, { params: { bookingId }, body: { text: 'I am Zainab.' } }, as);
    const told = JSON.stringify((await test.call(exportAccount, {}, as)).body);
    for (const mine of [placed.body.booking.number, 'Ring twice.', 'I am Zainab.', 'Zainab Musa'])
      expect(told).toContain(mine);

    test.now = new Date('2026-11-25T12:00:00Z');
    await db.update(users).set({ deletionDueAt: test.now }).where(eq(users._id, as._id));
    await eraseAccounts.run(test.app.deps, {});
    expect((await rowOf(test, bookingId)).contact.name).toBe('Zainab Musa');
    test.now = new Date('2026-12-03T12:00:00Z');
    await completeOverdue(test.app.deps);
    await eraseAccounts.run(test.app.deps, {});
    const row = await rowOf(test, bookingId);
    expect(row).toMatchObject({ status: 'completed', paid: 500_000, note: '', measurements: null });
    expect(row.contact).toEqual({ name: 'Deleted customer', email: null, phone: null });
    expect(await db.select().from(messages).where(eq(messages.subjectId, bookingId))).toEqual([]);
    expect(await db.select().from(media).where(eq(media._id, photoId))).toEqual([]);
  });

  it('takes the reasons along that they gave', async () => {
    const { db } = test.app.deps;
    const placed = await book(test, await openStudio(test, { deposit: kobo(0) }), NINE);
    const params = { bookingId: placed.body.booking._id };
    const { version } = await rowOf(test, params.bookingId);
    const body = { version, reason: 'I am in hospital.', expectedKept: 0 };
    expect((await test.call(cancelBooking, { params, body }, placed.person)).status).toBe(200);
    await db.update(users).set({ deletionDueAt: test.now }).where(eq(users._id, placed.person._id));
    await eraseAccounts.run(test.app.deps, {});
    expect(await rowOf(test, params.bookingId)).toMatchObject({ status: 'cancelled', endReason: '' });
    const events = await db.select().from(bookingEvents).where(eq(bookingEvents.bookingId, params.bookingId));
    expect(events.map(({ note }) => note)).toEqual(events.map(() => ''));
  });

  it('whose measurements a booking froze, has them there for a year after it and no longer', async () => {
    const as = await signInAs(test);
    const { body: kept } = await test.call(createMeasurements, { body: measured() }, as);
    const studio = await openStudio(test, { deposit: kobo(0) });
    const placed = await book(test, studio, NINE, { as, measurementProfileId: kept.profile._id });
    const { _id } = placed.body.booking;
    test.now = new Date('2026-12-05T12:00:00Z');
    await completeOverdue(test.app.deps);
    test.now = new Date('2027-11-24T12:00:00Z');
    await purgeFrozen(test.app.deps);
    expect((await rowOf(test, _id)).measurements).not.toBeNull();
    test.now = new Date('2027-11-26T12:00:00Z');
    await purgeFrozen(test.app.deps);
    expect((await rowOf(test, _id)).measurements).toBeNull();
  });
});
