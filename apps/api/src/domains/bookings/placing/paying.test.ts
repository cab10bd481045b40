import { startBookingPayment } from '@adunni/contracts/bookings/bookings';
import { completeBooking, recordReceived } from '@adunni/contracts/bookings/staff';
import { getBalance } from '@adunni/contracts/ledger/ledger';
import { eq, sql } from 'drizzle-orm';
import { afterAll, beforeAll, beforeEach, describe, expect, it } from 'vitest';
import { ledgerSummary } from '../../ledger/queries.ts';
import { pollPayments, settlePayment } from '../../payments/collecting/settle.service.ts';
import { payments, refunds } from '../../payments/tables.ts';
import { type PaystackApp, startPaystackApp } from '../../payments/testing/paystack-app.ts';
import { again, book, letReportsPass, openStudio, rowOf, type TestStudio } from '../testing.ts';
import { expireHolds, expireRequests } from './expire.service.ts';

let app: PaystackApp;
beforeAll(async () => {
  app = await startPaystackApp();
});
afterAll(() => app.close());
beforeEach(() => {
  app.test.now = new Date('2026-11-23T06:00:00Z');
});

const NINE = '2026-11-25T08:00:00Z';
const pass = (minutes: number) => {
  app.test.now = new Date(app.test.now.getTime() + minutes * 60_000);
};
const run = (text: string) => app.test.app.deps.db.execute(sql.raw(text));

/** Books a time whose deposit is to be paid. */
async function open(studio: TestStudio, plan: 'deposit' | 'full' = 'deposit') {
  const { body, person, error } = await book(app.test, studio, NINE, { plan });
  if (!body.payment) throw new Error(JSON.stringify(error));
  return { bookingId: body.booking._id, reference: body.payment.reference, person };
}

/** Lets money arrive and be booked. */
async function pay(reference: string): Promise<void> {
  app.standIn.became(reference, { status: 'success' });
  await settlePayment(app.test.app.deps, reference);
}

const refundsOf = (bookingId: string) =>
  app.test.app.deps.db
    .select({ amount: refunds.amount, cause: refunds.cause })
    .from(refunds)
    .innerJoin(payments, eq(payments._id, refunds.paymentId))
    .where(eq(payments.bookingId, bookingId));
const isBalanced = async () => expect((await ledgerSummary(app.test.app.deps.db)).sum).toBe(0);

describe('the time to pay', () => {
  it('keeps the time from others, and gives it back once it is over, however many jobs run', async () => {
    const studio = await openStudio(app.test);
    const { bookingId } = await open(studio);
    expect(await rowOf(app.test, bookingId)).toMatchObject({
      status: 'pending',
      heldUntil: new Date('2026-11-23T06:10:00Z'),
    });
    expect((await book(app.test, studio, NINE)).error.code).toBe('slot_taken');
    await expireHolds(app.test.app.deps);
    expect((await rowOf(app.test, bookingId)).status).toBe('pending');
    pass(11);
    await Promise.all([1, 2, 3].map(() => expireHolds(app.test.app.deps)));
    expect(await rowOf(app.test, bookingId)).toMatchObject({ status: 'cancelled', endedBy: 'system', timeId: null });
    expect((await book(app.test, studio, NINE)).status).toBe(201);
  });

  it('cannot be used once it is over', async () => {
    const { bookingId, person } = await open(await openStudio(app.test));
    pass(11);
    const late = await app.test.call(startBookingPayment, { params: { bookingId } }, person);
    expect(late).toMatchObject({ status: 409, error: { code: 'booking_hold_expired' } });
    await expireHolds(app.test.app.deps);
    const later = await app.test.call(startBookingPayment, { params: { bookingId } }, person);
    expect(later.error.code).toBe('booking_hold_expired');
  });

  it('is no longer for a transfer on its way, whose money still counts while the time is free', async () => {
    const studio = await openStudio(app.test);
    const { bookingId, reference } = await open(studio);
    app.standIn.became(reference, { status: 'pending' });
    await settlePayment(app.test.app.deps, reference);
    expect((await rowOf(app.test, bookingId)).heldUntil).toEqual(new Date('2026-11-23T06:10:00Z'));
    pass(11);
    await expireHolds(app.test.app.deps);
    expect(await rowOf(app.test, bookingId)).toMatchObject({ status: 'cancelled', endedBy: 'system', timeId: null });
    pass(5 * 60);
    await pay(reference);
    expect(await rowOf(app.test, bookingId)).toMatchObject({ status: 'confirmed', paid: 500_000 });
    await isBalanced();
  });

  it('is not over when the provider says, asked once more, that it was paid', async () => {
    const { bookingId, reference } = await open(await openStudio(app.test));
    app.standIn.became(reference, { status: 'success' });
    pass(11);
    await expireHolds(app.test.app.deps);
    expect(await rowOf(app.test, bookingId)).toMatchObject({ status: 'confirmed', paid: 500_000 });
  });
});

