import { randomUUID } from 'node:crypto';
import { bookingResource } from '@adunni/contracts/bookings/staff';
import { cartResource } from '@adunni/contracts/cart/staff';
import { productResource } from '@adunni/contracts/catalog/products';
import { getAttention, getMakerTrade, getMakerWork, getTrade } from '@adunni/contracts/dashboard/dashboard';
import { getInbox } from '@adunni/contracts/dashboard/inbox';
import { personResource } from '@adunni/contracts/identity/people';
import { workshopResource } from '@adunni/contracts/makers/verification';
import { kobo } from '@adunni/contracts/money';
import { refundOrder } from '@adunni/contracts/orders/refunds';
import { orderPartResource, orderResource } from '@adunni/contracts/orders/staff';
import { writeMessage } from '@adunni/contracts/orders/thread';
import { keepReview, reviewResource } from '@adunni/contracts/reviews/staff';
import { eq } from 'drizzle-orm';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { DAY_MS } from '../../kit/durations.rules.ts';
import { startTestApp, type TestApp } from '../../kit/testing/test-app.ts';
import { bookingReports } from '../bookings/reports/tables.ts';
import { again, book, openStudio, pay } from '../bookings/testing.ts';
import { baskets } from '../cart/tables.ts';
import { variants } from '../catalog/tables.ts';
import { signInAs, type TestPerson } from '../identity/testing.ts';
import { makers } from '../makers/tables.ts';
import { type Bought, buyFrom, openTailor } from '../orders/staff/testing.ts';
import { orderParts } from '../orders/tables.ts';
import { customerWith, openShop, type TestShop } from '../orders/testing.ts';
import { reviews } from '../reviews/tables.ts';
import { openPlans, subscribeAs } from '../subscriptions/testing.ts';

const ALL_DAY = [1, 2, 3, 4, 5, 6, 7].map((weekday) => ({ weekday, from: 0, to: 1440 }));
let test: TestApp;
let admin: TestPerson;
let shops: [TestShop, TestShop];
let dress: Bought;
let gown: Bought;
beforeAll(async () => {
  test = await startTestApp();
  admin = await signInAs(test, 'Admin');
  shops = [await openShop(test), await openShop(test)];
  dress = await buyFrom(test, [shops[0]], { quantity: 2 });
  gown = await buyFrom(test, [shops[1]], { kind: 'gown' });
  await buyFrom(test, shops, { isUnpaid: true });
  await change(dress, { readyBy: new Date(test.now.getTime() - DAY_MS), stage: 'confirmed' });
  await change(gown, { readyBy: new Date(test.now.getTime() + 3 * DAY_MS), stage: 'sewing' });
});
afterAll(() => test.close());

const change = (bought: Bought, values: Partial<typeof orderParts.$inferInsert>) =>
  test.app.deps.db.update(orderParts).set(values).where(eq(orderParts.orderId, bought.orderId));
const trade = async (query: object = {}) => (await test.call(getTrade, { query }, admin)).body;
const refundHalf = async () => {
  const headers = { 'idempotency-key': randomUUID() };
  const request = { kind: 'amount' as const, partId: dress.partIds[0] ?? '', amount: 10_000 };
  const body = { request, reason: 'A seam came undone.' };
  const { status } = await test.call(refundOrder, { params: { orderId: dress.orderId }, body }, { ...admin, headers });
  expect(status).toBe(201);
};

