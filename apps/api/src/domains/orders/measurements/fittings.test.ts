import {
  acceptTime,
  cancelBooking,
  getBooking,
  getBookingIcs,
  rescheduleBooking,
} from '@adunni/contracts/bookings/bookings';
import { bookingResource, declineBooking, moveBooking, proposeTime } from '@adunni/contracts/bookings/staff';
import { kobo } from '@adunni/contracts/money';
import { getOrderMeasurements } from '@adunni/contracts/orders/measurements';
import { cancelOrder, getOrder } from '@adunni/contracts/orders/orders';
import { acceptPart, advancePart, cancelPart } from '@adunni/contracts/orders/work';
import { eq } from 'drizzle-orm';
import { afterAll, beforeAll, beforeEach, describe, expect, it } from 'vitest';
import { startTestApp, type TestApp } from '../../../kit/testing/test-app.ts';
import { eraseBookings, exportBookings } from '../../bookings/erase.service.ts';
import { book } from '../../bookings/testing.ts';
import { mailTo, signInAs, type TestPerson } from '../../identity/testing.ts';
import { addProvider, addService } from '../../services/testing.ts';
import { again, bellOf, mailsOf } from '../balance/testing.ts';
import { partFor, payDue } from '../staff/testing.ts';
import { orderParts } from '../tables.ts';
import { customerWith, openShop, place, type TestShop } from '../testing.ts';
import { buyMeasured } from './testing.ts';

let test: TestApp;
let shop: TestShop;
let service: Awaited<ReturnType<typeof addService>>;
beforeAll(async () => {
  test = await startTestApp();
});
afterAll(() => test.close());
beforeEach(async () => {
  test.now = new Date('2026-11-23T08:00:00Z');
  shop = await openShop(test);
  service = await fittingOf(shop);
});

async function fittingOf({ makerId }: TestShop, confirmation: 'instant' | 'request' = 'instant') {
  const { _id } = await addProvider(test, makerId, { name: 'Tunde Ajayi' });
  return addService(test, { makerId, confirmation, deposit: kobo(0) }, [_id]);
}

/** At which somebody is measured for a gown, on the day before it is tried on first. */
async function measuredFor({ customer, partId }: { customer: TestPerson; partId: string }) {
  const { _id } = await addProvider(test, shop.makerId, { name: 'Musa Bello' });
  const measuring = await addService(test, { makerId: shop.makerId, title: 'Studio measuring', deposit: kobo(0) }, [
    _id,
  ]);
  const booked = await book(test, { service: measuring }, MONDAY, { as: customer, orderPartId: partId });
  expect(booked.status).toBe(201);
  return booked.body.booking._id;
}

const MONDAY = '2026-11-30T09:00:00Z';
const TUESDAY = '2026-12-01T09:00:00Z';
const THURSDAY = '2026-12-03T09:00:00Z';
const CORSET = 'Corset gown in cord lace';

/** An order of one piece that its maker has taken on; its customer is measured on Monday. */
async function buyGown({ isAccepted = true, isVisited = true } = {}) {
  const customer = await customerWith(test, [{ ...shop.gown, quantity: 1, measureLater: true }]);
  const orderId = (await place(test, customer)).body.order._id;
  await payDue(test, customer, orderId);
  const { _id: partId, version } = await partFor(test, shop.owner, orderId);
  if (isAccepted) {
    const accepted = await test.call(acceptPart, { params: { partId }, body: { version } }, shop.owner);
    expect(accepted.status).toBe(200);
  }
  const measuringId = isVisited ? await measuredFor({ customer, partId }) : null;
  return { customer, orderId, partId, measuringId };
}
type Gown = Awaited<ReturnType<typeof buyGown>>;

const tryOn = ({ customer, partId }: Gown, startsAt: string, form = {}) =>
  book(test, { service }, startsAt, { as: customer, orderPartId: partId, isFitting: true, ...form });
const shownTo = async ({ customer, orderId }: Gown) =>
  (await test.call(getOrderMeasurements, { params: { orderId } }, customer)).body;
