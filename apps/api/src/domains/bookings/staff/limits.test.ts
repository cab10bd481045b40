import { cancelBooking } from '@adunni/contracts/bookings/bookings';
import * as contract from '@adunni/contracts/bookings/staff';
import { kobo } from '@adunni/contracts/money';
import { eq } from 'drizzle-orm';
import { afterAll, beforeAll, beforeEach, expect, it } from 'vitest';
import { startTestApp, type TestApp } from '../../../kit/testing/test-app.ts';
import { mailTo, type TestPerson } from '../../identity/testing.ts';
import { ledgerSummary } from '../../ledger/queries.ts';
import { expireRequests } from '../placing/expire.service.ts';
import { bookings } from '../tables.ts';
import { again, book, openStudio, pay, rowOf, seen, starts } from '../testing.ts';
import { stepsFrom } from './detail.queries.ts';

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

it('does not let a maker say yes to what has begun, and so take the deposit of somebody who was told nothing', async () => {
  const studio = await openStudio(test, { confirmation: 'request' });
  test.now = new Date('2026-11-24T12:00:00Z');
  const placed = await book(test, studio, NINE);
  await pay(test, placed);
  const params = { bookingId: placed.body.booking._id };
  test.now = new Date('2026-11-25T09:01:00Z');
  const { version } = await rowOf(test, params.bookingId);
  const late = await again(test, studio.owner);
  const told = await test.call(contract.acceptBooking, { params, body: { version, note } }, late);
  expect([told.status, told.error?.code]).toEqual([409, 'booking_status']);
  const end = { version, reason: 'It is too late.' };
  expect((await test.call(contract.declineBooking, { params, body: end }, late)).status).toBe(200);
  expect(await rowOf(test, params.bookingId)).toMatchObject({ status: 'declined', refunded: 500_000 });
});

it('cancels nothing that is over, of which it says who did not come, and offers what it does', async () => {
  const studio = await openStudio(test);
  const placed = await book(test, studio, NINE, { plan: 'full' });
  await pay(test, placed);
  const params = { bookingId: placed.body.booking._id };
  const { endsAt } = await rowOf(test, params.bookingId);
  const can = async () => stepsFrom(await rowOf(test, params.bookingId), test.now, false);
  test.now = new Date(endsAt.getTime() - 1);
  expect(await can()).toMatchObject({ propose: false, reschedule: true, cancel: true, noShow: true });
  test.now = endsAt;
  expect(await can()).toMatchObject({ propose: false, reschedule: true, cancel: false, noShow: true });
  const { version } = await rowOf(test, params.bookingId);
  const body = { version, reason: 'Too late.' };
  const owner = await again(test, studio.owner);
  const refused = await test.call(contract.cancelBookingAsWorker, { params, body }, owner);
  expect(refused.error.code).toBe('booking_status');
});

it('takes no more people than a service has seats for, whoever asks', async () => {
  const studio = await openStudio(test, { deposit: kobo(0) });
  const { _id: serviceId } = studio.service;
  const person = { name: 'Bola', phone: null, email: '', note };
  const body = { serviceId, providerId: studio.providerId, startsAt: NINE, seats: 3, ...person };
  expect((await test.call(contract.bookWalkIn, { body }, studio.owner)).error?.code).toBe('slot_taken');
  expect((await test.call(contract.bookWalkIn, { body: { ...body, seats: 1 } }, studio.owner)).status).toBe(201);
});

it('offers the times beside its own to a booking that is moved, to its own workshop only', async () => {
  const studio = await openStudio(test, { deposit: kobo(0), step: 30 });
  const { body } = await book(test, studio, TEN);
  await book(test, studio, '2026-11-25T12:00:00Z');
  const around = async (as: TestPerson) => {
    const wanted = { params: { bookingId: body.booking._id }, query: { month: '2026-11' } };
    const told = await test.call(contract.listTimesToMove, wanted, as);
    const times = told.status === 200 ? starts(told.body.slots) : [];
    return [told.status, ...times.filter((at) => at > '11-25T09' && at < '11-25T13')];
  };
  const beside = ['09:00', '09:30', '10:00', '10:30', '11:00'].map((at) => `11-25T${at}`);
  expect(await around(studio.owner)).toEqual([200, ...beside]);
  expect(await around((await openStudio(test)).owner)).toEqual([404]);
});

