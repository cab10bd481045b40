import { kobo } from '@adunni/contracts/money';
import { previewRefund, refundOrder } from '@adunni/contracts/orders/refunds';
import { orderPartResource, orderResource } from '@adunni/contracts/orders/staff';
import { parse } from 'csv-parse/sync';
import { eq } from 'drizzle-orm';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { DAY_MS } from '../../../kit/durations.rules.ts';
import { dayEnd, shopDay } from '../../../kit/shop-days.rules.ts';
import { startTestApp, type TestApp } from '../../../kit/testing/test-app.ts';
import { signInAs, type TestPerson } from '../../identity/testing.ts';
import { orderParts, orders } from '../tables.ts';
import { customerWith, openShop, place, type TestShop } from '../testing.ts';
import { type Bought, buyFrom, openTailor, partFor } from './testing.ts';

let test: TestApp;
let admin: TestPerson;
let shops: [TestShop, TestShop];
let dress: Bought;
let gown: Bought;
let unpaid: Bought;
beforeAll(async () => {
  test = await startTestApp();
  admin = await signInAs(test, 'Admin');
  shops = await Promise.all([openShop(test), openShop(test)]);
  dress = await buyFrom(test, [shops[0]]);
  gown = await buyFrom(test, [shops[1]], { kind: 'gown' });
  unpaid = await buyFrom(test, shops, { isUnpaid: true });
});
afterAll(() => test.close());

const list = async (query: object, who = admin) =>
  (await test.call(orderResource.list, { query }, who)).body.items.map(({ _id }) => _id);
const parts = async (query: object, who = admin) =>
  (await test.call(orderPartResource.list, { query }, who)).body.items.map(({ _id }) => _id);
const dueBy = async ({ partIds }: Bought) =>
  (await test.call(orderPartResource.list, { query: {} }, admin)).body.items.find(({ _id }) => _id === partIds[0])
    ?.balanceDueBy;
const change = (bought: Bought, values: Partial<typeof orderParts.$inferInsert>) =>
  test.app.deps.db.update(orderParts).set(values).where(eq(orderParts.orderId, bought.orderId));

it('exports days, moments of Lagos and stages by their names', async () => {
  const { db } = test.app.deps;
  const [before] = await db.select().from(orderParts).where(eq(orderParts.orderId, dress.orderId));
  const [order] = await db.select().from(orders).where(eq(orders._id, dress.orderId));
  const exported = async (resource: typeof orderResource | typeof orderPartResource) => {
    const text = String((await test.call(resource.export, {}, shops[0].owner)).body);
    const rows = parse(text, { bom: true, columns: true }) as Record<string, string>[];
    return rows.find((row) => row.Order === order?.number);
  };
  // In Lagos it was half past midnight of the next day.
  const late = new Date('2026-12-01T23:30:00Z');
  await change(dress, { stage: 'confirmed', readyBy: late });
  expect(await exported(orderResource)).toMatchObject({ Stages: 'Confirmed by maker', 'Ready by': '2026-12-02' });
  await change(dress, { stage: 'placed', acceptBy: late });
  const part = { Stage: 'Placed', 'Ready by': '2026-12-02', 'Accept by (Lagos)': '2026-12-02 00:30' };
  expect(await exported(orderPartResource)).toMatchObject(part);
  if (before) await change(dress, { stage: before.stage, readyBy: before.readyBy, acceptBy: before.acceptBy });
});

