import { getCart } from '@adunni/contracts/cart/cart';
import { getOrder, getReceipt, listOrders, type ORDER_FILTERS, reorder } from '@adunni/contracts/orders/orders';
import { checkPayment, decideSandbox } from '@adunni/contracts/payments/payments';
import { eq, sql } from 'drizzle-orm';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { startTestApp, type TestApp } from '../../kit/testing/test-app.ts';
import { products, variants } from '../catalog/tables.ts';
import { signInAs, type TestPerson } from '../identity/testing.ts';
import { getFullOrder } from './queries.ts';
import { renderReceipt } from './receipt.ts';
import { orderParts, orders } from './tables.ts';
import { customerWith, openShop, place, type TestShop } from './testing.ts';

let test: TestApp;
beforeAll(async () => {
  test = await startTestApp();
});
afterAll(() => test.close());

async function buy(person: TestPerson, shop: TestShop, isPaid = false): Promise<string> {
  await customerWith(test, [{ ...shop.dress, quantity: 1 }], person);
  const { order, payment } = (await place(test, person)).body;
  if (isPaid && payment) {
    const params = { reference: payment.reference };
    await test.call(decideSandbox, { params, body: { outcome: 'success' } });
    await test.call(checkPayment, { params }, person);
  }
  return order._id;
}

describe('the list of orders', () => {
  it('shows one’s own, newest first, by filter and page', async () => {
    const shop = await openShop(test);
    const person = await signInAs(test);
    const open = await buy(person, shop, true);
    const unpaid = await buy(person, shop);
    const arrived = await buy(person, shop, true);
    const { db } = test.app.deps;
    await db.update(orderParts).set({ stage: 'delivered' }).where(eq(orderParts.orderId, arrived));
    const listed = async (filter: (typeof ORDER_FILTERS)[number]) =>
      (await test.call(listOrders, { query: { filter } }, person)).body.items.map(({ _id }) => _id);
    expect(await listed('all')).toEqual([arrived, unpaid, open]);
    expect(await listed('open')).toEqual([unpaid, open]);
    expect(await listed('to-pay')).toEqual([unpaid]);
    expect(await listed('delivered')).toEqual([arrived]);
    expect(await listed('cancelled')).toEqual([]);
    const second = (await test.call(listOrders, { query: { page: 2, limit: 2 } }, person)).body;
    expect(second).toMatchObject({ total: 3, page: 2, limit: 2, items: [{ _id: open, itemCount: 1 }] });
    expect((await test.call(listOrders, {}, await signInAs(test))).body.total).toBe(0);
  });

  it('finds by number, piece and maker, and takes wildcards as text', async () => {
    const [lace, adire] = await Promise.all([
      openShop(test, { name: 'Ireti Stitch House' }),
      openShop(test, { name: 'Tinuade Dyeworks' }),
    ]);
    const { db } = test.app.deps;
    await db.update(products).set({ title: 'Duster 100% adire' }).where(eq(products._id, adire.dress.productId));
    const person = await signInAs(test);
    const [one, two] = [await buy(person, lace), await buy(person, adire)];
    const found = async (q: string) =>
      (await test.call(listOrders, { query: { q } }, person)).body.items.map(({ _id }) => _id);
    const [first] = await db.select().from(orders).where(eq(orders._id, one));
    expect(await found(first?.number.toLowerCase() ?? '')).toEqual([one]);
    expect(await found('shift dress')).toEqual([one]);
    expect(await found('tinuade')).toEqual([two]);
    expect(await found('100%')).toEqual([two]);
    expect(await found('%')).toEqual([two]);
    expect(await found("'; drop table orders; --")).toEqual([]);
  });
});

describe('an order', () => {
  it('is nobody else’s, in any way', async () => {
    const orderId = await buy(await signInAs(test), await openShop(test));
    const stranger = await signInAs(test, 'Admin');
    const params = { orderId };
    expect((await test.call(getOrder, { params }, stranger)).status).toBe(404);
    expect((await test.call(getReceipt, { params }, stranger)).status).toBe(404);
    expect((await test.call(reorder, { params }, stranger)).status).toBe(404);
  });

  it('is ordered again as far as its pieces are still for sale', async () => {
    const [left, gone] = await Promise.all([openShop(test), openShop(test)]);
    const person = await customerWith(test, [
      { ...left.dress, quantity: 2, personalisation: 'Initials N. E.' },
      { ...gone.gown, quantity: 1 },
    ]);
    const orderId = (await place(test, person)).body.order._id;
    const { db } = test.app.deps;
    await db.update(products).set({ status: 'archived' }).where(eq(products._id, gone.gown.productId));
    await db.update(variants).set({ stock: 1 }).where(eq(variants._id, left.dress.variantId));
    const told = await test.call(reorder, { params: { orderId } }, person);
    expect(told.body).toEqual({
      added: 1,
      skipped: ['Corset gown in cord lace'],
      lowered: [{ title: expect.any(String), quantity: 1, ordered: 2 }],
    });
    const { items } = (await test.call(getCart, {}, person)).body;
    expect(items).toMatchObject([{ quantity: 1, personalisation: 'Initials N. E.' }]);
  });
});

describe('the receipt', () => {
  it('is a PDF of the order, for its owner', async () => {
    const person = await signInAs(test);
    const orderId = await buy(person, await openShop(test), true);
    const response = await fetch(`${test.origin}/api/orders/${orderId}/receipt`, {
      headers: { 'x-access-token': person.token },
    });
    expect(response.status).toBe(200);
    expect(response.headers.get('content-type')).toContain('application/pdf');
    const bytes = Buffer.from(await response.arrayBuffer());
    expect(bytes.subarray(0, 5).toString()).toBe('%PDF-');
    expect(bytes.subarray(-6).toString()).toContain('%%EOF');
  });

  it('breaks onto further pages when the order is long', async () => {
    const person = await signInAs(test);
    const full = await getFullOrder(test.app.deps.db, await buy(person, await openShop(test)), person._id);
    const [item] = full.items;
    if (!item) throw new Error('no item');
    const pagesOf = async (lines: number) => {
      const pdf = await renderReceipt({ ...full, items: Array(lines).fill(item) }, test.now);
      return pdf.toString('latin1').match(/\/Type \/Page\b(?!s)/g)?.length;
    };
    expect([await pagesOf(1), await pagesOf(30)]).toEqual([1, 3]);
  });
});

it('numbers orders on beyond the millionth', async () => {
  const { db } = test.app.deps;
  const [shop, person] = [await openShop(test), await signInAs(test)];
  await db.execute(sql`select setval('order_numbers', 999999)`);
  const _id = await buy(person, shop);
  const [order] = await db.select({ number: orders.number }).from(orders).where(eq(orders._id, _id));
  // Numbers that a clash undid are left out.
  expect(order?.number).toMatch(/^ADN-\d{4}-100000\d$/);
});
