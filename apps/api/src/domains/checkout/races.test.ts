import { randomUUID } from 'node:crypto';
import { applyCoupon } from '@adunni/contracts/cart/cart';
import { placeOrder } from '@adunni/contracts/checkout/checkout';
import { kobo } from '@adunni/contracts/money';
import { cancelOrder } from '@adunni/contracts/orders/orders';
import { count, eq } from 'drizzle-orm';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { startTestApp, type TestApp } from '../../kit/testing/test-app.ts';
import { variants } from '../catalog/tables.ts';
import { coupons } from '../coupons/tables.ts';
import type { TestPerson } from '../identity/testing.ts';
import { expireOrders } from '../orders/cancel/expire.service.ts';
import { orders } from '../orders/tables.ts';
import { customerWith, openShop, paymentsOf, place, placementOf, stockOf, type TestShop } from '../orders/testing.ts';

let test: TestApp;
beforeAll(async () => {
  test = await startTestApp();
});
afterAll(() => test.close());

const customers = (number: number, lines: (index: number) => Parameters<typeof customerWith>[1]) =>
  Promise.all(Array.from({ length: number }, (_, index) => customerWith(test, lines(index))));

/** Places all carts at the same time; every placement is ready before the first is sent. */
async function placeAll(people: TestPerson[]) {
  const bodies = await Promise.all(people.map((person) => placementOf(test, person)));
  return Promise.all(
    people.map((person, index) => {
      const body = bodies[index];
      if (!body) throw new Error('no placement');
      return test.call(placeOrder, { body }, { ...person, headers: { 'idempotency-key': randomUUID() } });
    }),
  );
}

const statuses = (told: { status: number }[]) => told.map(({ status }) => status).sort();

async function usedOf(code: string): Promise<number | undefined> {
  const [coupon] = await test.app.deps.db.select().from(coupons).where(eq(coupons.code, code));
  return coupon?.used;
}

async function makeCoupon(values: Partial<typeof coupons.$inferInsert> = {}): Promise<string> {
  const code = `C${randomUUID().slice(0, 8).toUpperCase()}`;
  await test.app.deps.db.insert(coupons).values({ code, discountType: 'Percentage', percent: 10, ...values });
  return code;
}

describe('stock', () => {
  it('gives the last piece to exactly one of many carts', async () => {
    const shop = await openShop(test, { stock: 1 });
    const told = await placeAll(await customers(8, () => [{ ...shop.dress, quantity: 1 }]));
    expect(statuses(told)).toEqual([201, 409, 409, 409, 409, 409, 409, 409]);
    expect(told.find(({ status }) => status === 409)?.error.code).toBe('line_unavailable');
    expect(await stockOf(test, shop.dress.variantId)).toBe(0);
  });

  it('never deadlocks when carts hold the same pieces in opposite order', async () => {
    const [a, b] = await Promise.all([openShop(test, { stock: 50 }), openShop(test, { stock: 50 })]);
    const forwards = [a, b];
    const lines = (index: number) =>
      (index % 2 ? [...forwards].reverse() : forwards).map((shop: TestShop) => ({ ...shop.dress, quantity: 1 }));
    const told = await placeAll(await customers(8, lines));
    expect(statuses(told)).toEqual(Array(8).fill(201));
    expect(await stockOf(test, a.dress.variantId)).toBe(42);
    expect(await stockOf(test, b.dress.variantId)).toBe(42);
  });

  it('counts two lines of one variant together, and an order’s own hold does not stand in its way', async () => {
    const shop = await openShop(test, { stock: 3 });
    const lines = [
      { ...shop.dress, quantity: 2 },
      { ...shop.dress, quantity: 1, personalisation: 'Initials N. E. inside' },
    ];
    const placed = await place(test, await customerWith(test, lines));
    expect(placed.status).toBe(201);
    expect(await stockOf(test, shop.dress.variantId)).toBe(0);
  });

  it('cannot fall below zero, by the database’s own rule', async () => {
    const shop = await openShop(test);
    const write = test.app.deps.db.update(variants).set({ stock: -1 }).where(eq(variants._id, shop.dress.variantId));
    await expect(write).rejects.toMatchObject({ cause: { constraint: 'variants_stock' } });
  });

  it('returns once when the customer cancels in two tabs while the time to pay runs out', async () => {
    const shop = await openShop(test, { stock: 2 });
    const person = await customerWith(test, [{ ...shop.dress, quantity: 2 }]);
    const orderId = (await place(test, person)).body.order._id;
    test.now = new Date(test.now.getTime() + 16 * 60_000);
    const cancel = () => test.call(cancelOrder, { params: { orderId }, body: {} }, person);
    await Promise.all([cancel(), cancel(), expireOrders(test.app.deps), expireOrders(test.app.deps)]);
    expect(await stockOf(test, shop.dress.variantId)).toBe(2);
  });
});

describe('a workshop’s weekly capacity', () => {
  it('is never exceeded by racing orders', async () => {
    const shop = await openShop(test, { weeklyCapacity: 3 });
    const told = await placeAll(await customers(6, () => [{ ...shop.gown, quantity: 1 }]));
    expect(statuses(told)).toEqual([201, 201, 201, 409, 409, 409]);
    expect(told.find(({ status }) => status === 409)?.error.code).toBe('capacity_full');
  });

  it('is free again after a cancellation', async () => {
    const shop = await openShop(test, { weeklyCapacity: 1 });
    const person = await customerWith(test, [{ ...shop.gown, quantity: 1 }]);
    const orderId = (await place(test, person)).body.order._id;
    const rival = await customerWith(test, [{ ...shop.gown, quantity: 1 }]);
    expect((await place(test, rival)).status).toBe(409);
    await test.call(cancelOrder, { params: { orderId }, body: {} }, person);
    expect((await place(test, rival)).status).toBe(201);
  });
});

