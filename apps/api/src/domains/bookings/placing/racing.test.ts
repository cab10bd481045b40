import { addBlock } from '@adunni/contracts/availability/staff';
import { cancelBooking, startBookingPayment } from '@adunni/contracts/bookings/bookings';
import { kobo } from '@adunni/contracts/money';
import { eq } from 'drizzle-orm';
import { afterAll, beforeAll, beforeEach, expect, it } from 'vitest';
import { signInAs } from '../../identity/testing.ts';
import { ledgerSummary } from '../../ledger/queries.ts';
import { settlePayment } from '../../payments/collecting/settle.service.ts';
import { payments, refunds } from '../../payments/tables.ts';
import { type PaystackApp, startPaystackApp } from '../../payments/testing/paystack-app.ts';
import { book, openStudio, rowOf } from '../testing.ts';
import { expireHolds } from './expire.service.ts';

let app: PaystackApp;
beforeAll(async () => {
  app = await startPaystackApp();
});
afterAll(() => app.close());
beforeEach(() => {
  app.test.now = new Date('2026-11-23T06:00:00Z');
});

const NINE = '2026-11-25T08:00:00Z';
const TEN = '2026-11-25T09:00:00Z';
const pass = (minutes: number) => {
  app.test.now = new Date(app.test.now.getTime() + minutes * 60_000);
};
const refundsOf = (bookingId: string) =>
  app.test.app.deps.db
    .select({ amount: refunds.amount })
    .from(refunds)
    .innerJoin(payments, eq(payments._id, refunds.paymentId))
    .where(eq(payments.bookingId, bookingId));
const isBalanced = async () => expect((await ledgerSummary(app.test.app.deps.db)).sum).toBe(0);

/** A booking whose deposit has been paid, which nobody has heard of yet. */
async function paidUnheard() {
  const studio = await openStudio(app.test);
  const { body, person } = await book(app.test, studio, NINE, { plan: 'deposit' });
  const reference = body.payment?.reference ?? '';
  app.standIn.became(reference, { status: 'success' });
  return { studio, bookingId: body.booking._id, reference, person };
}

it('takes the money of a hold that ends as it arrives, once', async () => {
  const { bookingId, reference } = await paidUnheard();
  pass(11);
  const { deps } = app.test.app;
  await Promise.all([expireHolds(deps), settlePayment(deps, reference), expireHolds(deps)]);
  expect(await rowOf(app.test, bookingId)).toMatchObject({ status: 'confirmed', paid: 500_000, refunded: 0 });
  expect(await refundsOf(bookingId)).toEqual([]);
  await isBalanced();
});

it('gives a time to late money or to somebody new, never to both, and late money that loses goes back', async () => {
  const { studio, bookingId, reference } = await paidUnheard();
  app.standIn.became(reference, { status: 'pending' });
  pass(11);
  await expireHolds(app.test.app.deps);
  app.standIn.became(reference, { status: 'success' });
  const newcomers = await Promise.all([1, 2].map(() => signInAs(app.test, 'Customer')));
  const [, ...placed] = await Promise.all([
    settlePayment(app.test.app.deps, reference),
    ...newcomers.map((as) => book(app.test, studio, NINE, { as, plan: 'deposit' })),
  ]);
  const late = await rowOf(app.test, bookingId);
  const taken = placed.filter(({ status }) => status === 201).length;
  expect(taken + (late.status === 'confirmed' ? 1 : 0)).toBe(1);
  expect(late).toMatchObject(
    taken === 1 ? { status: 'cancelled', paid: 0 } : { status: 'confirmed', paid: 500_000, refunded: 0 },
  );
  expect(await refundsOf(bookingId)).toEqual(taken === 1 ? [{ amount: 500_000 }] : []);
  await isBalanced();
});

it('cancels or pays the balance first, and either way keeps no more than the policy says', async () => {
  const { bookingId, reference, person } = await paidUnheard();
  await settlePayment(app.test.app.deps, reference);
  const balance = await app.test.call(startBookingPayment, { params: { bookingId } }, person);
  app.standIn.became(balance.body.reference, { status: 'success' });
  const { version } = await rowOf(app.test, bookingId);
  const [cancelled] = await Promise.all([
    app.test.call(cancelBooking, { params: { bookingId }, body: { version, expectedKept: 0, reason: '' } }, person),
    settlePayment(app.test.app.deps, balance.body.reference),
  ]);
  expect(cancelled.status).toBe(200);
  const returned = await refundsOf(bookingId);
  expect(returned.reduce((sum, { amount }) => sum + amount, 0)).toBe(2_000_000);
  expect((await rowOf(app.test, bookingId)).status).toBe('cancelled');
  await isBalanced();
});

it('books a time or keeps it free, and nobody is blocked over unseen', async () => {
  const studio = await openStudio(app.test, { deposit: kobo(0) });
  const people = await Promise.all([1, 2, 3].map(() => signInAs(app.test, 'Customer')));
  const span = { startsAt: NINE, endsAt: '2026-11-25T16:00:00Z' };
  const [kept, ...placed] = await Promise.all([
    app.test.call(addBlock, { body: { providerId: studio.providerId, ...span, note: '' } }, studio.owner),
    ...people.map((as, index) => book(app.test, studio, index < 2 ? NINE : TEN, { as })),
  ]);
  const numbers = placed.flatMap(({ status, body }) => (status === 201 ? [body.booking.number] : []));
  if (kept.status === 201) expect(numbers).toEqual([]);
  else {
    expect(kept).toMatchObject({ status: 409, error: { code: 'bookings_in_the_way' } });
    expect(numbers).toEqual(expect.arrayContaining(kept.error.bookings?.map(({ number }) => number) ?? ['none']));
  }
});