describe('what the marketplace sold', () => {
  it('is what was captured less what goes back, beside the orders that are paid for', async () => {
    const before = await trade();
    // Two dresses and a gown with their tax of 5 %, and what delivery costs.
    const paid = before.figures.revenue.now;
    expect(before.figures).toMatchObject({ refunded: { now: 0, before: 0 }, orders: { now: 2, before: 0 } });
    expect(before.figures.averageOrder).toEqual({ now: paid / 2, before: null });
    await refundHalf();
    const { figures, points, period } = await trade();
    expect(figures.revenue.now).toBe(paid - 10_000);
    expect(figures.refunded.now).toBe(10_000);
    expect(points).toHaveLength(30);
    expect(points.at(-1)).toMatchObject({ to: period.now.to, amount: paid - 10_000, amountBefore: 0, orders: 2 });
  });

  it('refuses days that make no period, beside the field', async () => {
    const refused = async (days: object) => {
      const { status, error } = await test.call(getTrade, { query: { period: 'custom', ...days } }, admin);
      return [status, Object.keys(error.fields ?? {})];
    };
    expect(await refused({ to: '2026-03-02' })).toEqual([400, ['from']]);
    expect(await refused({ from: '2026-03-02' })).toEqual([400, ['to']]);
    expect(await refused({ from: '2026-03-03', to: '2026-03-02' })).toEqual([400, ['to']]);
    expect(await refused({ from: '2023-01-01', to: '2026-03-02' })).toEqual([400, ['from']]);
  });

  it('moves to the period before as time goes by', async () => {
    const today = test.now;
    const { figures } = await trade({ period: '7' });
    test.now = new Date(today.getTime() + 8 * DAY_MS);
    admin = await signInAs(test, 'Admin');
    const later = await trade({ period: '7' });
    expect(later.figures.revenue).toEqual({ now: 0, before: figures.revenue.now });
    expect(later.figures.orders).toEqual({ now: 0, before: 2 });
    expect(later.points.reduce((sum, { amountBefore }) => sum + amountBefore, 0)).toBe(figures.revenue.now);
    test.now = today;
    admin = await signInAs(test, 'Admin');
  });

  it('refuses days that are no period', async () => {
    const told = await test.call(getTrade, { query: { period: 'custom', from: '2026-03-01' } }, admin);
    expect([told.status, told.error.fields]).toEqual([400, { to: 'Please choose the last day.' }]);
  });

  it('counts carts that were left behind against the orders that were placed', async () => {
    const person = await customerWith(test, [{ ...shops[0].dress, quantity: 1 }]);
    const longAgo = new Date(test.now.getTime() - 3 * DAY_MS);
    expect((await trade()).figures).toMatchObject({ abandoned: { now: 0, before: 0 }, conversion: { now: 66.7 } });
    await test.app.deps.db.update(baskets).set({ updatedAt: longAgo }).where(eq(baskets.userId, person._id));
    const { figures } = await trade();
    expect(figures).toMatchObject({ abandoned: { now: 1 }, conversion: { now: 50, before: null } });
  });

  it('counts what its lists count', async () => {
    const { figures, period } = await trade();
    const { from, to } = period.now;
    const sold = { sold: 'yes', placedFrom: from, placedUntil: to } as const;
    expect((await test.call(orderResource.list, { query: sold }, admin)).body.total).toBe(figures.orders.now);
    const joined = { role: 'Customer', from, to } as const;
    expect((await test.call(personResource.list, { query: joined }, admin)).body.total).toBe(figures.customers.now);
    const left = { status: 'abandoned', usedFrom: from, usedUntil: to } as const;
    expect((await test.call(cartResource.list, { query: left }, admin)).body.total).toBe(figures.abandoned.now);
  });
});

