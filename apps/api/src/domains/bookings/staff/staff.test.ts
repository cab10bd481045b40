import { addBlock } from '@adunni/contracts/availability/staff';
import { getBookingReceipt, setBookingPhotos } from '@adunni/contracts/bookings/bookings';
import { getBookingCalendar } from '@adunni/contracts/bookings/calendar';
import * as contract from '@adunni/contracts/bookings/staff';
import { writeBookingMessage, writeBookingMessageAsWorker } from '@adunni/contracts/bookings/thread';
import { getBalance } from '@adunni/contracts/ledger/ledger';
import { createMeasurements } from '@adunni/contracts/measurements/measurements';
import { kobo } from '@adunni/contracts/money';
import { and, eq, inArray } from 'drizzle-orm';
import { afterAll, beforeAll, beforeEach, describe, expect, it } from 'vitest';
import { auditEntries } from '../../../kit/audit/tables.ts';
import { startTestApp, type TestApp } from '../../../kit/testing/test-app.ts';
import { signInAs, type TestPerson } from '../../identity/testing.ts';
import { ledgerSummary } from '../../ledger/queries.ts';
import { measured } from '../../measurements/testing.ts';
import { bookings } from '../tables.ts';
import {
  again,
  book,
  letReportsPass,
  openStudio,
  pay,
  rowOf,
  seen,
  type TestStudio,
  uploadPhotoAs,
} from '../testing.ts';

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
const free = { deposit: kobo(0) };
const note = '';

/** A booking that stands, with its deposit paid, whose hour has come. */
async function begun() {
  const studio = await openStudio(test);
  const placed = await book(test, studio, NINE);
  await pay(test, placed);
  test.now = new Date('2026-11-25T09:30:00Z');
  const [owner, person] = [await again(test, studio.owner), await again(test, placed.person)];
  return { bookingId: placed.body.booking._id, studio: { ...studio, owner }, person };
}
const versionOf = async (bookingId: string) => (await rowOf(test, bookingId)).version;
const complete = async (bookingId: string, as: TestPerson) =>
  test.call(
    contract.completeBooking,
    { params: { bookingId }, body: { version: await versionOf(bookingId), note } },
    as,
  );
const balance = async (owner: TestPerson) => (await test.call(getBalance, {}, owner)).body.balance;

