import { type Booking, cancelBooking, getBooking, rescheduleBooking } from '@adunni/contracts/bookings/bookings';
import {
  bookingResource,
  completeBooking,
  markNoShow,
  proposeBookingMeasurements,
} from '@adunni/contracts/bookings/staff';
import { acceptProposal, createMeasurements, listProposals } from '@adunni/contracts/measurements/measurements';
import { kobo } from '@adunni/contracts/money';
import { listNotifications } from '@adunni/contracts/notifications/notifications';
import { getOrderMeasurements, giveMeasurements } from '@adunni/contracts/orders/measurements';
import { cancelOrder, getOrder, listOrders } from '@adunni/contracts/orders/orders';
import { askForMeasurements } from '@adunni/contracts/orders/work';
import { and, eq, like } from 'drizzle-orm';
import { afterAll, beforeAll, beforeEach, describe, expect, it } from 'vitest';
import { DAY_MS } from '../../../kit/durations.rules.ts';
import { mails } from '../../../kit/mail/tables.ts';
import { startTestApp, type TestApp } from '../../../kit/testing/test-app.ts';
import { eraseBookings, exportBookings } from '../../bookings/erase.service.ts';
import { remindAll } from '../../bookings/reminders/remind.service.ts';
import { book } from '../../bookings/testing.ts';
import { signInAs, type TestPerson } from '../../identity/testing.ts';
import { LENGTHS, measured } from '../../measurements/testing.ts';
import { addProvider, addService } from '../../services/testing.ts';
import { again, mailsOf } from '../balance/testing.ts';
import { partFor, payDue } from '../staff/testing.ts';
import { customerWith, openShop, place, type TestShop } from '../testing.ts';
import { followMeasurements } from './ask.service.ts';

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
  service = await measuringOf(shop);
});

/** A measuring service of a workshop, which one person does every day. */
async function measuringOf({ makerId }: TestShop) {
  const { _id } = await addProvider(test, makerId, { name: 'Tunde Ajayi' });
  return addService(
    test,
    { makerId, title: 'Studio measuring', address: '14 Commercial Avenue, Yaba', deposit: kobo(0) },
    [_id],
  );
}

interface Waiting {
  customer: TestPerson;
  orderId: string;
  partId: string;
  itemId: string;
}

async function buyWaiting(): Promise<Waiting> {
  const customer = await customerWith(test, [{ ...shop.gown, quantity: 1, measureLater: true }]);
  const orderId = (await place(test, customer)).body.order._id;
  await payDue(test, customer, orderId);
  const [part] = (await test.call(getOrder, { params: { orderId } }, customer)).body.order.parts;
  return { customer, orderId, partId: part?._id ?? '', itemId: part?.items[0]?._id ?? '' };
}

const bookFor = ({ partId, customer }: Waiting, startsAt: string, form = {}) =>
  book(test, { service }, startsAt, { as: customer, orderPartId: partId, ...form });
const appointmentsOf = async ({ customer, orderId }: Waiting) =>
  (await test.call(getOrderMeasurements, { params: { orderId } }, customer)).body.appointments;
const asked = async ({ orderId }: Waiting) => (await mailsOf(test, 'measurements-needed', orderId)).length;
const seenBy = async (customer: TestPerson, bookingId: string): Promise<Booking> =>
  (await test.call(getBooking, { params: { bookingId } }, customer)).body.booking;
const cancel = async (customer: TestPerson, bookingId: string) => {
  const { version, cancelling } = await seenBy(customer, bookingId);
  const body = { version, expectedKept: cancelling?.kept ?? 0 };
  expect((await test.call(cancelBooking, { params: { bookingId }, body }, customer)).status).toBe(200);
};

/** Lets days pass, and the job run twice at once on each. */
async function passDays(days: number): Promise<void> {
  for (let day = 0; day < days; day++) {
    test.now = new Date(test.now.getTime() + DAY_MS);
    await Promise.all([followMeasurements(test.app.deps), followMeasurements(test.app.deps)]);
  }
}