describe('what waits for somebody', () => {
  it('is counted for staff as their lists count it', async () => {
    await test.app.deps.db.update(variants).set({ stock: 2 }).where(eq(variants.productId, shops[1].dress.productId));
    const workshop = {
      userId: (await signInAs(test, 'Designer'))._id,
      slug: randomUUID(),
      name: 'Oja',
      submittedAt: test.now,
    };
    await test.app.deps.db.insert(makers).values(workshop);
    const { body } = await test.call(getAttention, {}, admin);
    expect(body).toMatchObject({ open: 3, late: 1, dueThisWeek: 2, makersWaiting: 1, unread: 0, awaiting: 0 });
    expect(body.stages).toEqual([
      { stage: 'placed', rows: 1 },
      { stage: 'confirmed', rows: 1 },
      { stage: 'sewing', rows: 1 },
    ]);
    const orders = async (query: object) => (await test.call(orderResource.list, { query }, admin)).body.total;
    expect(await orders({ timing: 'late' })).toBe(body.late);
    expect(await orders({ timing: 'this-week' })).toBe(body.dueThisWeek);
    expect(await orders({ stage: 'placed' })).toBe(1);
    const low = await test.call(productResource.list, { query: { shelf: 'short' } }, admin);
    expect(low.body.total).toBe(body.lowStock.rows);
    expect((await test.call(workshopResource.list, {}, admin)).body.total).toBe(body.makersWaiting);
  });

  it('counts the bookings that were reported and not settled, as their list does', async () => {
    const startsAt = new Date(Math.ceil(test.now.getTime() / 3_600_000 + 30) * 3_600_000).toISOString();
    const booked = await book(test, await openStudio(test, { deposit: kobo(0) }, { hours: ALL_DAY }), startsAt);
    const waiting = async () => (await test.call(getAttention, {}, admin)).body.bookingsReported;
    expect(await waiting()).toBe(0);
    const { db } = test.app.deps;
    const [report] = await db
      .insert(bookingReports)
      .values({ bookingId: booked.body.booking._id, reason: 'other', text: 'Nobody was there.' })
      .returning();
    expect(await waiting()).toBe(1);
    const listed = await test.call(bookingResource.list, { query: { reported: 'yes' } }, admin);
    expect(listed.body.total).toBe(1);
    await db
      .update(bookingReports)
      .set({ status: 'declined', settledAt: test.now })
      .where(eq(bookingReports._id, report?._id ?? ''));
    expect(await waiting()).toBe(0);
  });

  it('counts the reviews that were reported, until somebody has decided', async () => {
    const { productId } = shops[0].dress;
    const values = { productId, author: 'Amaka O.', rating: 1, title: 'Not me', text: 'I never bought this.' };
    const [review] = await test.app.deps.db
      .insert(reviews)
      .values({ ...values, reportedAt: test.now })
      .returning();
    const waiting = async () => (await test.call(getAttention, {}, admin)).body.reviewsReported;
    expect(await waiting()).toBe(1);
    const reported = await test.call(reviewResource.list, { query: { status: 'reported' } }, admin);
    expect(reported.body.total).toBe(1);
    const seen = { params: { _id: review?._id ?? '' }, body: { version: 1 } };
    expect((await test.call(keepReview, seen, admin)).status).toBe(200);
    expect(await waiting()).toBe(0);
  });

  it('is the maker’s own, and theirs alone', async () => {
    const [mine, theirs] = shops;
    const params = { orderId: dress.orderId };
    const text = { text: 'Can it be longer?', partId: dress.partIds[0] ?? '' };
    expect((await test.call(writeMessage, { params, body: text }, dress.customer)).status).toBe(201);
    const own = (await test.call(getMakerWork, {}, mine.owner)).body;
    expect(own).toMatchObject({ open: 2, late: 1, unread: 1, lowStock: { rows: 0 } });
    expect(own.shop).toMatchObject({ status: 'approved', hasProducts: true, hasBankAccount: false });
    expect(own.balance.pending).toBeGreaterThan(0);
    const parts = async (query: object) => (await test.call(orderPartResource.list, { query }, mine.owner)).body.total;
    expect(await parts({ open: 'yes' })).toBe(2);
    expect(await parts({ timing: 'late' })).toBe(1);
    expect(await parts({ unread: 'yes' })).toBe(1);
    expect([own.dueToday, own.unreadTalk]).toEqual([await parts({ timing: 'due-today' }), 1]);
    const inbox = async (person: TestPerson) => (await test.call(getInbox, {}, person)).body.items;
    expect(await inbox(mine.owner)).toMatchObject([
      { kind: 'order', _id: dress.orderId, lastText: 'Can it be longer?', isLastOwn: false, unread: 1 },
    ]);
    expect(await inbox(theirs.owner)).toEqual([]);
    const other = (await test.call(getMakerWork, {}, theirs.owner)).body;
    expect(other).toMatchObject({ open: 2, late: 0, unread: 0, lowStock: { rows: 1 } });
  });

  it('shows a tailor what they were given to sew, without its money', async () => {
    const tailor = await openTailor(test);
    await change(gown, { tailorId: tailor._id });
    const { body } = await test.call(getMakerWork, {}, tailor.person);
    expect(body).toMatchObject({ open: 1, stages: [{ stage: 'sewing', rows: 1 }], balance: { pending: 0 } });
    const income = await test.call(getMakerTrade, {}, tailor.person);
    expect(income.body).toMatchObject({ figures: { income: { now: 0 }, orders: { now: 0 } }, topProducts: [] });
  });
});