const bookingOf = async (customer: TestPerson, bookingId: string) =>
  (await test.call(getBooking, { params: { bookingId } }, customer)).body.booking;
const fittingsOf = async (gown: Gown) => (await shownTo(gown)).fittings.map(({ startsAt }) => Date.parse(startsAt));
const moveMeasuring = async ({ customer, measuringId }: Gown, startsAt: string) => {
  const bookingId = measuringId ?? '';
  const { version } = await bookingOf(customer, bookingId);
  const moving = { params: { bookingId }, body: { version, startsAt } };
  expect((await test.call(rescheduleBooking, moving, customer)).status).toBe(200);
};
const cancel = async (customer: TestPerson, bookingId: string) => {
  const { version, cancelling } = await bookingOf(customer, bookingId);
  const body = { version, expectedKept: cancelling?.kept ?? 0 };
  expect((await test.call(cancelBooking, { params: { bookingId }, body }, customer)).status).toBe(200);
};

it('and the order tell of each other, to the customer and to their maker', async () => {
  const gown = await buyGown();
  const bookingId = (await tryOn(gown, TUESDAY)).body.booking._id;
  const { fittings, appointments } = await shownTo(gown);
  const fitting = { partId: gown.partId, bookingId, provider: 'Tunde Ajayi', isRequested: false };
  expect(fittings).toMatchObject([fitting]);
  // It is no measuring visit: measurements are still wanted.
  expect(appointments).toMatchObject([{ bookingId: gown.measuringId, isHomeVisit: false }]);
  const order = { _id: gown.orderId, isFitting: true, items: [CORSET], isWaiting: true, arrives: null };
  expect((await bookingOf(gown.customer, bookingId)).order).toMatchObject(order);
  const { body: found } = await test.call(bookingResource.get, { params: { _id: bookingId } }, shop.owner);
  expect(found.record.order).toMatchObject(order);
  expect(await partFor(test, shop.owner, gown.orderId)).toMatchObject({
    fittings: [fitting],
    waitsFor: { appointment: { bookingId: gown.measuringId } },
    measuringVisit: { bookingId: gown.measuringId },
  });
});

it('that is booked for no order tells its maker what the customer has under way there', async () => {
  const gown = await buyGown();
  const openOrders = async (bookingId: string) =>
    (await test.call(bookingResource.get, { params: { _id: bookingId } }, shop.owner)).body.record.openOrders;
  const loose = await book(test, { service }, TUESDAY, { as: gown.customer });
  expect(await openOrders(loose.body.booking._id)).toMatchObject([{ _id: gown.orderId, title: CORSET }]);
  expect(await openOrders((await tryOn(gown, THURSDAY)).body.booking._id)).toEqual([]);
  const { version } = await partFor(test, shop.owner, gown.orderId);
  const cancelled = { params: { partId: gown.partId }, body: { version, reason: 'No lace left.' } };
  expect((await test.call(cancelPart, cancelled, shop.owner)).status).toBe(200);
  expect(await openOrders(loose.body.booking._id)).toEqual([]);
});

it('is named by its order in mails, the calendar file and the export', async () => {
  const gown = await buyGown();
  const bookingId = (await tryOn(gown, TUESDAY)).body.booking._id;
  const { number } = (await test.call(getOrder, { params: { orderId: gown.orderId } }, gown.customer)).body.order;
  const named = `${number}, ${CORSET}`;
  expect(await mailTo(test, gown.customer.email, 'booking-confirmed')).toContain(named);
  const ics = await test.call(getBookingIcs, { params: { bookingId } }, gown.customer);
  expect(String(ics.body).replaceAll(/\r\n /g, '')).toContain(named.replaceAll(',', '\\,'));
  expect((await exportBookings(test.app.deps.db, gown.customer._id))[1]?.order).toBe(named);
  const other = await book(test, { service }, THURSDAY, { as: gown.customer });
  expect(other.status).toBe(201);
  expect((await exportBookings(test.app.deps.db, gown.customer._id))[2]?.order).toBeNull();
});

