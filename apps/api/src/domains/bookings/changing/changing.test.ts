import {
  acceptTime,
  cancelBooking,
  listBookingSlots,
  refuseTime,
  rescheduleBooking,
} from '@adunni/contracts/bookings/bookings';
import { bookingResource, moveBooking, proposeTime } from '@adunni/contracts/bookings/staff';
import { getBalance } from '@adunni/contracts/ledger/ledger';
import { kobo } from '@adunni/contracts/money';
import { eq } from 'drizzle-orm';
import { afterAll, beforeAll, beforeEach, describe, expect, it } from 'vitest';
import { startTestApp, type TestApp } from '../../../kit/testing/test-app.ts';
import { mailTo } from '../../identity/testing.ts';
import { ledgerSummary } from '../../ledger/queries.ts';
import { payments, refunds } from '../../payments/tables.ts';
import { expireRequests } from '../placing/expire.service.ts';
import { bookedTimes } from '../tables.ts';
import { again, book, openStudio, pay, rowOf, seen, starts, type TestStudio } from '../testing.ts';

let test: TestApp;
beforeAll(async () => {
  test = await startTestApp();
});
afterAll(() => test.close());
beforeEach(() => {
  test.now = new Date('2026-11-23T06:00:00Z');
});

const [EIGHT, NINE, TEN] = ['08', '09', '10'].map((hour) => `2026-11-25T${hour}:00:00Z`) as [string, string, string];
const free = { deposit: kobo(0) };

async function paid(studio: TestStudio, plan: 'deposit' | 'full') {
  const placed = await book(test, studio, NINE, { plan });
  await pay(test, placed);
  return { bookingId: placed.body.booking._id, person: placed.person };
}

const backOf = async (bookingId: string) =>
  (
    await test.app.deps.db
      .select({ amount: refunds.amount })
      .from(refunds)
      .innerJoin(payments, eq(payments._id, refunds.paymentId))
      .where(eq(payments.bookingId, bookingId))
  ).map(({ amount }) => amount);
const takenAt = async ({ providerId }: TestStudio) =>
  (await test.app.deps.db.select().from(bookedTimes).where(eq(bookedTimes.providerId, providerId)))
    .filter(({ taken }) => taken > 0)
    .map(({ startsAt }) => startsAt.toISOString().slice(11, 13))
    .sort();
const move = async (bookingId: string, startsAt: string, as: Parameters<typeof seen>[2], version?: number) => {
  const body = { startsAt, version: version ?? (await rowOf(test, bookingId)).version };
  return test.call(rescheduleBooking, { params: { bookingId }, body }, as);
};
const cancel = async (bookingId: string, expectedKept: number, as: Parameters<typeof seen>[2]) => {
  const { version } = await rowOf(test, bookingId);
  return test.call(cancelBooking, { params: { bookingId }, body: { version, expectedKept } }, as);
};