describe('the list of orders', () => {
  it('shows all to staff, newest first, and by number the other way round', async () => {
    const newest = [unpaid.orderId, gown.orderId, dress.orderId];
    expect(await list({})).toEqual(newest);
    expect(await list({ sort: 'number' })).toEqual([...newest].reverse());
    expect(await list({}, shops[0].owner)).toEqual([unpaid.orderId, dress.orderId]);
  });

  it('is narrowed by status, stage, kind, maker and day', async () => {
    expect(await list({ status: 'awaiting-payment' })).toEqual([unpaid.orderId]);
    expect(await list({ kind: 'made-to-measure' })).toEqual([gown.orderId]);
    expect(await list({ maker: shops[1].makerId })).toEqual([unpaid.orderId, gown.orderId]);
    expect(await list({ awaiting: 'yes' })).toEqual([gown.orderId, dress.orderId]);
    await change(gown, { stage: 'sewing' });
    expect(await list({ stage: 'sewing' })).toEqual([gown.orderId]);
    const longAgo = new Date('2026-03-01T23:30:00Z');
    await test.app.deps.db.update(orders).set({ createdAt: longAgo }).where(eq(orders._id, gown.orderId));
    // In Lagos it was half past midnight of the next day.
    expect(await list({ placedFrom: '2026-03-02', placedUntil: '2026-03-02' })).toEqual([gown.orderId]);
    expect(await list({ placedFrom: '2026-03-01', placedUntil: '2026-03-01' })).toEqual([]);
  });

  it('knows what is late, due today, due this week and refunded', async () => {
    await change(dress, { readyBy: new Date(test.now.getTime() - DAY_MS), stage: 'confirmed' });
    await change(gown, { readyBy: new Date(test.now.getTime() + 6 * DAY_MS) });
    await change(unpaid, { readyBy: new Date(test.now.getTime() + 60 * DAY_MS) });
    expect(await list({ timing: 'late' })).toEqual([dress.orderId]);
    expect(await list({ timing: 'this-week' })).toEqual([gown.orderId]);
    await change(gown, { readyBy: new Date(dayEnd(shopDay(test.now)).getTime() - 1) });
    expect(await list({ timing: 'due-today' })).toEqual([gown.orderId]);
    expect(await list({ timing: 'today' })).toEqual([dress.orderId, gown.orderId]);
    await change(gown, { readyBy: new Date(test.now.getTime() + 6 * DAY_MS) });
    await change(dress, { stage: 'dispatched' });
    expect(await list({ timing: 'late' })).toEqual([]);
    const sent = { params: { orderId: dress.orderId }, body: { request: { kind: 'full' as const } } };
    expect((await test.call(previewRefund, sent, admin)).body.amount).toBe(47_250);
    const headers = { 'idempotency-key': 'list-test-refund' };
    await test.call(refundOrder, { ...sent, body: { ...sent.body, reason: 'Lost.' } }, { ...admin, headers });
    expect(await list({ refunded: 'yes' })).toEqual([dress.orderId]);
  });

  it('finds by number, its bare digits, its end, the name and for staff the e-mail, and takes wildcards as text', async () => {
    const [order] = await test.app.deps.db
      .update(orders)
      .set({ contact: { firstName: 'Zainab', lastName: 'O_Malley', email: 'Zainab.O@example.com', phone: '' } })
      .where(eq(orders._id, dress.orderId))
      .returning();
    const number = order?.number ?? '';
    const digits = String(Number(number.slice(-6)));
    const owner = shops[0].owner;
    const ends = [6, 5, 4, 3, 11].map((length) => number.slice(-length));
    for (const q of [number, digits, ...ends, 'zain', 'ZAINAB o_m', 'o_malley'])
      expect([q, await list({ q }), await list({ q }, owner)]).toEqual([q, [dress.orderId], [dress.orderId]]);
    expect(await list({ q: 'zainab.o@ex' })).toEqual([dress.orderId]);
    expect(await list({ q: 'zainab.o@ex' }, owner)).toEqual([]);
    for (const q of ['%', '_ainab', 'ainab', '\\']) expect(await list({ q })).toEqual([]);
  });
});