it('goes with its booking: moved, a second one, and cancelled', async () => {
  const gown = await buyGown();
  const bookingId = (await tryOn(gown, TUESDAY)).body.booking._id;
  expect((await tryOn(gown, THURSDAY)).status).toBe(201);
  expect(await fittingsOf(gown)).toEqual([Date.parse(TUESDAY), Date.parse(THURSDAY)]);
  const later = '2026-12-04T09:00:00Z';
  const { version } = await bookingOf(gown.customer, bookingId);
  const moving = { params: { bookingId }, body: { version, startsAt: later } };
  expect((await test.call(rescheduleBooking, moving, gown.customer)).status).toBe(200);
  expect(await fittingsOf(gown)).toEqual([Date.parse(THURSDAY), Date.parse(later)]);
  await cancel(gown.customer, bookingId);
  expect(await fittingsOf(gown)).toEqual([Date.parse(THURSDAY)]);
});

it('is said to be requested until its maker answers, and is gone once they decline', async () => {
  service = await fittingOf(shop, 'request');
  const gown = await buyGown();
  const bookingId = (await tryOn(gown, TUESDAY)).body.booking._id;
  expect((await shownTo(gown)).fittings).toMatchObject([{ bookingId, isRequested: true }]);
  const { version } = await bookingOf(gown.customer, bookingId);
  const declining = { params: { bookingId }, body: { version, reason: 'We are away.' } };
  expect((await test.call(declineBooking, declining, shop.owner)).status).toBe(200);
  expect(await fittingsOf(gown)).toEqual([]);
});

it('stands when its customer cancels the order, which the mail tells, and says that nothing needs it', async () => {
  const gown = await buyGown();
  const bookingId = (await tryOn(gown, TUESDAY)).body.booking._id;
  const cancelled = await test.call(cancelOrder, { params: { orderId: gown.orderId }, body: {} }, gown.customer);
  expect(cancelled.status).toBe(200);
  const booked = await bookingOf(gown.customer, bookingId);
  expect(booked.order).toMatchObject({ isFitting: true, isWaiting: false });
  const told = `Your fitting ${booked.number} on `;
  expect((await mailsOf(test, 'order-cancelled', gown.orderId))[0]?.text).toContain(told);
  expect(await fittingsOf(gown)).toEqual([Date.parse(TUESDAY)]);
  expect(await tryOn(gown, THURSDAY)).toMatchObject({ status: 409, error: { code: 'not_for_fitting' } });
});

it('stands when the order leaves, which its customer is told then and its maker sees', async () => {
  const { customer, orderId, partId } = await buyMeasured(test, shop);
  const { booking } = (await tryOn({ customer, orderId, partId, measuringId: null }, TUESDAY)).body;
  await test.app.deps.db.update(orderParts).set({ stage: 'quality-check' }).where(eq(orderParts._id, partId));
  const goOn = async (change: { to: 'ready' } | { to: 'dispatched'; carrier: string }) => {
    const { version } = await partFor(test, shop.owner, orderId);
    const body = { version, note: '', photoIds: [], ...change };
    expect((await test.call(advancePart, { params: { partId }, body }, shop.owner)).status).toBe(200);
  };
  await goOn({ to: 'ready' });
  await goOn({ to: 'dispatched', carrier: 'GIG Logistics' });
  const texts = async (kind: string) => (await bellOf(test, customer, kind, orderId)).map(({ text }) => text);
  const told = `Your fitting ${booking.number} on 1 December 2026 is still booked. You can keep it or cancel it in My Bookings.`;
  expect((await texts('stage-moved')).join(' ')).not.toContain(booking.number);
  expect(await texts('dispatched')).toEqual([expect.stringContaining(told)]);
  const fittings = [{ bookingId: booking._id, isRequested: false }];
  expect(await partFor(test, shop.owner, orderId)).toMatchObject({ stage: 'dispatched', fittings });
  expect((await shownTo({ customer, orderId, partId, measuringId: null })).fittings).toMatchObject(fittings);
});

it('is not found for an order of somebody else, and refused for another maker’s', async () => {
  const gown = await buyGown();
  expect(await tryOn({ ...gown, customer: await signInAs(test) }, TUESDAY)).toMatchObject({ status: 404 });
  const refused = { status: 409, error: { code: 'not_for_fitting' } };
  service = await fittingOf(await openShop(test));
  expect(await tryOn(gown, TUESDAY)).toMatchObject(refused);
  expect(await fittingsOf(gown)).toEqual([]);
});