describe('moving a booking', () => {
  it('gives the old time free and takes the new one, twice at most', async () => {
    const studio = await openStudio(test, free);
    const { body, person } = await book(test, studio, NINE);
    const bookingId = body.booking._id;
    expect((await move(bookingId, TEN, person)).body.booking).toMatchObject({
      ...{ status: 'rescheduled', startsAt: '2026-11-25T10:00:00.000Z', firstStartsAt: '2026-11-25T09:00:00.000Z' },
      moving: { isPossible: true, left: 1 },
    });
    expect(await takenAt(studio)).toEqual(['10']);
    expect((await move(bookingId, EIGHT, person)).body.booking.moving).toMatchObject({ isPossible: false, left: 0 });
    expect((await move(bookingId, NINE, person)).error.code).toBe('moved_too_often');
    expect(await takenAt(studio)).toEqual(['08']);
  });

  it('onto itself changes nothing, and by less than its length works', async () => {
    const studio = await openStudio(test, { ...free, step: 30 });
    const { body, person } = await book(test, studio, NINE);
    const bookingId = body.booking._id;
    const same = await move(bookingId, NINE, person);
    expect(same.body.booking).toMatchObject({ status: 'confirmed', moving: { left: 2 } });
    const month = { month: '2026-11' };
    const slots = await test.call(listBookingSlots, { params: { bookingId }, query: month }, person);
    const around = starts(slots.body.slots).filter((at) => at >= '11-25T08:30' && at <= '11-25T10:00');
    expect(around).toEqual(['11-25T08:30', '11-25T09:00', '11-25T09:30', '11-25T10:00']);
    expect((await move(bookingId, '2026-11-25T09:30:00Z', person)).status).toBe(200);
    const [time] = (await test.app.deps.db.select().from(bookedTimes)).filter(
      ({ providerId, taken }) => providerId === studio.providerId && taken > 0,
    );
    expect(time?.startsAt).toEqual(new Date('2026-11-25T09:30:00Z'));
  });

  it('is refused onto a taken time, with the next free ones, and leaves it where it was', async () => {
    const studio = await openStudio(test, free);
    const { body, person } = await book(test, studio, NINE);
    await book(test, studio, TEN);
    const refused = await move(body.booking._id, TEN, person);
    expect(refused).toMatchObject({ status: 409, error: { code: 'slot_taken' } });
    expect(starts(refused.error.freeTimes)[0]).toBe('11-25T11:00');
    expect(await takenAt(studio)).toEqual(['09', '10']);
  });

  it('is offered times that the booking itself overlaps, but not the one it has', async () => {
    const studio = await openStudio(test, { ...free, step: 30 });
    const { body, person } = await book(test, studio, NINE);
    await book(test, studio, EIGHT);
    const { error } = await move(body.booking._id, '2026-11-25T08:30:00Z', person);
    expect(error.code).toBe('slot_taken');
    expect(starts(error.freeTimes).slice(0, 2)).toEqual(['11-25T09:30', '11-25T10:00']);
  });

  it('gives a free hour to one of two bookings that race for it, and leaves the other where it was', async () => {
    const studio = await openStudio(test, free);
    const [one, two] = [await book(test, studio, NINE), await book(test, studio, TEN)];
    const moved = await Promise.all([one, two].map(({ body, person }) => move(body.booking._id, EIGHT, person)));
    expect(moved.map(({ status }) => status).sort()).toEqual([200, 409]);
    expect(await takenAt(studio)).toHaveLength(2);
  });

  it('is too late within a day of it, and for what has changed meanwhile', async () => {
    const studio = await openStudio(test, free);
    const { body, person } = await book(test, studio, NINE);
    expect((await move(body.booking._id, TEN, person, 7)).error.code).toBe('stale');
    test.now = new Date('2026-11-24T09:00:01Z');
    const late = await again(test, person);
    expect((await move(body.booking._id, TEN, late)).error.code).toBe('too_late_to_move');
  });
});