describe('what a workshop does with its bookings', () => {
  it('completes what has begun, once, and earns what was paid a week later', async () => {
    const { bookingId, studio } = await begun();
    const told = await Promise.all([1, 2].map(() => complete(bookingId, studio.owner)));
    expect(told.map(({ status }) => status).sort()).toEqual([200, 409]);
    expect(await balance(studio.owner)).toMatchObject({ pending: 4250, available: 0 });
    await letReportsPass(test);
    expect(await balance(await again(test, studio.owner))).toMatchObject({ pending: 0, available: 4250 });
    expect((await ledgerSummary(test.app.deps.db)).sum).toBe(0);
  });

  it('cannot complete or miss what has not begun', async () => {
    const studio = await openStudio(test, free);
    const { body } = await book(test, studio, NINE);
    expect((await complete(body.booking._id, studio.owner)).error.code).toBe('not_begun');
  });

  it('keeps the deposit of a customer who does not come', async () => {
    const { bookingId, studio, person } = await begun();
    const missed = { version: await versionOf(bookingId), by: 'customer' as const, note };
    expect((await test.call(contract.markNoShow, { params: { bookingId }, body: missed }, studio.owner)).status).toBe(
      200,
    );
    expect(await seen(test, bookingId, person)).toMatchObject({ status: 'no-show', noShowBy: 'customer', refunded: 0 });
    await letReportsPass(test);
    expect(await balance(await again(test, studio.owner))).toMatchObject({ pending: 0, available: 4250 });
  });

  it('gives everything back when it was the maker who did not come', async () => {
    const { bookingId, studio, person } = await begun();
    const missed = { version: await versionOf(bookingId), by: 'maker' as const, note };
    await test.call(contract.markNoShow, { params: { bookingId }, body: missed }, studio.owner);
    expect(await seen(test, bookingId, person)).toMatchObject({ status: 'no-show', noShowBy: 'maker', refunded: 5000 });
    expect(await balance(studio.owner)).toMatchObject({ pending: 0, available: 0 });
    expect((await ledgerSummary(test.app.deps.db)).sum).toBe(0);
  });

  it('gives everything back when it cancels, however late, and the time is free', async () => {
    const studio = await openStudio(test);
    const placed = await book(test, studio, NINE, { plan: 'full' });
    await pay(test, placed);
    test.now = new Date('2026-11-25T08:30:00Z');
    const owner = await again(test, studio.owner);
    const { _id: bookingId } = placed.body.booking;
    const body = { version: await versionOf(bookingId), reason: 'The roof leaks.' };
    expect((await test.call(contract.cancelBookingAsWorker, { params: { bookingId }, body }, owner)).status).toBe(200);
    const person = await again(test, placed.person);
    expect(await seen(test, bookingId, person)).toMatchObject({
      status: 'cancelled',
      refunded: 20_000,
      cancelReason: 'The roof leaks.',
    });
    expect((await book(test, studio, NINE)).status).toBe(201);
  });

  it('accepts or declines what is asked for, from the version it has seen', async () => {
    const studio = await openStudio(test, { ...free, confirmation: 'request' });
    const [one, two] = [await book(test, studio, NINE), await book(test, studio, TEN)];
    const at = (told: typeof one) => ({ bookingId: told.body.booking._id });
    const accept = (version: number) =>
      test.call(contract.acceptBooking, { params: at(one), body: { version, note } }, studio.owner);
    expect((await accept(9)).error.code).toBe('stale');
    const version = await versionOf(at(one).bookingId);
    expect((await accept(version)).body).toEqual({ status: 'confirmed', version: version + 1 });
    const body = { version: await versionOf(at(two).bookingId), reason: 'Fully booked.' };
    await test.call(contract.declineBooking, { params: at(two), body }, studio.owner);
    expect(await seen(test, at(two).bookingId, two.person)).toMatchObject({
      status: 'declined',
      cancelReason: 'Fully booked.',
    });
  });

  it('can do nothing that the status does not allow', async () => {
    const studio = await openStudio(test, free);
    const { body, person } = await book(test, studio, NINE);
    const params = { bookingId: body.booking._id };
    const end = { version: await versionOf(params.bookingId), reason: 'No.' };
    const { version } = end;
    const move = { version, startsAt: TEN, providerId: studio.providerId, note };
    const calls = () => [
      test.call(contract.acceptBooking, { params, body: { version, note } }, studio.owner),
      test.call(contract.declineBooking, { params, body: end }, studio.owner),
      test.call(contract.completeBooking, { params, body: { version, note } }, studio.owner),
      test.call(contract.markNoShow, { params, body: { version, by: 'customer', note } }, studio.owner),
    ];
    for (const call of calls()) expect((await call).status).toBe(409);
    await test.call(contract.cancelBookingAsWorker, { params, body: end }, studio.owner);
    for (const call of [
      ...calls(),
      test.call(contract.cancelBookingAsWorker, { params, body: end }, studio.owner),
      test.call(contract.moveBooking, { params, body: move }, studio.owner),
      test.call(contract.proposeTime, { params, body: move }, studio.owner),
      test.call(contract.changeBooking, { params, body: { version, place: '', workNote: '' } }, studio.owner),
    ])
      expect((await call).error.code).toBe('booking_status');
    expect((await seen(test, params.bookingId, person)).status).toBe('cancelled');
  });
});