describe('an appointment to be measured for an order', () => {
  it('and the order tell of each other, to the customer and to their maker', async () => {
    const bought = await buyWaiting();
    const { customer, orderId, partId } = bought;
    const { body, status } = await bookFor(bought, '2026-11-27T09:00:00Z');
    expect(status).toBe(201);
    const bookingId = body.booking._id;
    const said = { title: 'Studio measuring', where: service.address, isOver: false, isRequested: false };
    const appointment = { partId, bookingId, provider: 'Tunde Ajayi', ...said };
    expect(await appointmentsOf(bought)).toMatchObject([{ ...appointment, startsAt: '2026-11-27T09:00:00.000Z' }]);
    const order = { _id: orderId, items: ['Corset gown in cord lace'], isWaiting: true };
    expect((await seenBy(customer, bookingId)).order).toMatchObject(order);
    const { body: found } = await test.call(bookingResource.get, { params: { _id: bookingId } }, shop.owner);
    expect(found.record.order).toMatchObject(order);
    expect((await partFor(test, shop.owner, orderId)).waitsFor).toMatchObject({ appointment, canAsk: false });
    test.now = new Date(test.now.getTime() + 2 * DAY_MS);
    expect(await test.call(askForMeasurements, { params: { partId } }, await again(test, shop.owner))).toMatchObject({
      status: 409,
      error: { code: 'measuring_booked' },
    });
  });

  it('is refused for an order of somebody else, of another maker, that is not paid, and that waits no more', async () => {
    const bought = await buyWaiting();
    const refused = { status: 409, error: { code: 'not_for_order' } };
    const at = '2026-11-27T09:00:00Z';
    expect(await bookFor({ ...bought, customer: await signInAs(test) }, at)).toMatchObject({
      status: 404,
      error: { code: 'not_found' },
    });
    const other = await measuringOf(await openShop(test));
    const elsewhere = { as: bought.customer, orderPartId: bought.partId };
    expect(await book(test, { service: other }, at, elsewhere)).toMatchObject(refused);
    const unpaid = await customerWith(test, [{ ...shop.gown, quantity: 1, measureLater: true }]);
    const orderId = (await place(test, unpaid)).body.order._id;
    const [part] = (await test.call(getOrder, { params: { orderId } }, unpaid)).body.order.parts;
    expect(await book(test, { service }, at, { as: unpaid, orderPartId: part?._id })).toMatchObject(refused);
    expect(await appointmentsOf(bought)).toEqual([]);
    expect((await bookFor(bought, at)).status).toBe(201);
  });

  it('is refused at a fitting, at which nobody is measured', async () => {
    const bought = await buyWaiting();
    const { _id } = await addProvider(test, shop.makerId);
    const fitting = await addService(test, { makerId: shop.makerId, title: 'Fitting', deposit: kobo(0) }, [_id]);
    const asked = { as: bought.customer, orderPartId: bought.partId };
    const refused = { status: 409, error: { code: 'not_for_measuring' } };
    expect(await book(test, { service: fitting }, '2026-11-27T09:00:00Z', asked)).toMatchObject(refused);
    expect(await appointmentsOf(bought)).toEqual([]);
  });

  it('marks what it makes out of date as read: that measurements are wanted, and its own time once it is moved', async () => {
    const bought = await buyWaiting();
    const { customer } = bought;
    const unread = async (kind: string) => {
      const { items } = (await test.call(listNotifications, { query: { unread: 'true' } }, customer)).body;
      return items.filter((each) => each.kind === kind).map(({ title }) => title);
    };
    expect(await unread('measurements-needed')).toHaveLength(1);
    const { body } = await bookFor(bought, '2026-11-27T09:00:00Z');
    expect(await unread('measurements-needed')).toEqual([]);
    expect(await unread('booking-news')).toEqual([expect.stringMatching(/^Measuring visit BKG-.* is confirmed$/)]);
    const { version } = await seenBy(customer, body.booking._id);
    const params = { bookingId: body.booking._id };
    await test.call(rescheduleBooking, { params, body: { version, startsAt: '2026-12-04T09:00:00Z' } }, customer);
    expect(await unread('booking-news')).toEqual([expect.stringMatching(/is rescheduled$/)]);
    await cancel(customer, body.booking._id);
    expect(await unread('booking-news')).toEqual([]);
  });

  it('says when the order arrives, also once it is moved, until it is cancelled', async () => {
    const bought = await buyWaiting();
    const { customer, orderId } = bought;
    const arrivals = async () => {
      const [part] = (await test.call(getOrder, { params: { orderId } }, customer)).body.order.parts;
      const [row] = (await test.call(listOrders, {}, customer)).body.items;
      expect(row?.arrival).toEqual(part?.arrival);
      return part?.arrival;
    };
    const days = (await arrivals())?.daysOnceMeasured ?? 0;
    const { body } = await bookFor(bought, '2026-11-27T09:00:00Z');
    const visit = await seenBy(customer, body.booking._id);
    expect(visit.order?.arrives).toEqual({ days, isPickup: false });
    const after = (end: string) => new Date(Date.parse(end) + days * DAY_MS).toISOString();
    expect(await arrivals()).toEqual({ by: after(visit.endsAt), daysOnceMeasured: days, isLate: false });
    const params = { bookingId: visit._id };
    const startsAt = '2026-12-04T09:00:00Z';
    await test.call(rescheduleBooking, { params, body: { version: visit.version, startsAt } }, customer);
    const moved = await seenBy(customer, visit._id);
    expect(moved.startsAt).toBe('2026-12-04T09:00:00.000Z');
    expect((await arrivals())?.by).toBe(after(moved.endsAt));
    await cancel(customer, visit._id);
    expect(await arrivals()).toEqual({ by: null, daysOnceMeasured: days, isLate: false });
  });

  it('silences the reminders while it lies ahead; cancelled they begin again', async () => {
    const bought = await buyWaiting();
    const { body } = await bookFor(bought, '2026-12-03T09:00:00Z');
    await passDays(6);
    expect(await asked(bought)).toBe(1);
    bought.customer = await again(test, bought.customer);
    await cancel(bought.customer, body.booking._id);
    expect(await appointmentsOf(bought)).toEqual([]);
    await passDays(2);
    expect(await asked(bought)).toBe(2);
    await passDays(6);
    expect(await asked(bought)).toBe(4);
  });

  it('is watched also when nobody was reminded any more, and missed it lets the reminders begin again', async () => {
    const bought = await buyWaiting();
    await passDays(6);
    expect(await asked(bought)).toBe(3);
    bought.customer = await again(test, bought.customer);
    const { body } = await bookFor(bought, '2026-12-01T09:00:00Z');
    test.now = new Date('2026-12-01T10:30:00Z');
    const owner = await again(test, shop.owner);
    const params = { bookingId: body.booking._id };
    const { version } = (await test.call(bookingResource.get, { params: { _id: params.bookingId } }, owner)).body;
    expect((await test.call(markNoShow, { params, body: { version, by: 'customer', note: '' } }, owner)).status).toBe(
      200,
    );
    await passDays(1);
    expect(await asked(bought)).toBe(4);
  });

  it('gives measurements that the order takes', async () => {
    const bought = await buyWaiting();
    const { body } = await bookFor(bought, '2026-11-25T09:00:00Z');
    const params = { bookingId: body.booking._id };
    test.now = new Date('2026-11-25T10:30:00Z');
    const [owner, customer] = [await again(test, shop.owner), await again(test, bought.customer)];
    const { version } = (await test.call(bookingResource.get, { params: { _id: params.bookingId } }, owner)).body;
    expect((await test.call(completeBooking, { params, body: { version, note: '' } }, owner)).status).toBe(200);
    const fitting = { figure: 'woman', ageGroup: 'adult', unit: 'cm', measuredOn: '2026-11-25' } as const;
    await test.call(proposeBookingMeasurements, { params, body: { ...fitting, values: LENGTHS } }, owner);
    expect(await appointmentsOf({ ...bought, customer })).toMatchObject([{ ...params, isOver: true }]);
    const [proposal] = (await test.call(listProposals, {}, customer)).body.items;
    expect(proposal?.about._id).toBe(params.bookingId);
    const accepting = { params: { proposalId: proposal?._id ?? '' }, body: {} };
    const { profile } = (await test.call(acceptProposal, accepting, customer)).body;
    const { orderId, itemId } = bought;
    const giving = { params: { orderId }, body: { profileId: profile._id, itemIds: [itemId] } };
    expect((await test.call(giveMeasurements, giving, customer)).status).toBe(200);
    expect((await seenBy(customer, params.bookingId)).order?.isWaiting).toBe(false);
    expect(await appointmentsOf({ ...bought, customer })).toEqual([]);
  });
});