describe('cancelling a booking', () => {
  it('gives everything back in time', async () => {
    const studio = await openStudio(test);
    const { bookingId, person } = await paid(studio, 'full');
    const { cancelling } = await seen(test, bookingId, person);
    expect(cancelling).toEqual({ freeUntil: '2026-11-24T09:00:00.000Z', back: 20_000, kept: 0 });
    expect((await cancel(bookingId, 0, person)).body.booking).toMatchObject({
      status: 'cancelled',
      refunded: 20_000,
      cancelling: null,
    });
    expect(await backOf(bookingId)).toEqual([2_000_000]);
    expect(await takenAt(studio)).toEqual([]);
    expect((await cancel(bookingId, 0, person)).error.code).toBe('booking_status');
    const { body } = await test.call(bookingResource.get, { params: { _id: bookingId } }, studio.owner);
    expect(body.record.refunds.map(({ reason }) => reason)).toEqual(['The customer cancelled the booking.']);
  });

  it('later leaves the deposit with the maker, who was shown to cost it before', async () => {
    const studio = await openStudio(test);
    const { bookingId, person: early } = await paid(studio, 'full');
    test.now = new Date('2026-11-24T09:00:01Z');
    const person = await again(test, early);
    expect((await seen(test, bookingId, person)).cancelling).toEqual({ freeUntil: null, back: 15_000, kept: 5000 });
    expect((await cancel(bookingId, 0, person)).error.code).toBe('cost_changed');
    expect((await cancel(bookingId, 5000, person)).body.booking).toMatchObject({
      status: 'cancelled',
      refunded: 15_000,
    });
    expect(await backOf(bookingId)).toEqual([1_500_000]);
    const owner = await again(test, studio.owner);
    // The deposit less 15 %, released at once.
    expect((await test.call(getBalance, {}, owner)).body.balance).toMatchObject({ pending: 0, available: 4250 });
    expect((await ledgerSummary(test.app.deps.db)).sum).toBe(0);
  });

  it('is done once, however often it is asked for at the same time', async () => {
    const { bookingId, person } = await paid(await openStudio(test), 'deposit');
    const told = await Promise.all([1, 2, 3].map(() => cancel(bookingId, 0, person)));
    expect(told.map(({ status }) => status).sort()).toEqual([200, 409, 409]);
    expect(await backOf(bookingId)).toEqual([500_000]);
  });

  it('costs nothing when the maker moved it near', async () => {
    const studio = await openStudio(test);
    const { bookingId, person } = await paid(studio, 'deposit');
    const { version } = await rowOf(test, bookingId);
    const body = { version, startsAt: '2026-11-23T15:00:00Z', providerId: studio.providerId, note: 'Power cut.' };
    expect((await test.call(moveBooking, { params: { bookingId }, body }, studio.owner)).status).toBe(200);
    expect((await seen(test, bookingId, person)).cancelling).toEqual({ freeUntil: null, back: 5000, kept: 0 });
    expect(await mailTo(test, person.email, 'booking-moved')).toContain('Power cut.');
  });
});

