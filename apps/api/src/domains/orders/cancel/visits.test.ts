import { cancelBooking, getBooking } from '@adunni/contracts/bookings/bookings';
import { kobo } from '@adunni/contracts/money';
import { listNotifications } from '@adunni/contracts/notifications/notifications';
import { getOrderMeasurements } from '@adunni/contracts/orders/measurements';
import { cancelPart, declinePart } from '@adunni/contracts/orders/work';
import { eq, inArray } from 'drizzle-orm';
import { afterAll, beforeAll, beforeEach, expect, it } from 'vitest';
import { mails } from '../../../kit/mail/tables.ts';
import { startTestApp, type TestApp } from '../../../kit/testing/test-app.ts';
import { bookings } from '../../bookings/tables.ts';
import { book, pay, rowOf } from '../../bookings/testing.ts';
import { signInAs } from '../../identity/testing.ts';
import { addProvider, addService } from '../../services/testing.ts';
import { again, mailsOf } from '../balance/testing.ts';
import { buyUnmeasured, type Waiting } from '../measurements/testing.ts';
import { partFor } from '../staff/testing.ts';
import { expireAcceptance } from '../stages/acceptance.service.ts';
import { openShop, type TestShop } from '../testing.ts';

let test: TestApp;
let shop: TestShop;
let gown: Waiting;
let measuring: Awaited<ReturnType<typeof addService>>;
let fitting: Awaited<ReturnType<typeof addService>>;
beforeAll(async () => {
  test = await startTestApp();
});
afterAll(() => test.close());
beforeEach(async () => {
  test.now = new Date('2026-11-23T08:00:00Z');
  shop = await openShop(test);
  const of = { makerId: shop.makerId, price: kobo(500_000) };
  const [one, other] = [await addProvider(test, shop.makerId), await addProvider(test, shop.makerId)];
  measuring = await addService(test, { ...of, title: 'Studio measuring', deposit: kobo(500_000) }, [one._id]);
  fitting = await addService(test, { ...of, title: 'Fitting', deposit: kobo(0) }, [other._id]);
  gown = await buyUnmeasured(test, shop);
});

const SOON = '2026-11-25T09:00:00Z';
const LATER = '2026-12-10T09:00:00Z';
const WHY = 'No lace left.';

const bookMeasuring = () =>
  book(test, { service: measuring }, SOON, { as: gown.customer, orderPartId: gown.partId, plan: 'full' });
const bookFitting = () =>
  book(test, { service: fitting }, LATER, { as: gown.customer, orderPartId: gown.partId, isFitting: true });

/** Books both visits: the measuring is paid, the fitting is to be paid on the day. */
async function bookBoth(): Promise<{ measuringId: string; fittingId: string }> {
  const paid = await bookMeasuring();
  await pay(test, paid);
  const onTheDay = await bookFitting();
  expect(onTheDay.status).toBe(201);
  return { measuringId: paid.body.booking._id, fittingId: onTheDay.body.booking._id };
}

async function decline(): Promise<void> {
  const { version } = await partFor(test, shop.owner, gown.orderId);
  const declining = { params: { partId: gown.partId }, body: { version, reason: WHY } };
  expect((await test.call(declinePart, declining, shop.owner)).status).toBe(200);
}

const mailsAbout = async (kind: string) =>
  (await test.app.deps.db.select().from(mails).where(eq(mails.kind, kind))).filter(
    ({ recipient }) => recipient === gown.customer.email,
  );