it('offers other times for as many as come', async () => {
  const studio = await openStudio(test, { deposit: kobo(0), kind: 'class', seats: 3 });
  const two = await book(test, studio, '2026-11-25T13:00:00Z', { seats: 2 });
  await book(test, studio, NINE, { seats: 3 });
  await book(test, studio, TEN, { seats: 2 });
  const params = { bookingId: two.body.booking._id };
  const { version } = await rowOf(test, params.bookingId);
  const body = { version, startsAt: NINE, providerId: studio.providerId, note };
  const { error } = await test.call(contract.moveBooking, { params, body }, studio.owner);
  expect(error.code).toBe('slot_taken');
  expect(error.freeTimes?.length).toBeGreaterThan(0);
  expect(error.freeTimes?.every(({ seatsLeft }) => seatsLeft >= 2)).toBe(true);
});

it('says to the workshop whose a taken time is, and to who books that it has just been booked', async () => {
  const studio = await openStudio(test, { deposit: kobo(0) });
  const there = await book(test, studio, NINE);
  const moved = await book(test, studio, TEN);
  const params = { bookingId: moved.body.booking._id };
  const { version } = await rowOf(test, params.bookingId);
  const body = { version, startsAt: NINE, providerId: studio.providerId, note };
  const { error } = await test.call(contract.moveBooking, { params, body }, studio.owner);
  const { number } = there.body.booking;
  expect(error.message).toBe(`This time is taken by Ngozi Eze (${number}). Please choose another.`);
  const walkIn = { serviceId: studio.service._id, providerId: studio.providerId, startsAt: NINE, seats: 1 };
  const person = { name: 'Bola', phone: null, email: '', note };
  const refused = await test.call(contract.bookWalkIn, { body: { ...walkIn, ...person } }, studio.owner);
  expect(refused.error.message).toContain(number);
  expect((await book(test, studio, NINE)).error.message).toBe('This time has just been booked. Please choose another.');
});

it('tells the customer at once where it takes place now, and keeps it in the history', async () => {
  const studio = await openStudio(test, { deposit: kobo(0) });
  const { body, person } = await book(test, studio, NINE);
  const params = { bookingId: body.booking._id };
  const change = async (place: string, workNote: string) => {
    const { version } = await rowOf(test, params.bookingId);
    const values = { version, place, workNote };
    return (await test.call(contract.changeBooking, { params, body: values }, studio.owner)).status;
  };
  expect(await change('12 Marina, Lagos', '')).toBe(200);
  expect(await mailTo(test, person.email, 'booking-place')).toContain(
    '12 Marina, Lagos (https://www.openstreetmap.org/search?query=12%20Marina%2C%20Lagos)',
  );
  expect(await change('12 Marina, Lagos', 'Bring the muslin.')).toBe(200);
  const { events } = await seen(test, params.bookingId, person);
  expect(events.map(({ note: words }) => words).filter(Boolean)).toEqual(['New location: 12 Marina, Lagos']);
});

it('refuses times that no calendar reaches', async () => {
  const studio = await openStudio(test, { deposit: kobo(0) });
  const far = '9999-12-31T23:30:00Z';
  const { _id: serviceId } = studio.service;
  const person = { name: 'Bola', phone: null, email: '', note };
  const body = { serviceId, providerId: studio.providerId, startsAt: far, seats: 1, ...person };
  expect((await book(test, studio, far)).status).toBeLessThan(500);
  expect((await test.call(contract.bookWalkIn, { body }, studio.owner)).status).toBeLessThan(500);
  expect((await test.call(contract.bookWalkIn, { body: { ...body, startsAt: TEN } }, studio.owner)).status).toBe(201);
});