describe('the stages of open orders', () => {
  it('are named as their rows are, each figure leading to exactly those it counts', async () => {
    const shop = await openShop(test);
    const collected = { kind: 'dress', deliveryOption: 'pickup' } as const;
    for (const wishes of [collected, collected, {}])
      await change(await buyFrom(test, [shop], wishes), { stage: 'packed' });
    await change(await buyFrom(test, [shop]), { stage: 'packed', readyBy: new Date(test.now.getTime() - 2 * DAY_MS) });
    const { body } = await test.call(getMakerWork, {}, shop.owner);
    expect(body.stages).toEqual([
      { stage: 'packed', rows: 2 },
      { stage: 'ready-for-pickup', rows: 2 },
    ]);
    expect(body).toMatchObject({ toDispatch: 2, toDispatchLate: 1, late: 1 });
    for (const { stage, rows } of body.stages)
      expect((await test.call(orderPartResource.list, { query: { stage } }, shop.owner)).body.total).toBe(rows);
  });
});

describe('what bookings and subscriptions bring', () => {
  it('is in the revenue and in the income of the workshop, and named beside them', async () => {
    await openPlans(test);
    const before = (await trade()).figures;
    const studio = await openStudio(test, { price: kobo(2_000_000) }, { hours: ALL_DAY });
    const hour = new Date(Math.ceil(test.now.getTime() / 3_600_000 + 48) * 3_600_000);
    await pay(test, await book(test, studio, hour.toISOString(), { plan: 'full' }));
    const { price } = await subscribeAs(test, await signInAs(test, 'Customer'));
    const { figures, points: days } = await trade();
    expect(days.at(-1)).toMatchObject({ booked: 20_000, subscribed: price.amount, refunded: figures.refunded.now });
    expect(figures.booked.now - before.booked.now).toBe(20_000);
    expect(figures.subscribed.now - before.subscribed.now).toBe(price.amount);
    expect(figures.revenue.now - before.revenue.now).toBe(20_000 + price.amount);
    expect(figures.orders).toEqual(before.orders);
    const income = async () => (await test.call(getMakerTrade, {}, await again(test, studio.owner))).body;
    const { balance } = (await test.call(getMakerWork, {}, studio.owner)).body;
    const { figures: earned, points } = await income();
    expect(balance.pending).toBeGreaterThan(0);
    expect(earned).toMatchObject({ income: { now: balance.pending }, booked: { now: balance.pending }, largest: null });
    expect(points.at(-1)).toMatchObject({ amount: balance.pending, booked: balance.pending, orders: 0 });
  });
});

describe('what a workshop earned', () => {
  it('is its share of payments less refunds, with its best sellers', async () => {
    const { body } = await test.call(getMakerTrade, {}, shops[1].owner);
    expect(body.figures).toMatchObject({ orders: { now: 1, before: 0 }, pieces: { now: 1, before: 0 } });
    expect(body.topProducts).toEqual([
      { _id: shops[1].gown.productId, title: 'Corset gown in cord lace', pieces: 1, amount: 180_000 },
    ]);
    const { balance } = (await test.call(getMakerWork, {}, shops[1].owner)).body;
    const { from, to } = body.period.now;
    const sold = { sold: 'yes', placedFrom: from, placedUntil: to, maker: shops[1].makerId } as const;
    expect(body.figures.income.now).toBe(balance.pending);
    const list = await test.call(orderPartResource.list, { query: sold }, shops[1].owner);
    expect(list.body.total).toBe(1);
    expect(body.figures.largest).toEqual({ number: list.body.items[0]?.number, amount: balance.pending });
    expect(body.points.at(-1)?.amount).toBe(balance.pending);
  });

  it('is nothing before there is a workshop', async () => {
    const newcomer = await signInAs(test, 'Designer');
    const work = await test.call(getMakerWork, {}, newcomer);
    expect(work.body).toMatchObject({ open: 0, stages: [], shop: null, balance: { available: 0 } });
    const income = await test.call(getMakerTrade, { query: { period: 'year' } }, newcomer);
    expect([income.status, income.body.figures.income]).toEqual([200, { now: 0, before: 0 }]);
  });
});
