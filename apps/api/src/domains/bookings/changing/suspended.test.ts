import { acceptTime } from '@adunni/contracts/bookings/bookings';
import { proposeTime } from '@adunni/contracts/bookings/staff';
import { personResource } from '@adunni/contracts/identity/people';
import { afterAll, beforeAll, beforeEach, expect, it } from 'vitest';
import { startTestApp, type TestApp } from '../../../kit/testing/test-app.ts';
import { signInAs, type TestPerson } from '../../identity/testing.ts';
import { ledgerSummary } from '../../ledger/queries.ts';
import { expireRequests } from '../placing/expire.service.ts';
import { book, openStudio, pay, rowOf, seen } from '../testing.ts';

let test: TestApp;
beforeAll(async () => {
  test = await startTestApp();
});
afterAll(() => test.close());
beforeEach(() => {
  test.now = new Date('2026-11-23T06:00:00Z');
});

/** A paid request for which the workshop has proposed another time. */
async function proposed() {
  const studio = await openStudio(test, { confirmation: 'request' });
  const placed = await book(test, studio, '2026-11-25T09:00:00Z');
  await pay(test, placed);
  const bookingId = placed.body.booking._id;
  const { version } = await rowOf(test, bookingId);
  const body = { version, startsAt: '2026-11-25T12:00:00Z', providerId: studio.providerId, note: '' };
  expect((await test.call(proposeTime, { params: { bookingId }, body }, studio.owner)).status).toBe(200);
  const { proposal } = await seen(test, bookingId, placed.person);
  return { studio, person: placed.person, bookingId, params: { bookingId, proposalId: proposal?._id ?? '' } };
}

async function suspend({ _id }: TestPerson): Promise<void> {
  const admin = await signInAs(test, 'Admin');
  const told = await test.call(personResource.act, { body: { action: 'suspend', ids: [_id] } }, admin);
  expect(told.status).toBe(200);
}

/** Lets the time to answer run out: what nobody can agree any more goes back whole. */
async function isGivenBack(bookingId: string): Promise<void> {
  test.now = new Date('2026-11-25T09:00:01Z');
  await expireRequests(test.app.deps);
  expect(await rowOf(test, bookingId)).toMatchObject({ status: 'declined', paid: 500_000, refunded: 500_000 });
  expect((await ledgerSummary(test.app.deps.db)).sum).toBe(0);
}

it('agrees no other time with a workshop that was suspended before the customer answered', async () => {
  const { studio, person, bookingId, params } = await proposed();
  await suspend(studio.owner);
  expect((await seen(test, bookingId, person)).proposal).toBeNull();
  const told = await test.call(acceptTime, { params }, person);
  expect([told.status, told.error.code]).toEqual([409, 'proposal_gone']);
  await isGivenBack(bookingId);
});

it('keeps a customer who was suspended from answering, and gives back what they paid', async () => {
  const { person, bookingId, params } = await proposed();
  await suspend(person);
  expect((await test.call(acceptTime, { params }, person)).status).toBe(401);
  await isGivenBack(bookingId);
});
