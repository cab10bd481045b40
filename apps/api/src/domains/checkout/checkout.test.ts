import { getCart, updateCartItem } from '@adunni/contracts/cart/cart';
import { getQuote, placeOrder } from '@adunni/contracts/checkout/checkout';
import { kobo } from '@adunni/contracts/money';
import { getOrder } from '@adunni/contracts/orders/orders';
import { eq } from 'drizzle-orm';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { mails } from '../../kit/mail/tables.ts';
import { startTestApp, type TestApp } from '../../kit/testing/test-app.ts';
import { products, variants } from '../catalog/tables.ts';
import { signInAs, type TestPerson } from '../identity/testing.ts';
import { orderParts, orders } from '../orders/tables.ts';
import { customerWith, openShop, place, placementOf, stockOf } from '../orders/testing.ts';

let test: TestApp;
beforeAll(async () => {
  test = await startTestApp();
});
afterAll(() => test.close());

const quote = (person: TestPerson, body: object = {}) => test.call(getQuote, { body }, person);

describe('the quote', () => {
  it('groups lines by maker, says when each part is ready and keeps the cart’s totals', async () => {
    const [one, two] = await Promise.all([openShop(test, { name: 'One' }), openShop(test, { name: 'Two' })]);
    const person = await customerWith(test, [
      { ...one.dress, quantity: 1 },
      { ...two.dress, quantity: 2 },
      { ...one.gown, quantity: 1 },
    ]);
    const { body } = await quote(person);
    const { items: _items, ...totals } = (await test.call(getCart, {}, person)).body;
    expect(body).toMatchObject({ ...totals, problems: [] });
    expect(body.parts.map(({ maker, items }) => [maker.name, items.length])).toEqual([
      ['One', 2],
      ['Two', 1],
    ]);
    const days = (at: string) => Math.round((new Date(at).getTime() - test.now.getTime()) / 86_400_000);
    expect(body.parts.map(({ arrival }) => arrival.by && days(arrival.by))).toEqual([35, 9]);
    for (const { description } of body.deliveryOptions) expect(description).toContain('each maker');
  });

  it('names the maker when there is one', async () => {
    const shop = await openShop(test, { name: 'Kano House' });
    const { deliveryOptions } = (await quote(await customerWith(test, [{ ...shop.dress, quantity: 1 }]))).body;
    for (const { description } of deliveryOptions) expect(description).toMatch(/once Kano House has|from Kano House\./);
  });

  it.each([
    ['standard', 'NG', 0],
    ['express', 'NG', 6_500],
    ['pickup', 'NG', 0],
    ['standard', 'GB', 38_000],
    ['express', 'GB', 44_500],
    ['pickup', 'GB', 0],
  ])('delivers %s to %s for %d', async (deliveryOption, countryCode, cost) => {
    const shop = await openShop(test);
    const person = await customerWith(test, [{ ...shop.dress, quantity: 1 }]);
    const { body } = await quote(person, { deliveryOption, countryCode });
    expect(body.shippingCost).toBe(cost);
    expect(body.totalAmount).toBe(45_000 + 2_250 + cost);
    expect(body.deliveryOptions.find(({ option }) => option === deliveryOption)?.cost).toBe(cost);
  });

  it('charges the flat fee of the specification below 100 naira', async () => {
    const shop = await openShop(test, { price: 9_999 });
    const person = await customerWith(test, [{ ...shop.dress, quantity: 1 }]);
    expect((await quote(person)).body).toMatchObject({
      subtotal: 99.99,
      tax: 5,
      shippingCost: 10,
      totalAmount: 114.99,
    });
  });

  it('offers a deposit of 60 % from 50,000 naira of made-to-measure pieces', async () => {
    const shop = await openShop(test, { gownPrice: 5_000_000 });
    const person = await customerWith(test, [{ ...shop.gown, quantity: 1 }]);
    const { body } = await quote(person, { paymentPlan: 'deposit' });
    expect(body.paymentPlans).toMatchObject([
      { plan: 'full', dueNow: 52_500, dueLater: 0 },
      { plan: 'deposit', dueNow: 31_500, dueLater: 21_000 },
    ]);
    expect(body.dueNow).toBe(31_500);
    const small = await openShop(test, { gownPrice: 4_999_999 });
    const other = await customerWith(test, [{ ...small.gown, quantity: 1 }]);
    expect((await quote(other)).body.paymentPlans.map(({ plan }) => plan)).toEqual(['full']);
  });

  it('says what is in the way of ordering', async () => {
    const person = await signInAs(test);
    expect((await quote(person)).body).toMatchObject({ totalAmount: 0, problems: ['Your cart is empty.'] });
    const shop = await openShop(test);
    await customerWith(test, [{ ...shop.dress, quantity: 1 }], person);
    await test.app.deps.db.update(products).set({ status: 'archived' }).where(eq(products._id, shop.dress.productId));
    const { body } = await quote(person);
    expect(body.problems).toEqual([expect.stringContaining('Shift dress in ankara is not available')]);
  });

  it('says before anything is filled in that a workshop starts no more this week, as placing would refuse it', async () => {
    const now = test.now;
    test.now = new Date('2026-11-25T11:00:00Z');
    const shop = await openShop(test, { weeklyCapacity: 3 });
    const person = await customerWith(test, [{ ...shop.gown, quantity: 2 }]);
    expect((await quote(person)).body.problems).toEqual([]);
    await place(test, person);
    const second = await customerWith(test, [{ ...shop.gown, quantity: 2 }]);
    const fewer = (await quote(second)).body.problems;
    expect(fewer).toEqual([
      expect.stringMatching(/can start one more made-to-measure item this week.* on Monday, 30 November 2026\.$/),
    ]);
    expect((await place(test, second)).error).toMatchObject({ code: 'capacity_full', message: fewer[0] });
    await place(test, await customerWith(test, [{ ...shop.gown, quantity: 1 }]));
    const full = (await quote(second)).body;
    expect(full.parts[0]?.arrival.by).toBe('2027-01-03T23:00:00.000Z');
    expect(full.problems).toEqual([
      expect.stringMatching(/ is fully booked this week\. New orders open on Monday, 30 November 2026\.$/),
    ]);
    const slug = full.parts[0]?.maker.slug;
    const capacities = await test.app.inject(`/api/capacity?makers=${slug},nobody`);
    expect(capacities.json().items).toEqual([
      { slug, name: expect.any(String), room: 0, opensAt: '2026-11-29T23:00:00.000Z' },
    ]);
    test.now = new Date('2026-11-30T07:00:00Z');
    const later = await customerWith(test, [{ ...shop.gown, quantity: 2 }]);
    expect((await quote(later)).body.problems).toEqual([]);
    test.now = now;
  });
});