describe('a payment', () => {
  it('confirms the booking and is held for the maker', async () => {
    const studio = await openStudio(app.test);
    const { bookingId, reference } = await open(studio);
    await pay(reference);
    expect(await rowOf(app.test, bookingId)).toMatchObject({ status: 'confirmed', heldUntil: null, paid: 500_000 });
    const owner = await again(app.test, studio.owner);
    expect((await app.test.call(getBalance, {}, owner)).body.balance).toMatchObject({ pending: 4250, available: 0 });
    await isBalanced();
  });

  it('puts a booking on request to the maker, and goes back when they do not answer', async () => {
    const studio = await openStudio(app.test, { confirmation: 'request' });
    const { bookingId, reference } = await open(studio, 'full');
    await pay(reference);
    expect(await rowOf(app.test, bookingId)).toMatchObject({
      status: 'pending',
      answerBy: new Date('2026-11-25T06:00:00Z'),
    });
    pass(48 * 60);
    await Promise.all([1, 2].map(() => expireRequests(app.test.app.deps)));
    expect(await rowOf(app.test, bookingId)).toMatchObject({
      status: 'declined',
      paid: 2_000_000,
      refunded: 2_000_000,
    });
    expect(await refundsOf(bookingId)).toEqual([{ amount: 2_000_000, cause: 'declined' }]);
    await isBalanced();
  });

  it('brings the balance later, and only once', async () => {
    const { bookingId, reference, person } = await open(await openStudio(app.test));
    await pay(reference);
    const balance = await app.test.call(startBookingPayment, { params: { bookingId } }, person);
    expect(balance.status).toBe(201);
    await pay(balance.body.reference);
    expect(await rowOf(app.test, bookingId)).toMatchObject({ status: 'confirmed', paid: 2_000_000 });
    const more = await app.test.call(startBookingPayment, { params: { bookingId } }, person);
    expect(more.error.code).toBe('nothing_due');
  });

  it('of the balance that meets the completion is the maker’s, whichever comes first', async () => {
    const studio = await openStudio(app.test);
    const { bookingId, reference, person } = await open(studio);
    await pay(reference);
    const balance = await app.test.call(startBookingPayment, { params: { bookingId } }, person);
    app.standIn.became(balance.body.reference, { status: 'success' });
    app.test.now = new Date('2026-11-25T09:30:00Z');
    const owner = await again(app.test, studio.owner);
    const { version } = await rowOf(app.test, bookingId);
    const [completed] = await Promise.all([
      app.test.call(completeBooking, { params: { bookingId }, body: { version } }, owner),
      ...[1, 2, 3].map(() => settlePayment(app.test.app.deps, balance.body.reference)),
    ]);
    expect(completed.status).toBe(200);
    expect(await rowOf(app.test, bookingId)).toMatchObject({ status: 'completed', paid: 2_000_000, refunded: 0 });
    expect(await refundsOf(bookingId)).toEqual([]);
    await letReportsPass(app.test);
    const { balance: earned } = (await app.test.call(getBalance, {}, await again(app.test, owner))).body;
    expect(earned).toMatchObject({ pending: 0, available: 17_000 });
    await isBalanced();
  });

  it('of the balance goes back when the workshop has noted it as paid on the spot', async () => {
    const studio = await openStudio(app.test);
    const { bookingId, reference, person } = await open(studio);
    await pay(reference);
    const balance = await app.test.call(startBookingPayment, { params: { bookingId } }, person);
    app.test.now = new Date('2026-11-25T09:30:00Z');
    const owner = await again(app.test, studio.owner);
    const params = { bookingId };
    const { version } = await rowOf(app.test, bookingId);
    const { body } = await app.test.call(completeBooking, { params, body: { version } }, owner);
    const noted = { version: body.version, amount: 15_000, day: '2026-11-25' };
    expect((await app.test.call(recordReceived, { params, body: noted }, owner)).status).toBe(200);
    await pay(balance.body.reference);
    expect(await rowOf(app.test, bookingId)).toMatchObject({ paid: 500_000, received: 1_500_000 });
    expect(await refundsOf(bookingId)).toEqual([{ amount: 1_500_000, cause: 'not-honoured:second' }]);
    await isBalanced();
  });

  it('of the balance that arrives after the completion is the maker’s, and another one goes back', async () => {
    const studio = await openStudio(app.test);
    const { bookingId, reference, person } = await open(studio);
    await pay(reference);
    const failing = await app.test.call(startBookingPayment, { params: { bookingId } }, person);
    app.standIn.became(failing.body.reference, { status: 'failed' });
    await settlePayment(app.test.app.deps, failing.body.reference);
    const balance = await app.test.call(startBookingPayment, { params: { bookingId } }, person);
    app.test.now = new Date('2026-11-25T09:30:00Z');
    const owner = await again(app.test, studio.owner);
    const { version } = await rowOf(app.test, bookingId);
    await app.test.call(completeBooking, { params: { bookingId }, body: { version } }, owner);
    await pay(balance.body.reference);
    await pay(failing.body.reference);
    expect(await rowOf(app.test, bookingId)).toMatchObject({ status: 'completed', paid: 2_000_000, refunded: 0 });
    expect(await refundsOf(bookingId)).toEqual([{ amount: 1_500_000, cause: 'not-honoured:second' }]);
    await letReportsPass(app.test);
    const { balance: earned } = (await app.test.call(getBalance, {}, await again(app.test, owner))).body;
    expect(earned).toMatchObject({ pending: 0, available: 17_000 });
    await isBalanced();
  });

  it('that is the second goes back', async () => {
    const { bookingId, reference, person } = await open(await openStudio(app.test));
    // The first attempt fails, another one is started, and then both succeed.
    app.standIn.became(reference, { status: 'failed' });
    await settlePayment(app.test.app.deps, reference);
    const second = await app.test.call(startBookingPayment, { params: { bookingId } }, person);
    await pay(second.body.reference);
    await pay(reference);
    expect(await rowOf(app.test, bookingId)).toMatchObject({ status: 'confirmed', paid: 500_000, refunded: 0 });
    expect(await refundsOf(bookingId)).toEqual([{ amount: 500_000, cause: 'not-honoured:second' }]);
    await isBalanced();
  });

  it('that comes after the hold is honoured while the time is free', async () => {
    const studio = await openStudio(app.test);
    const { bookingId, reference } = await open(studio);
    pass(11);
    await expireHolds(app.test.app.deps);
    await pay(reference);
    expect(await rowOf(app.test, bookingId)).toMatchObject({ status: 'confirmed', paid: 500_000, endedBy: null });
    expect((await book(app.test, studio, NINE)).error.code).toBe('slot_taken');
    await isBalanced();
  });

  it.each([
    [
      'the service is withdrawn',
      (studio: TestStudio) => `update services set status = 'draft' where id = '${studio.service._id}'`,
    ],
    [
      'the maker is suspended',
      (studio: TestStudio) => `update makers set status = 'suspended' where id = '${studio.makerId}'`,
    ],
  ])('that comes after the hold goes back when %s', async (_what, statement) => {
    const studio = await openStudio(app.test);
    const { bookingId, reference } = await open(studio);
    pass(11);
    await expireHolds(app.test.app.deps);
    await run(statement(studio));
    await pay(reference);
    expect(await rowOf(app.test, bookingId)).toMatchObject({ status: 'cancelled', paid: 0 });
    expect(await refundsOf(bookingId)).toMatchObject([{ cause: 'not-honoured:late' }]);
  });

  it('that comes after the hold goes back when somebody else has the time', async () => {
    const studio = await openStudio(app.test);
    const { bookingId, reference } = await open(studio);
    pass(11);
    await expireHolds(app.test.app.deps);
    expect((await book(app.test, studio, NINE)).status).toBe(201);
    await pay(reference);
    expect(await rowOf(app.test, bookingId)).toMatchObject({ status: 'cancelled', paid: 0 });
    expect(await refundsOf(bookingId)).toEqual([{ amount: 500_000, cause: 'not-honoured:late' }]);
    await isBalanced();
  });

  it('is booked once when the process dies between the provider’s answer and the commit', async () => {
    const { bookingId, reference } = await open(await openStudio(app.test));
    app.standIn.became(reference, { status: 'success' });
    await run(`create function die() returns trigger language plpgsql as $$ begin raise 'the process died'; end $$`);
    await run(
      'create constraint trigger dies after update on bookings deferrable initially deferred for each row execute function die()',
    );
    await expect(settlePayment(app.test.app.deps, reference)).rejects.toThrow();
    expect(await rowOf(app.test, bookingId)).toMatchObject({ status: 'pending', paid: 0 });
    await run('drop trigger dies on bookings');
    pass(1);
    await pollPayments(app.test.app.deps);
    await pollPayments(app.test.app.deps);
    expect(await rowOf(app.test, bookingId)).toMatchObject({ status: 'confirmed', paid: 500_000 });
    await isBalanced();
  });
});