describe('somebody who walks in', () => {
  const walkIn = (studio: TestStudio, startsAt: string) => {
    const body = {
      serviceId: studio.service._id,
      providerId: studio.providerId,
      startsAt,
      name: 'Bola Ojo',
      phone: '0803 123 4567',
    };
    return test.call(contract.bookWalkIn, { body }, studio.owner);
  };

  it('is booked at once, outside the hours too, but never over another', async () => {
    const studio = await openStudio(test, free);
    const told = await walkIn(studio, '2026-11-25T19:15:00Z');
    expect(told.status).toBe(201);
    const record = await test.call(contract.bookingResource.get, { params: { _id: told.body._id } }, studio.owner);
    expect(record.body.record).toMatchObject({
      ...{ status: 'confirmed', isWalkIn: true, paid: 0, balance: 20_000 },
      customer: { _id: null, name: 'Bola Ojo', phone: '+2348031234567' },
    });
    await book(test, studio, NINE);
    expect(await walkIn(studio, '2026-11-25T09:30:00Z')).toMatchObject({ status: 409, error: { code: 'slot_taken' } });
    expect((await walkIn(studio, '2026-11-21T09:00:00Z')).error.code).toBe('slot_past');
  });

  it('races with a customer for the same hour, and one of them has it', async () => {
    const studio = await openStudio(test, free);
    const told = await Promise.all([book(test, studio, NINE), walkIn(studio, NINE)]);
    expect(told.map(({ status }) => status).sort()).toEqual([201, 409]);
  });
});

describe('the calendar of a workshop', () => {
  it('shows who is open, what is kept free and what is booked', async () => {
    const studio = await openStudio(test, { ...free, bufferAfter: 15 });
    const { body } = await book(test, studio, NINE);
    const query = { from: '2026-11-25', days: 1 };
    const { body: calendar } = await test.call(getBookingCalendar, { query }, studio.owner);
    expect(calendar).toMatchObject({
      ...{ zone: 'Africa/Lagos', from: '2026-11-25', until: '2026-11-25' },
      open: [{ startsAt: '2026-11-25T08:00:00.000Z', endsAt: '2026-11-25T16:00:00.000Z' }],
      bookings: [{ _id: body.booking._id, customer: 'Ngozi Eze', takenTo: '2026-11-25T10:15:00.000Z' }],
      services: [{ _id: studio.service._id, providerIds: [studio.providerId] }],
    });
  });

  it('blocks time over bookings only for somebody who was shown them; they stand', async () => {
    const studio = await openStudio(test, free);
    const { body, person } = await book(test, studio, NINE);
    const block = {
      providerId: studio.providerId,
      startsAt: '2026-11-25T08:00:00Z',
      endsAt: '2026-11-25T16:00:00Z',
      note: '',
    };
    const refused = await test.call(addBlock, { body: block }, studio.owner);
    expect(refused).toMatchObject({
      status: 409,
      error: { code: 'bookings_in_the_way', bookings: [{ number: body.booking.number, customer: 'Ngozi Eze' }] },
    });
    expect((await test.call(addBlock, { body: { ...block, despiteBookings: true } }, studio.owner)).status).toBe(201);
    expect((await seen(test, body.booking._id, person)).status).toBe('confirmed');
    expect((await book(test, studio, TEN)).error.code).toBe('slot_taken');
  });
});