describe('placing an order', () => {
  it('freezes the cart as one order with a part per maker, holds the pieces and empties the cart', async () => {
    const [one, two] = await Promise.all([openShop(test, { stock: 5 }), openShop(test)]);
    const person = await customerWith(test, [
      { ...one.dress, quantity: 2 },
      { ...two.gown, quantity: 1, measurementNote: 'Bust 92 cm, waist 74 cm' },
    ]);
    const placed = await place(test, person);
    expect(placed.status).toBe(201);
    expect(placed.body.order.number).toMatch(/^ADN-\d{4}-\d{6}$/);
    expect(placed.body.payment).toMatchObject({ status: 'created', url: expect.stringContaining('/pay/sandbox/adn-') });
    expect(await stockOf(test, one.dress.variantId)).toBe(3);
    expect((await test.call(getCart, {}, person)).body.items).toEqual([]);
    const params = { orderId: placed.body.order._id };
    const { order } = (await test.call(getOrder, { params }, person)).body;
    expect(order).toMatchObject({ status: 'awaiting-payment', subtotal: 270_000, tax: 13_500, shippingCost: 0 });
    expect(order.parts).toHaveLength(2);
    expect(order.parts[1]?.items[0]).toMatchObject({ measurementNote: 'Bust 92 cm, waist 74 cm', quantity: 1 });
    const sent = await test.app.deps.db.select().from(mails).where(eq(mails.kind, 'order-placed'));
    expect(sent.map(({ subject }) => subject)).toContain(`We have received your order ${order.number}`);
  });

  it('keeps its snapshot when the product changes and the marketplace’s commission does', async () => {
    const shop = await openShop(test);
    const person = await customerWith(test, [{ ...shop.dress, quantity: 1 }]);
    const orderId = (await place(test, person)).body.order._id;
    const { db } = test.app.deps;
    await db.update(products).set({ title: 'Renamed' }).where(eq(products._id, shop.dress.productId));
    await db
      .update(variants)
      .set({ price: kobo(1), size: 'UK 20' })
      .where(eq(variants._id, shop.dress.variantId));
    const { order } = (await test.call(getOrder, { params: { orderId } }, person)).body;
    expect(order.parts[0]?.items[0]).toMatchObject({
      title: 'Shift dress in ankara',
      size: 'UK 12',
      unitPrice: 45_000,
    });
    const [part] = await db.select().from(orderParts).where(eq(orderParts.orderId, orderId));
    expect(part).toMatchObject({ commissionPercent: 12, commission: 540_000 });
  });

  it('refuses another total than the person saw, and stores nothing', async () => {
    const shop = await openShop(test, { stock: 4 });
    const person = await customerWith(test, [{ ...shop.dress, quantity: 1 }]);
    const placed = await place(test, person, { expectedTotal: 1 });
    expect(placed).toMatchObject({ status: 409, error: { code: 'total_changed' } });
    expect(await stockOf(test, shop.dress.variantId)).toBe(4);
    const mine = await test.app.deps.db.select().from(orders).where(eq(orders.userId, person._id));
    expect(mine).toEqual([]);
  });

  it('charges a changed price only after the shopper accepted it', async () => {
    const shop = await openShop(test);
    const person = await customerWith(test, [{ ...shop.dress, quantity: 1 }]);
    const { db } = test.app.deps;
    await db
      .update(variants)
      .set({ price: kobo(5_000_000) })
      .where(eq(variants._id, shop.dress.variantId));
    expect(await place(test, person)).toMatchObject({ status: 409, error: { code: 'line_unavailable' } });
    const [item] = (await test.call(getCart, {}, person)).body.items;
    const accept = { params: { itemId: item?._id ?? '' }, body: { acceptPrice: true as const } };
    await test.call(updateCartItem, accept, person);
    expect((await place(test, person)).body.order.totalAmount).toBe(52_500);
  });

  it('prices delivery by the address, whatever country the request names', async () => {
    const shop = await openShop(test);
    const person = await customerWith(test, [{ ...shop.dress, quantity: 1 }]);
    const body = await placementOf(test, person);
    const abroad = { ...body.address, countryCode: 'GB', lga: '' } as NonNullable<typeof body.address>;
    const headers = { 'idempotency-key': 'address-decides' };
    const told = await test.call(placeOrder, { body: { ...body, address: abroad } }, { ...person, headers });
    expect(told).toMatchObject({ status: 409, error: { code: 'total_changed' } });
  });

  it.each([
    ['no address', { address: undefined }, 400, 'address_needed'],
    ['another person’s address', { address: undefined, addressId: crypto.randomUUID() }, 400, 'address_needed'],
    ['a deposit that is not offered', { paymentPlan: 'deposit' as const }, 422, 'plan_unavailable'],
  ])('refuses %s', async (_what, change, status, code) => {
    const shop = await openShop(test);
    const person = await customerWith(test, [{ ...shop.dress, quantity: 1 }]);
    const body = { ...(await placementOf(test, person)), ...change };
    const headers = { 'idempotency-key': crypto.randomUUID() };
    const told = await test.call(placeOrder, { body }, { ...person, headers });
    expect(told).toMatchObject({ status, error: { code } });
  });

  it('names the phone number that cannot be one, of the quote already', async () => {
    const person = await customerWith(test, [{ ...(await openShop(test)).dress, quantity: 1 }]);
    const body = await placementOf(test, person);
    const phone = '+44 7700 900123';
    const address = { ...(body.address as NonNullable<typeof body.address>), phone: '+234 803 123' };
    const headers = () => ({ 'idempotency-key': crypto.randomUUID() });
    for (const [field, change] of [
      ['contact.phone', { contact: { ...body.contact, phone } }],
      ['address.phone', { address }],
    ] as const) {
      const refused = { status: 400, error: { fields: { [field]: 'Please enter a valid phone number.' } } };
      expect(await quote(person, change)).toMatchObject(refused);
      const changed = { ...body, ...change };
      expect(await test.call(placeOrder, { body: changed }, { ...person, headers: headers() })).toMatchObject(refused);
    }
    const { contact, address: to } = body;
    expect((await quote(person, { contact, address: to })).status).toBe(200);
  });

  it('lets go of a total that is too little to be charged', async () => {
    const shop = await openShop(test, { price: 2_000 });
    const person = await customerWith(test, [{ ...shop.dress, quantity: 1 }]);
    expect((await quote(person, { deliveryOption: 'pickup' })).body).toMatchObject({ totalAmount: 21, dueNow: 0 });
    const { status, body } = await place(test, person, { deliveryOption: 'pickup' });
    expect(status).toBe(201);
    expect(body.payment).toBeNull();
    const { order } = (await test.call(getOrder, { params: { orderId: body.order._id } }, person)).body;
    expect(order).toMatchObject({ status: 'paid', totalAmount: 21, due: 0 });
  });

  it('books an order on which nothing is to pay as paid at once', async () => {
    const shop = await openShop(test, { price: 0 });
    const person = await customerWith(test, [{ ...shop.dress, quantity: 1 }]);
    const placed = await place(test, person, { deliveryOption: 'pickup', address: undefined });
    expect(placed).toMatchObject({ status: 201, body: { payment: null } });
    const params = { orderId: placed.body.order._id };
    const { order } = (await test.call(getOrder, { params }, person)).body;
    expect(order).toMatchObject({ status: 'paid', totalAmount: 0, due: 0, address: null, heldUntil: null });
  });
});
