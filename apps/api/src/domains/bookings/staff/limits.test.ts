import * as contract from '@adunni/contracts/bookings-staff';
import { kobo } from '@adunni/contracts/money';
import { afterAll, beforeAll, beforeEach, expect, it } from 'vitest';
import { startTestApp, type TestApp } from '../../../kit/testing/test-app.ts';
import { again, book, openStudio, pay, rowOf } from '../testing.ts';

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
  expect([told.status, told.error?.code]).toEqual([409, 'booking_state']);
  const end = { version, reason: 'It is too late.' };
  expect((await test.call(contract.declineBooking, { params, body: end }, late)).status).toBe(200);
  expect(await rowOf(test, params.bookingId)).toMatchObject({ state: 'declined', refunded: 500_000 });
});

it('takes no more people than a service has seats for, whoever asks', async () => {
  const studio = await openStudio(test, { deposit: kobo(0) });
  const { _id: serviceId } = studio.service;
  const person = { name: 'Bola', phone: null, email: '', note };
  const body = { serviceId, providerId: studio.providerId, startsAt: NINE, seats: 3, ...person };
  expect((await test.call(contract.bookWalkIn, { body }, studio.owner)).error?.code).toBe('slot_taken');
  expect((await test.call(contract.bookWalkIn, { body: { ...body, seats: 1 } }, studio.owner)).status).toBe(201);
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