describe('another time that the maker proposes', () => {
  const propose = async (studio: TestStudio, bookingId: string, startsAt: string) => {
    const { version } = await rowOf(test, bookingId);
    const body = { version, startsAt, providerId: studio.providerId, note: 'Could you?' };
    return test.call(proposeTime, { params: { bookingId }, body }, studio.owner);
  };

  it('moves the booking once the customer accepts, also outside the usual hours', async () => {
    const studio = await openStudio(test, { ...free, confirmation: 'request' });
    const { body, person } = await book(test, studio, NINE);
    const bookingId = body.booking._id;
    expect((await propose(studio, bookingId, '2026-11-25T18:30:00Z')).status).toBe(200);
    const { proposal, status } = await seen(test, bookingId, person);
    expect({ status, start: proposal?.startsAt }).toEqual({ status: 'pending', start: '2026-11-25T18:30:00.000Z' });
    const params = { bookingId, proposalId: proposal?._id ?? '' };
    const accepted = await test.call(acceptTime, { params }, person);
    expect(accepted.body.booking).toMatchObject({
      status: 'rescheduled',
      answerBy: null,
      proposal: null,
      moving: { left: 2 },
    });
    expect(await takenAt(studio)).toEqual(['18']);
    expect((await test.call(acceptTime, { params }, person)).error.code).toBe('proposal_gone');
  });

  it('changes nothing when the customer refuses, and is replaced by the next one', async () => {
    const studio = await openStudio(test, free);
    const { body, person } = await book(test, studio, NINE);
    const bookingId = body.booking._id;
    await propose(studio, bookingId, TEN);
    const first = (await seen(test, bookingId, person)).proposal;
    await propose(studio, bookingId, EIGHT);
    const second = (await seen(test, bookingId, person)).proposal;
    const of = (proposalId = '') => ({ params: { bookingId, proposalId } });
    expect((await test.call(acceptTime, of(first?._id), person)).error.code).toBe('proposal_gone');
    const refused = await test.call(refuseTime, of(second?._id), person);
    expect(refused.body.booking).toMatchObject({
      status: 'confirmed',
      startsAt: '2026-11-25T09:00:00.000Z',
      proposal: null,
    });
  });

  it('stops the clock of a request until the customer has answered, and starts it again when they refuse', async () => {
    const studio = await openStudio(test, { ...free, confirmation: 'request' });
    const [kept, left] = [await book(test, studio, NINE), await book(test, studio, TEN)];
    const [keptId, leftId] = [kept.body.booking._id, left.body.booking._id];
    const answerBy = async (bookingId: string) => (await rowOf(test, bookingId)).answerBy?.toISOString();
    expect(await answerBy(keptId)).toBe('2026-11-25T06:00:00.000Z');
    await propose(studio, keptId, '2026-11-25T18:30:00Z');
    await propose(studio, leftId, '2026-11-25T09:30:00Z');
    test.now = new Date('2026-11-25T06:30:00Z');
    await expireRequests(test.app.deps);
    expect([(await rowOf(test, keptId)).status, (await rowOf(test, leftId)).status]).toEqual(['pending', 'pending']);
    const customer = await again(test, kept.person);
    const { proposal } = await seen(test, keptId, customer);
    await test.call(refuseTime, { params: { bookingId: keptId, proposalId: proposal?._id ?? '' } }, customer);
    expect(await answerBy(keptId)).toBe('2026-11-25T09:00:00.000Z');

    test.now = new Date('2026-11-25T09:30:00Z');
    await expireRequests(test.app.deps);
    const end = async (bookingId: string) => {
      const { status, endReason } = await rowOf(test, bookingId);
      return `${status}: ${endReason}`;
    };
    expect(await end(keptId)).toBe('declined: The maker did not respond in time.');
    expect(await end(leftId)).toBe('declined: There was no response to the proposed time.');
  });

  it('ends when the time that was booked begins: who did not come has no later one', async () => {
    const studio = await openStudio(test, free);
    const { body, person } = await book(test, studio, NINE);
    const bookingId = body.booking._id;
    await propose(studio, bookingId, TEN);
    const proposalId = (await seen(test, bookingId, person)).proposal?._id ?? '';
    test.now = new Date(NINE);
    const late = await again(test, person);
    for (const answer of [acceptTime, refuseTime])
      expect((await test.call(answer, { params: { bookingId, proposalId } }, late)).error.code).toBe('proposal_gone');
    expect(await seen(test, bookingId, late)).toMatchObject({
      status: 'confirmed',
      proposal: null,
      hasProposal: false,
    });
  });

  it('ends when the proposed time begins, before the one that was booked', async () => {
    const studio = await openStudio(test, free);
    const { body, person } = await book(test, studio, TEN);
    const bookingId = body.booking._id;
    await propose(studio, bookingId, EIGHT);
    const proposalId = (await seen(test, bookingId, person)).proposal?._id ?? '';
    test.now = new Date(EIGHT);
    const late = await again(test, person);
    const accepted = await test.call(acceptTime, { params: { bookingId, proposalId } }, late);
    expect(accepted.error.code).toBe('proposal_gone');
    expect((await seen(test, bookingId, late)).hasProposal).toBe(false);
    expect(await takenAt(studio)).toEqual(['10']);
  });

  it('cannot be accepted any more when somebody else took the time', async () => {
    const studio = await openStudio(test, free);
    const { body, person } = await book(test, studio, NINE);
    await propose(studio, body.booking._id, TEN);
    await book(test, studio, TEN);
    const proposalId = (await seen(test, body.booking._id, person)).proposal?._id ?? '';
    const refused = await test.call(acceptTime, { params: { bookingId: body.booking._id, proposalId } }, person);
    expect(refused.error.code).toBe('slot_taken');
    expect(await takenAt(studio)).toEqual(['09', '10']);
  });
});