describe('is booked as soon as it is known when there are measurements', () => {
  const first = { status: 409, error: { code: 'measuring_first' } };

  it('while the maker has yet to confirm too, by a measuring visit that is booked or took place', async () => {
    const gown = await buyGown({ isAccepted: false, isVisited: false });
    expect(await tryOn(gown, TUESDAY)).toMatchObject(first);
    const measuringId = await measuredFor(gown);
    expect((await tryOn(gown, TUESDAY)).status).toBe(201);
    await cancel(gown.customer, measuringId);
    expect(await tryOn(gown, THURSDAY)).toMatchObject(first);
    const other = await buyGown();
    test.now = new Date('2026-11-30T12:00:00Z');
    const customer = await again(test, other.customer);
    expect((await tryOn({ ...other, customer }, THURSDAY)).status).toBe(201);
  });

  it('or by measurements that are all there', async () => {
    const { customer, orderId, partId } = await buyMeasured(test, shop);
    expect((await tryOn({ customer, orderId, partId, measuringId: null }, TUESDAY)).status).toBe(201);
  });

  it('but not before the measuring visit is over, neither at first nor moved there', async () => {
    const early = { status: 409, error: { code: 'fitting_too_early' } };
    const gown = await buyGown();
    expect(await tryOn(gown, '2026-11-30T08:00:00Z')).toMatchObject(early);
    const bookingId = (await tryOn(gown, TUESDAY)).body.booking._id;
    const { version } = await bookingOf(gown.customer, bookingId);
    const moving = { params: { bookingId }, body: { version, startsAt: '2026-11-27T09:00:00Z' } };
    expect(await test.call(rescheduleBooking, moving, gown.customer)).toMatchObject(early);
    expect(await fittingsOf(gown)).toEqual([Date.parse(TUESDAY)]);
  });

  it('nor where its maker moves or proposes it, who sees when the visit is over', async () => {
    const early = { status: 409, error: { code: 'fitting_too_early' } };
    const gown = await buyGown();
    const { booking } = (await tryOn(gown, TUESDAY)).body;
    const seen = async () =>
      (await test.call(bookingResource.get, { params: { _id: booking._id } }, shop.owner)).body.record;
    const { version, measuredBy, provider } = await seen();
    expect(Date.parse(measuredBy ?? '')).toBe(Date.parse(MONDAY) + 60 * 60_000);
    const to = (startsAt: string) => ({
      params: { bookingId: booking._id },
      body: { version, startsAt, providerId: provider._id },
    });
    const measured = '2026-11-30T09:30:00Z';
    for (const step of [moveBooking, proposeTime])
      expect(await test.call(step, to(measured), shop.owner)).toMatchObject(early);
    expect((await test.call(proposeTime, to('2026-11-30T11:00:00Z'), shop.owner)).status).toBe(200);
    const { _id: proposalId } = (await bookingOf(gown.customer, booking._id)).proposal ?? {};
    await moveMeasuring(gown, THURSDAY);
    const accepting = { params: { bookingId: booking._id, proposalId: proposalId ?? '' } };
    expect(await test.call(acceptTime, accepting, gown.customer)).toMatchObject(early);
    await moveMeasuring(gown, MONDAY);
    expect((await test.call(acceptTime, accepting, gown.customer)).status).toBe(200);
  });
});

it('keeps who comes to itself once its customer is gone', async () => {
  const gown = await buyGown();
  const guest = { name: 'Chidi Okafor', phone: null };
  await tryOn(gown, TUESDAY, { guest });
  expect((await partFor(test, shop.owner, gown.orderId)).fittings).toMatchObject([{ guest: guest.name }]);
  await test.app.deps.db.transaction((tx) => eraseBookings(test.app.deps, tx, gown.customer._id));
  expect((await partFor(test, shop.owner, gown.orderId)).fittings).toMatchObject([{ guest: null }]);
});