describe('measuring that was booked before the measurements were typed in', () => {
  it('stands when its order is cancelled, which still tells of it', async () => {
    const bought = await buyWaiting();
    const { body } = await bookFor(bought, '2026-11-27T09:00:00Z');
    const params = { orderId: bought.orderId };
    expect((await test.call(cancelOrder, { params, body: { reason: '' } }, bought.customer)).status).toBe(200);
    expect(await appointmentsOf(bought)).toMatchObject([{ bookingId: body.booking._id, isOver: false }]);
    await cancel(bought.customer, body.booking._id);
    expect(await appointmentsOf(bought)).toEqual([]);
  });

  it('stays with the order while it lies ahead', async () => {
    const bought = await buyWaiting();
    const { body } = await bookFor(bought, '2026-11-27T09:00:00Z');
    const { profile } = (await test.call(createMeasurements, { body: measured() }, bought.customer)).body;
    const giving = { params: { orderId: bought.orderId }, body: { profileId: profile._id, itemIds: [bought.itemId] } };
    expect((await test.call(giveMeasurements, giving, bought.customer)).status).toBe(200);
    expect(await appointmentsOf(bought)).toMatchObject([{ bookingId: body.booking._id, isOver: false }]);
    await cancel(bought.customer, body.booking._id);
    expect(await appointmentsOf(bought)).toEqual([]);
  });
});

