import { randomUUID } from 'node:crypto';
import { commissionResource } from '@adunni/contracts/affiliates/commissions';
import { getProgrammeFigures } from '@adunni/contracts/affiliates/staff';
import { refundOrder } from '@adunni/contracts/orders/refunds';
import { eq } from 'drizzle-orm';
import { afterAll, beforeAll, expect, it } from 'vitest';
import { DAY_MS } from '../../../kit/durations.rules.ts';
import { shopDay } from '../../../kit/shop-days.rules.ts';
import { startTestApp, type TestApp } from '../../../kit/testing/test-app.ts';
import { signInAgain, signInAs, type TestPerson } from '../../identity/testing.ts';
import { pay } from '../../ledger/testing.ts';
import { orderParts } from '../../orders/tables.ts';
import { openShop, type TestShop } from '../../orders/testing.ts';
import { openPartner, order, referredBy, type TestPartner } from '../testing.ts';

let test: TestApp;
let shop: TestShop;
let admin: TestPerson;
let [tolu, femi]: TestPartner[] = [];

async function buy(partner: TestPartner | null, person?: TestPerson): Promise<TestPerson & { orderId: string }> {
  const customer = person ?? (await signInAs(test));
  if (partner) await referredBy(test, partner, customer);
  const orderId = await order(test, customer, [shop]);
  await pay(test, { person: customer, orderId, partIds: [] });
  return { ...customer, orderId };
}

/** Buys by a partner’s link and pays with the card that the partner has paid with; it counts as the partner’s own. */
async function buyWithCardOf(partner: TestPartner): Promise<void> {
  const person = await referredBy(test, partner);
  const contact = { firstName: 'Ngozi', lastName: 'Eze', phone: '+2348031234567', email: partner.email };
  await pay(test, { person, orderId: await order(test, person, [shop], { contact }), partIds: [] });
}

async function refundHalf(orderId: string): Promise<void> {
  const [part] = await test.app.deps.db.select().from(orderParts).where(eq(orderParts.orderId, orderId));
  const amount = Math.round((part?.totalAmount ?? 0) / 200);
  const body = { request: { kind: 'amount' as const, partId: part?._id ?? '', amount }, reason: 'A seam was open.' };
  const headers = { 'idempotency-key': randomUUID() };
  const { status } = await test.call(refundOrder, { params: { orderId }, body }, { ...admin, headers });
  expect(status).toBeLessThan(300);
}

const figures = async (period: '7' | '30' | '90') =>
  (await test.call(getProgrammeFigures, { query: { period } }, admin)).body;

/**
 * Forty days ago one by Tolu; today by Tolu one of the same customer and one of another, half given back; one by Femi, and one
 * that was not paid; one of nobody, Tolu’s own, and one that only seems to be brought by her.
 */
beforeAll(async () => {
  test = await startTestApp();
  shop = await openShop(test, { stock: 1000 });
  [tolu, femi] = [await openPartner(test), await openPartner(test, { name: 'Femi', percent: 10 })];
  if (!tolu || !femi) throw new Error('no partners');
  const today = test.now;
  test.now = new Date(today.getTime() - 40 * DAY_MS);
  let loyal: TestPerson = await buy(tolu);
  test.now = today;
  admin = await signInAs(test, 'Admin');
  loyal = await signInAgain(test, loyal);
  await buy(tolu, loyal);
  await refundHalf((await buy(tolu)).orderId);
  await buy(femi);
  await buy(null);
  await buy(null, tolu);
  await buyWithCardOf(tolu);
  await order(test, await referredBy(test, femi), [shop]);
});
afterAll(() => test.close());

const DRESS = 45_000;

it('tells what each partner brought and cost, the most first, what they did together, and what all orders came to', async () => {
  const { partners, together, all, before } = await figures('30');
  expect(partners.map(({ partner }) => partner._id)).toEqual([tolu?.partnerId, femi?.partnerId]);
  expect(partners[0]).toMatchObject({ orders: 2, newCustomers: 1, returnedPercent: 50 });
  expect(partners[0]?.revenue).toBeCloseTo(1.5 * DRESS, -1);
  expect(partners[0]?.cost).toBeCloseTo(1.5 * 0.08 * DRESS, 0);
  expect(partners[1]).toMatchObject({
    orders: 1,
    revenue: DRESS,
    cost: 0.1 * DRESS,
    newCustomers: 1,
    returnedPercent: 0,
  });
  expect(together).toMatchObject({ orders: 3, newCustomers: 2, returnedPercent: 33.3 });
  expect(together.revenue).toBeCloseTo(2.5 * DRESS, -1);
  expect(all).toMatchObject({ orders: 6, newCustomers: 5, returnedPercent: 16.7 });
  expect(all.revenue).toBeCloseTo(5.5 * DRESS, -1);
  expect(before).toMatchObject({ orders: 1, revenue: DRESS, cost: 0.08 * DRESS });
});

it('adds up over the days of the period, and reaches as far back as was asked', async () => {
  const { points, together, period } = await figures('30');
  expect([points.length, points.at(-1)?.from]).toEqual([30, shopDay(test.now)]);
  expect(points.reduce((sum, { revenue }) => sum + revenue, 0)).toBeCloseTo(together.revenue, 2);
  expect(points.at(-1)?.cost).toBeCloseTo(together.cost, 2);
  expect(period.grain).toBe('day');
  const longer = await figures('90');
  expect([longer.together.orders, longer.before.orders, longer.period.grain]).toEqual([4, 0, 'week']);
  expect((await figures('7')).before.orders).toBe(0);
});

it('stands beside the commissions of the same days', async () => {
  const { period } = await figures('30');
  const list = async (orderedFrom: string, orderedUntil: string) =>
    (await test.call(commissionResource.list, { query: { orderedFrom, orderedUntil } }, admin)).body.total;
  // With the one that was refused.
  expect(await list(period.now.from, period.now.to)).toBe(4);
  expect(await list(period.before.from, period.before.to)).toBe(1);
});

it('is for staff', async () => {
  expect((await test.call(getProgrammeFigures, {}, tolu)).status).toBe(403);
});