it('keeps no deposit of a customer for a time that the workshop chose and they never agreed to', async () => {
  const studio = await openStudio(test);
  const placed = await book(test, studio, TEN);
  await pay(test, placed);
  const params = { bookingId: placed.body.booking._id };
  const { version } = await rowOf(test, params.bookingId);
  const move = { version, startsAt: '2026-11-23T06:05:00Z', providerId: studio.providerId, note };
  const moved = await test.call(contract.moveBooking, { params, body: move }, studio.owner);
  test.now = new Date('2026-11-23T06:21:00Z');
  const owner = await again(test, studio.owner);
  const shown = await test.call(contract.bookingResource.get, { params: { _id: params.bookingId } }, owner);
  expect(shown.body.record.noShowFee).toBe(0);
  const body = { version: moved.body.version, by: 'customer' as const, note };
  expect((await test.call(contract.markNoShow, { params, body }, owner)).status).toBe(200);
  expect(await rowOf(test, params.bookingId)).toMatchObject({ status: 'no-show', paid: 500_000, refunded: 500_000 });
});

it('keeps nothing of a call that its customer was never told how to join', async () => {
  const studio = await openStudio(test);
  const placed = await book(test, studio, TEN);
  await pay(test, placed);
  const params = { bookingId: placed.body.booking._id };
  const { _id } = await rowOf(test, params.bookingId);
  await test.app.deps.db.update(bookings).set({ place: 'video', address: '' }).where(eq(bookings._id, _id));
  test.now = new Date('2026-11-25T11:00:00Z');
  const owner = await again(test, studio.owner);
  const shown = await test.call(contract.bookingResource.get, { params: { _id } }, owner);
  expect(shown.body.record.noShowFee).toBe(0);
  const body = { version: shown.body.record.version, by: 'customer' as const, note };
  expect((await test.call(contract.markNoShow, { params, body }, owner)).status).toBe(200);
  expect(await rowOf(test, _id)).toMatchObject({ status: 'no-show', paid: 500_000, refunded: 500_000 });
});

it.each([
  ['before it begins', '2026-11-25T08:00:00Z', 500_000],
  ['once it was missed', '2026-11-25T11:00:00Z', 0],
])('keeps of a missed call whose details were added %s what its customer could have joined', async (_, added, kept) => {
  const studio = await openStudio(test);
  const placed = await book(test, studio, TEN);
  await pay(test, placed);
  const _id = placed.body.booking._id;
  const params = { bookingId: _id };
  await test.app.deps.db.update(bookings).set({ place: 'video', address: '' }).where(eq(bookings._id, _id));
  test.now = new Date(added);
  const { version } = await rowOf(test, _id);
  const details = { version, place: 'https://meet.example/abc', workNote: '' };
  const unclear = { params, body: { ...details, place: 'meet' } };
  const refused = await test.call(contract.changeBooking, unclear, await again(test, studio.owner));
  expect(refused.error).toMatchObject({ code: 'joining_unclear', fields: { place: expect.any(String) } });
  const told = await test.call(contract.changeBooking, { params, body: details }, await again(test, studio.owner));
  expect(told.status).toBe(200);

  test.now = new Date('2026-11-25T11:30:00Z');
  const body = { version: told.body.version, by: 'customer' as const, note };
  expect((await test.call(contract.markNoShow, { params, body }, await again(test, studio.owner))).status).toBe(200);
  expect(await rowOf(test, _id)).toMatchObject({ status: 'no-show', paid: 500_000, refunded: 500_000 - kept });
});

it('lets one of two sides win who answer the same request, and moves money once', async () => {
  const studio = await openStudio(test, { confirmation: 'request' });
  const placed = await book(test, studio, TEN);
  await pay(test, placed);
  const params = { bookingId: placed.body.booking._id };
  const { version } = await rowOf(test, params.bookingId);
  const end = { version, reason: 'Fully booked.' };
  const told = await Promise.all([
    test.call(contract.acceptBooking, { params, body: { version, note } }, studio.owner),
    test.call(contract.declineBooking, { params, body: end }, studio.owner),
    test.call(cancelBooking, { params, body: { version, reason: '', expectedKept: 0 } }, placed.person),
    expireRequests(test.app.deps),
  ]);
  expect(told.filter((one) => one?.status === 200)).toHaveLength(1);
  const row = await rowOf(test, params.bookingId);
  expect(row.refunded).toBe(row.status === 'confirmed' ? 0 : 500_000);
  expect((await ledgerSummary(test.app.deps.db)).sum).toBe(0);
});