describe('who comes instead of the person who books', () => {
  it('is named to both sides and in the reminder, exported, and erased', async () => {
    const customer = await signInAs(test);
    const guest = { name: 'Chidi Okafor', phone: '+2348031234567' };
    const { body } = await book(test, { service }, '2026-11-27T09:00:00Z', { as: customer, guest });
    const bookingId = body.booking._id;
    expect((await seenBy(customer, bookingId)).guest).toEqual(guest);
    const { body: found } = await test.call(bookingResource.get, { params: { _id: bookingId } }, shop.owner);
    expect(found.record.guest).toEqual(guest);
    test.now = new Date('2026-11-26T10:00:00Z');
    await remindAll(test.app.deps);
    const { db } = test.app.deps;
    const said = and(eq(mails.kind, 'booking-reminder'), like(mails.text, `%/bookings/${bookingId}%`));
    const reminders = await db.select({ text: mails.text }).from(mails).where(said);
    expect(reminders.map(({ text }) => text)).toEqual([expect.stringContaining('Chidi Okafor')]);
    expect((await exportBookings(db, customer._id))[0]?.guest).toEqual(guest);
    await db.transaction((tx) => eraseBookings(test.app.deps, tx, customer._id));
    expect((await exportBookings(db, customer._id))[0]?.guest).toBeNull();
  });

  it('needs a name and, if any, a phone that can be called', async () => {
    const wrong = { as: await signInAs(test), guest: { name: ' ', phone: null } };
    expect((await book(test, { service }, '2026-11-27T09:00:00Z', wrong)).status).toBe(400);
    const silent = { ...wrong, guest: { name: 'Chidi', phone: '12' } };
    expect((await book(test, { service }, '2026-11-27T09:00:00Z', silent)).status).toBe(400);
  });
});