it('are cancelled with what a maker declines: refunded in full, told once each, and their times are free', async () => {
  const { measuringId, fittingId } = await bookBoth();
  await decline();
  const ended = { status: 'cancelled', endedBy: 'maker' };
  expect(await rowOf(test, measuringId)).toMatchObject({ ...ended, paid: 500_000, refunded: 500_000 });
  expect(await rowOf(test, fittingId)).toMatchObject({ ...ended, paid: 0, refunded: 0 });
  const told = await mailsAbout('booking-cancelled');
  expect(told).toHaveLength(2);
  expect(told.map(({ text }) => text).join()).toContain('₦5,000 will be refunded');
  expect(told.every(({ text }) => text.includes('The items of order ADN-'))).toBe(true);
  const orderMails = await mailsOf(test, 'order-cancelled', gown.orderId);
  expect(orderMails.map(({ text }) => text.includes('still booked'))).toEqual([false]);
  const { items } = (await test.call(listNotifications, { query: {} }, gown.customer)).body;
  expect(items.filter(({ title }) => /^(Measuring visit|Fitting) BKG-\S+ is cancelled$/.test(title))).toHaveLength(2);
  expect(items.filter(({ text }) => text.includes('still booked'))).toEqual([]);
  const shown = await test.call(getOrderMeasurements, { params: { orderId: gown.orderId } }, gown.customer);
  expect(shown.body).toMatchObject({ appointments: [], fittings: [] });
  expect((await book(test, { service: fitting }, LATER)).status).toBe(201);
});

it('are cancelled when the maker does not answer in time, and when staff cancel', async () => {
  const { measuringId, fittingId } = await bookBoth();
  test.now = new Date('2026-11-25T08:30:00Z');
  await expireAcceptance(test.app.deps);
  expect(await rowOf(test, measuringId)).toMatchObject({ status: 'cancelled', endedBy: 'maker', refunded: 500_000 });
  expect(await rowOf(test, fittingId)).toMatchObject({ status: 'cancelled', endedBy: 'maker' });
  test.now = new Date('2026-11-23T09:00:00Z');
  gown = await buyUnmeasured(test, shop);
  const other = await bookBoth();
  const staff = await signInAs(test, 'Admin');
  const { version } = await partFor(test, staff, gown.orderId);
  const body = { version, reason: WHY };
  expect((await test.call(cancelPart, { params: { partId: gown.partId }, body }, staff)).status).toBe(200);
  expect(await rowOf(test, other.measuringId)).toMatchObject({ status: 'cancelled', endedBy: 'staff' });
  expect(await rowOf(test, other.fittingId)).toMatchObject({ status: 'cancelled', endedBy: 'staff' });
});

it('are cancelled while they wait to be paid, and a payment that arrives later goes back', async () => {
  const held = await bookMeasuring();
  expect(held.body.payment).not.toBeNull();
  await decline();
  await pay(test, held);
  const row = await rowOf(test, held.body.booking._id);
  expect(row).toMatchObject({ status: 'cancelled', endedBy: 'maker', paid: 0 });
  expect(await mailsAbout('payment-returned')).toHaveLength(1);
});

it('stay when they have begun, took place or were cancelled before', async () => {
  const { measuringId, fittingId } = await bookBoth();
  const { version } = (await test.call(getBooking, { params: { bookingId: fittingId } }, gown.customer)).body.booking;
  const cancelling = { params: { bookingId: fittingId }, body: { version, expectedKept: 0 } };
  expect((await test.call(cancelBooking, cancelling, gown.customer)).status).toBe(200);
  test.now = new Date(SOON);
  shop.owner = await again(test, shop.owner);
  await expireAcceptance(test.app.deps);
  expect(await rowOf(test, measuringId)).toMatchObject({ status: 'confirmed', refunded: 0 });
  expect(await rowOf(test, fittingId)).toMatchObject({ status: 'cancelled', endedBy: 'customer' });
});

it('end once where the customer cancels at the same moment', async () => {
  const { measuringId } = await bookBoth();
  const { version } = (await test.call(getBooking, { params: { bookingId: measuringId } }, gown.customer)).body.booking;
  const cancelling = { params: { bookingId: measuringId }, body: { version, expectedKept: 500_000 } };
  await Promise.all([decline(), test.call(cancelBooking, cancelling, gown.customer)]);
  expect(await rowOf(test, measuringId)).toMatchObject({ status: 'cancelled', refunded: 500_000 });
  expect(await mailsAbout('booking-cancelled')).toHaveLength(2);
});

it('are not booked beside the ending of their order', async () => {
  await pay(test, await bookMeasuring());
  await Promise.all([decline(), bookFitting(), bookFitting()]);
  const { db } = test.app.deps;
  const own = await db
    .select()
    .from(bookings)
    .where(inArray(bookings.orderPartId, [gown.partId]));
  expect(own.map(({ status }) => status).filter((status) => status !== 'cancelled')).toEqual([]);
});