describe('the list of parts', () => {
  it('finds a maker’s own by number, name and words of what was ordered, and staff’s by number and name', async () => {
    const [dressmaker, gownmaker] = shops.map(({ owner }) => owner);
    const own = { gown: gown.partIds, dress: [dress.partIds[0], unpaid.partIds[0]].sort() };
    const { number } = (await test.call(orderPartResource.list, {}, gownmaker)).body.items.find(
      ({ _id }) => _id === gown.partIds[0],
    ) ?? { number: '' };
    for (const q of ['corset', 'CORD lace', number.slice(-6), number])
      expect([q, await parts({ q }, gownmaker)]).toEqual([q, own.gown]);
    expect((await parts({ q: 'shift dress' }, dressmaker)).sort()).toEqual(own.dress);
    for (const q of ['corset', 'hift', '%', 'lace_']) expect([q, await parts({ q }, dressmaker)]).toEqual([q, []]);
    expect(await parts({ q: 'corset' })).toEqual([]);
  });

  it('holds what is late and due first, then what waits for its balance or payment, then what was sent last', async () => {
    const now = test.now.getTime();
    await change(dress, { stage: 'dispatched' });
    expect(await parts({})).toEqual([gown.partIds[0], ...[...unpaid.partIds].sort(), dress.partIds[0]]);
    await change(dress, { stage: 'placed', acceptBy: new Date(now + DAY_MS), readyBy: new Date(now + 20 * DAY_MS) });
    expect((await parts({})).slice(0, 2)).toEqual([dress.partIds[0], gown.partIds[0]]);
    await change(gown, { readyBy: new Date(now - DAY_MS) });
    expect((await parts({})).slice(0, 2)).toEqual([gown.partIds[0], dress.partIds[0]]);
    const { body } = await test.call(orderPartResource.list, { query: { limit: 1 } }, admin);
    expect((await parts({ limit: 1, after: body.next ?? '' }))[0]).toBe(dress.partIds[0]);
    await change(gown, { stage: 'ready', balanceSince: new Date(now - DAY_MS), paid: kobo(1) });
    expect((await parts({})).slice(0, 2)).toEqual([dress.partIds[0], gown.partIds[0]]);
    expect(await dueBy(gown)).toBe(null);
    await test.app.deps.db.update(orders).set({ status: 'part-paid' }).where(eq(orders._id, gown.orderId));
    expect(await dueBy(gown)).toBe(new Date(dayEnd(shopDay(new Date(now + 13 * DAY_MS))).getTime() - 1).toISOString());
    await test.app.deps.db.update(orders).set({ status: 'paid' }).where(eq(orders._id, gown.orderId));
    await change(gown, { stage: 'sewing', balanceSince: null, readyBy: new Date(now + 6 * DAY_MS) });
    await change(dress, { stage: 'dispatched', acceptBy: null, readyBy: new Date(now - DAY_MS) });
  });

  it('sorts by dates, and a tailor’s holds what they sew, without amounts', async () => {
    const tailor = await openTailor(test);
    await change(gown, { tailorId: tailor._id });
    const soonest = [gown.partIds[0], ...[...unpaid.partIds].sort()];
    expect(await parts({ open: 'yes', sort: 'readyBy' })).toEqual(soonest);
    expect(await parts({ open: 'yes', sort: '-readyBy' })).toEqual([...soonest].reverse());
    expect(await parts({}, tailor.person)).toEqual(gown.partIds);
    expect(await parts({ sewing: 'tailor' })).toEqual(gown.partIds);
    expect(await list({ sewing: 'maker' })).toEqual([unpaid.orderId, dress.orderId]);
    const { body } = await test.call(orderPartResource.list, {}, tailor.person);
    expect(body.items).toMatchObject([{ totalAmount: null, earnings: null, tailor: 'Amara Cut & Fit' }]);
    const row = await test.call(orderResource.list, {}, tailor.person);
    expect(row.body.items).toMatchObject([{ totalAmount: null, refunded: null, email: null }]);
  });

  it('finds what else the customer of an order bought of the caller, by the person and not the name', async () => {
    const [dressmaker, gownmaker] = [shops[0].owner, shops[1].owner];
    const first = await buyFrom(test, [shops[0]]);
    await customerWith(test, [{ ...shops[0].dress, quantity: 1 }], first.customer);
    const { order } = (await place(test, first.customer)).body;
    const second = (await partFor(test, admin, order._id))._id;
    await buyFrom(test, [shops[0]]);
    const query = { customerOf: first.orderId };
    for (const who of [dressmaker, admin])
      expect((await parts(query, who)).sort()).toEqual([first.partIds[0], second].sort());
    const elsewhere = await buyFrom(test, [shops[1]]);
    expect(await parts(query, gownmaker), 'an order that the caller does not see').toEqual([]);
    expect(await parts({ customerOf: elsewhere.orderId }, dressmaker)).toEqual([]);
  });

  it('says what the maker earns: all but tax and commission, and nothing of what went back', async () => {
    const earned = async ({ partIds }: Bought) =>
      (await test.call(orderPartResource.get, { params: { _id: partIds[0] ?? '' } }, shops[0].owner)).body.record;
    expect(await earned(unpaid)).toMatchObject({ totalAmount: 47_250, earnings: 39_600 });
    expect(await earned(dress)).toMatchObject({ totalAmount: 47_250, earnings: 0 });
    await change(unpaid, { stage: 'cancelled' });
    expect(await earned(unpaid)).toMatchObject({ earnings: 0 });
  });
});