describe('what belongs to a booking', () => {
  it('lets its maker read the measurements while it stands, and logs every reading', async () => {
    const studio = await openStudio(test, free);
    const as = await signInAs(test);
    const { body: kept } = await test.call(createMeasurements, { body: measured() }, as);
    const stranger = await signInAs(test);
    const foreign = { as: stranger, measurementProfileId: kept.profile._id };
    expect((await book(test, studio, NINE, foreign)).status).toBe(404);
    const { body } = await book(test, studio, NINE, { as, measurementProfileId: kept.profile._id });
    const params = { bookingId: body.booking._id };
    const read = (who: TestPerson) => test.call(contract.readBookingMeasurements, { params }, who);
    expect((await read(studio.owner)).body.measurements.frozen).toMatchObject({ name: kept.profile.name });
    const { db } = test.app.deps;
    const action = `Read measurements of ${body.booking.number}`;
    const logged = and(eq(auditEntries.action, action), eq(auditEntries.actorId, studio.owner._id));
    expect(await db.select().from(auditEntries).where(logged)).toHaveLength(1);
    const end = { version: await versionOf(params.bookingId), reason: 'No.' };
    await test.call(contract.cancelBookingAsWorker, { params, body: end }, studio.owner);
    expect((await read(studio.owner)).status).toBe(404);
  });

  it('shows photos and messages to both sides, and each photo once', async () => {
    const studio = await openStudio(test, free);
    const as = await signInAs(test);
    const [mine, other] = [await uploadPhotoAs(test, as), await uploadPhotoAs(test, as)];
    const { body } = await book(test, studio, NINE, { as, photoIds: [mine] });
    const params = { bookingId: body.booking._id };
    const set = (photoIds: string[]) => test.call(setBookingPhotos, { params, body: { photoIds } }, as);
    expect((await set([other, mine])).body.booking.photos.map(({ _id }) => _id)).toEqual([other, mine]);
    const [photo] = (await set([other])).body.booking.photos;
    const statusAt = async (url: string | undefined) => (await fetch(`${test.origin}${url}/96.webp`)).status;
    expect([await statusAt(photo?.url), await statusAt(`/media/${other}`)]).toEqual([200, 404]);
    const worked = await test.call(contract.bookingResource.get, { params: { _id: params.bookingId } }, studio.owner);
    expect(await statusAt(worked.body.record.photos[0]?.url)).toBe(200);
    expect((await set([mine])).status).toBe(422);
    const asked = await test.call(writeBookingMessage, { params, body: { text: 'Is there parking?' } }, as);
    expect(asked.body.message).toMatchObject({ side: 'customer', isOwn: true });
    const list = await test.call(contract.bookingResource.list, { query: { unread: 'yes' } }, studio.owner);
    expect(list.body.items).toMatchObject([{ number: body.booking.number, unread: 1 }]);
    await test.call(writeBookingMessageAsWorker, { params, body: { text: 'Behind the house.' } }, studio.owner);
    expect(await seen(test, params.bookingId, as)).toMatchObject({ unread: 1 });
    expect((await test.call(writeBookingMessage, { params, body: { text: '   ' } }, as)).status).toBe(400);
  });

  it('is listed by when it takes place while it stands, then by when it took place, the last first', async () => {
    const studio = await openStudio(test, free);
    const placed = [];
    for (const at of [TEN, NINE, '2026-11-25T11:00:00Z', '2026-11-25T12:00:00Z'])
      placed.push((await book(test, studio, at)).body.booking);
    const [ten, nine, eleven, noon] = placed.map(({ _id }) => _id);
    await test.app.deps.db
      .update(bookings)
      .set({ status: 'completed' })
      .where(inArray(bookings._id, [nine ?? '', eleven ?? '']));
    const listed = async (query: object) =>
      (await test.call(contract.bookingResource.list, { query }, studio.owner)).body;
    expect((await listed({})).items.map(({ _id }) => _id)).toEqual([ten, noon, eleven, nine]);
    const { next } = await listed({ limit: 2 });
    expect((await listed({ after: next ?? '' })).items.map(({ _id }) => _id)).toEqual([eleven, nine]);
  });

  it('has a receipt as PDF', async () => {
    const placed = await book(test, await openStudio(test), NINE);
    await pay(test, placed);
    const params = { bookingId: placed.body.booking._id };
    const receipt = await test.call(getBookingReceipt, { params }, placed.person);
    expect(receipt.headers['content-type']).toBe('application/pdf');
    expect(String(receipt.body).slice(0, 5)).toBe('%PDF-');
  });
});