describe('a coupon', () => {
  it('gives its last use to exactly one of many carts, and cancelling gives it back', async () => {
    const code = await makeCoupon({ totalLimit: 1 });
    const shop = await openShop(test, { stock: 50 });
    const people = await customers(6, () => [{ ...shop.dress, quantity: 1 }]);
    await Promise.all(
      people.map((person) => test.call(applyCoupon, { body: { code: ` ${code.toLowerCase()} ` } }, person)),
    );
    const told = await placeAll(people);
    expect(told.filter(({ status }) => status === 201)).toHaveLength(1);
    expect(await usedOf(code)).toBe(1);
    const winner = told.findIndex(({ status }) => status === 201);
    const [person, placed] = [people[winner], told[winner]];
    const params = { orderId: placed?.body.order._id ?? '' };
    await Promise.all([1, 2].map(() => test.call(cancelOrder, { params, body: {} }, person)));
    expect(await usedOf(code)).toBe(0);
  });

  it('that expired between applying and paying is not charged for silently', async () => {
    const code = await makeCoupon({ endsAt: new Date(test.now.getTime() + 60_000) });
    const shop = await openShop(test);
    const person = await customerWith(test, [{ ...shop.dress, quantity: 1 }]);
    await test.call(applyCoupon, { body: { code } }, person);
    const body = await placementOf(test, person);
    test.now = new Date(test.now.getTime() + 120_000);
    const headers = { 'idempotency-key': randomUUID() };
    const told = await test.call(placeOrder, { body }, { ...person, headers });
    expect(told).toMatchObject({ status: 409, error: { code: 'total_changed' } });
  });

  it('larger than the cart takes off the whole subtotal and no more', async () => {
    const code = await makeCoupon({ discountType: 'Fixed', percent: null, amount: kobo(900_000_000) });
    const shop = await openShop(test);
    const person = await customerWith(test, [{ ...shop.dress, quantity: 1 }]);
    await test.call(applyCoupon, { body: { code } }, person);
    expect((await place(test, person)).body.order.totalAmount).toBe(2_250);
  });
});

describe('the Idempotency-Key', () => {
  it('makes one order of parallel requests, and every one gets the same answer', async () => {
    const shop = await openShop(test, { stock: 9 });
    const person = await customerWith(test, [{ ...shop.dress, quantity: 1 }]);
    const body = await placementOf(test, person);
    const as = { ...person, headers: { 'idempotency-key': randomUUID() } };
    const told = await Promise.all([1, 2, 3, 4, 5].map(() => test.call(placeOrder, { body }, as)));
    expect(statuses(told)).toEqual([201, 201, 201, 201, 201]);
    expect(new Set(told.map((answer) => JSON.stringify(answer.body))).size).toBe(1);
    expect(await test.call(placeOrder, { body }, as)).toMatchObject({ status: 201, body: told[0]?.body });
    const [made] = await test.app.deps.db.select({ made: count() }).from(orders).where(eq(orders.userId, person._id));
    expect(made).toEqual({ made: 1 });
    expect(await paymentsOf(test, told[0]?.body.order._id ?? '')).toHaveLength(1);
    expect(await stockOf(test, shop.dress.variantId)).toBe(8);
  });

  it('is refused with another body, and is each person’s own', async () => {
    const shop = await openShop(test);
    const [person, other] = await customers(2, () => [{ ...shop.dress, quantity: 1 }]);
    if (!person || !other) throw new Error('no customers');
    const headers = { 'idempotency-key': randomUUID() };
    const body = await placementOf(test, person);
    expect((await test.call(placeOrder, { body }, { ...person, headers })).status).toBe(201);
    const changed = { ...body, contact: { ...body.contact, firstName: 'Ada' } };
    const again = await test.call(placeOrder, { body: changed }, { ...person, headers });
    expect(again).toMatchObject({ status: 422, error: { code: 'key_reused' } });
    expect((await test.call(placeOrder, { body }, { ...other, headers })).status).toBe(201);
  });

  it('that comes with two bodies at once orders one of them, and refuses the other', async () => {
    const shop = await openShop(test, { stock: 9 });
    const person = await customerWith(test, [{ ...shop.dress, quantity: 1 }]);
    const body = await placementOf(test, person);
    const other = { ...body, contact: { ...body.contact, firstName: 'Ada' } };
    const as = { ...person, headers: { 'idempotency-key': randomUUID() } };
    const told = await Promise.all([body, other, body, other].map((each) => test.call(placeOrder, { body: each }, as)));
    expect(statuses(told)).toEqual([201, 201, 422, 422]);
    expect(new Set(told.flatMap(({ status, body: { order } }) => (status === 201 ? [order._id] : []))).size).toBe(1);
    expect(await stockOf(test, shop.dress.variantId)).toBe(8);
  });

  it('of a refused order may be used again, and must be sent', async () => {
    const shop = await openShop(test);
    const person = await customerWith(test, [{ ...shop.dress, quantity: 1 }]);
    const key = randomUUID();
    expect((await place(test, person, { expectedTotal: 3 }, key)).status).toBe(409);
    expect((await place(test, person, {}, key)).status).toBe(201);
    const body = await placementOf(test, person);
    expect(await test.call(placeOrder, { body }, person)).toMatchObject({ status: 400, error: { code: 'key_needed' } });
  });
});
