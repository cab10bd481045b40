import { getCart } from '@adunni/contracts/cart/cart';
import { getProduct, listCategories, listProducts, listRelated } from '@adunni/contracts/catalog/catalog';
import { applyPrices, productResource } from '@adunni/contracts/catalog/products';
import { getMaker } from '@adunni/contracts/makers/makers';
import { listNotifications } from '@adunni/contracts/notifications/notifications';
import { getOrder } from '@adunni/contracts/orders/orders';
import { listReviews } from '@adunni/contracts/reviews/reviews';
import { searchStaff } from '@adunni/contracts/search/search';
import { suggest } from '@adunni/contracts/search/suggestions';
import type { DesignRequest } from '@adunni/contracts/studio/asking/requests';
import { addToWishlist } from '@adunni/contracts/wishlist/wishlist';
import { eq } from 'drizzle-orm';
import { afterAll, beforeAll, beforeEach, describe, expect, it } from 'vitest';
import { HOUR_MS } from '../../../kit/durations.rules.ts';
import { sellableLines } from '../../catalog/queries.ts';
import { looks, products } from '../../catalog/tables.ts';
import { eraseDueAccounts } from '../../identity/privacy/erase.ts';
import { users } from '../../identity/tables.ts';
import { signInAgain, signInAs, type TestPerson } from '../../identity/testing.ts';
import { announceSuspension } from '../../makers/service.ts';
import { makers } from '../../makers/tables.ts';
import { expireOrders } from '../../orders/cancel/expire.service.ts';
import { orderItems } from '../../orders/tables.ts';
import { place, type TestShop } from '../../orders/testing.ts';
import { settlePayment } from '../../payments/collecting/settle.service.ts';
import { refunds } from '../../payments/tables.ts';
import { type PaystackApp, startPaystackApp } from '../../payments/testing/paystack-app.ts';
import { lapse } from './lapse.service.ts';
import { designRequests } from './tables.ts';
import { acceptAs, answerAs, KAFTAN, openRequest, putIntoCart, seeRequest } from './testing.ts';

let app: PaystackApp;
let customer: TestPerson;
let start: Date;
beforeAll(async () => {
  app = await startPaystackApp();
  start = app.test.now;
});
beforeEach(async () => {
  app.test.now = start;
  customer = await signInAs(app.test);
});
afterAll(() => app.close());

const pass = async (hours: number): Promise<void> => {
  app.test.now = new Date(app.test.now.getTime() + hours * HOUR_MS);
  customer = await signInAgain(app.test, customer);
};

/** A request whose answer was accepted, with what can be ordered. */
async function agree(recipe: Record<string, string | number> | null = null) {
  const { test } = app;
  const { shops, request } = await openRequest(test, customer);
  const [shop] = shops;
  if (!shop) throw new Error('no shop');
  await answerAs(test, shop, request, { recipe });
  const { body } = await acceptAs(test, customer, request._id, shop);
  const { commission } = body.request;
  if (!commission) throw new Error('nothing was agreed');
  return { shop, request: body.request, productId: commission.productId };
}

const statusOf = async ({ _id }: DesignRequest) => (await seeRequest(app.test, customer, _id)).status;
const titlesOf = async (person: TestPerson) =>
  (await app.test.call(listNotifications, {}, person)).body.items.map(({ title }) => title);

/** Places the cart; its payment stays open. */
async function order() {
  const { body, error } = await place(app.test, customer);
  if (!body.payment) throw new Error(JSON.stringify(error));
  return { orderId: body.order._id, reference: body.payment.reference };
}

async function pay({ reference }: { reference: string }): Promise<void> {
  app.standIn.became(reference, { status: 'success' });
  await settlePayment(app.test.app.deps, reference);
}

describe('what was agreed', () => {
  it('is ordered as any other, with the drawing and recipe that were agreed', async () => {
    const { test } = app;
    const changed = { ...KAFTAN, neckline: 'open' };
    const { request } = await agree(changed);
    expect((await putIntoCart(test, customer, request)).body.items).toMatchObject([
      { quantity: 1, unitPrice: 85_000, available: 1, notices: [], product: { isCommission: true } },
    ]);
    const placed = await order();
    expect(await statusOf(request)).toBe('ordered');
    await pay(placed);
    const { body } = await test.call(getOrder, { params: { orderId: placed.orderId } }, customer);
    const [line] = body.order.parts.flatMap(({ items }) => items);
    expect(line).toMatchObject({ title: 'Custom kaftan', kind: 'made-to-measure', productId: null, quantity: 1 });
    const { db } = test.app.deps;
    const [item] = await db.select().from(orderItems).where(eq(orderItems.title, 'Custom kaftan'));
    const [look] = await db
      .select()
      .from(looks)
      .where(eq(looks.hash, item?.lookHash ?? ''));
    expect(look?.recipe).toEqual(changed);
  });

  it('is there once: not twice in a cart, not in two orders at a time', async () => {
    const { test } = app;
    const { request } = await agree();
    await putIntoCart(test, customer, request);
    expect((await putIntoCart(test, customer, request)).error.code).toBe('out_of_stock');
    const told = await Promise.all([place(test, customer), place(test, customer)]);
    expect(told.filter(({ status }) => status === 201)).toHaveLength(1);
    expect((await putIntoCart(test, customer, request)).status).toBe(409);
  });

  it('keeps its price whatever the shop’s prices do', async () => {
    const { test } = app;
    const { shop, request, productId } = await agree();
    const change = { by: 'percent', value: 50, roundTo100: false } as const;
    const sent = { body: { products: [{ _id: productId, version: 1 }], change } };
    await test.call(applyPrices, sent, shop.owner);
    const { items } = (await putIntoCart(test, customer, request)).body;
    expect(items[0]?.unitPrice).toBe(85_000);
  });
});

describe('who sees what was agreed', () => {
  /** Every place where somebody could meet it. */
  async function traces({ productId, shop }: { productId: string; shop: TestShop }, who?: TestPerson) {
    const { test } = app;
    const params = { productId };
    const q = 'Custom kaftan';
    const [detail, related, reviews, list, suggestions, wish, sitemap] = await Promise.all([
      test.call(getProduct, { params }, who),
      test.call(listRelated, { params }, who),
      test.call(listReviews, { params }, who),
      test.call(listProducts, { query: { q, maker: shop.slug } }, who),
      test.call(suggest, { query: { q } }, who),
      test.call(addToWishlist, { body: { productId } }, who),
      fetch(`${test.origin}/sitemap/products-1.xml`).then((answer) => answer.text()),
    ]);
    return {
      calls: [detail.status, related.status, reviews.status, wish.status],
      listed: JSON.stringify([list.body, suggestions.body]).includes(productId),
      inSitemap: sitemap.includes(productId),
    };
  }
  const HIDDEN = { calls: [404, 404, 404, 404], listed: false, inSitemap: false };

  it('is nobody in the shop, not even its customer, nor who works on products', async () => {
    const { test } = app;
    const agreed = await agree();
    const admin = await signInAs(test, 'Admin');
    for (const who of [undefined, customer, agreed.shop.owner, admin])
      expect(await traces(agreed, who)).toEqual(HIDDEN);
    for (const worker of [agreed.shop.owner, admin]) {
      const listed = await test.call(productResource.list, { query: { status: 'any', limit: 100 } }, worker);
      expect(listed.body.items.map(({ _id }) => _id)).not.toContain(agreed.productId);
      const params = { _id: agreed.productId };
      expect((await test.call(productResource.get, { params }, worker)).status).toBe(404);
      const published = await test.call(
        productResource.act,
        { body: { action: 'publish', ids: [agreed.productId] } },
        worker,
      );
      expect(published.body.results.map(({ ok }) => ok)).toEqual([false]);
      const found = await test.call(searchStaff, { query: { q: 'Custom kaftan' } }, worker);
      expect(JSON.stringify(found.body)).not.toContain(agreed.productId);
    }
    const { body } = await test.call(getMaker, { params: { slug: agreed.shop.slug } });
    const counts = (await test.call(listCategories)).body.items.map(({ productCount }) => productCount);
    expect([body.maker.productCount, counts.every((count) => count <= 2)]).toEqual([2, true]);
  });

  it('can be put in no other cart, and lies in none that becomes somebody else’s', async () => {
    const { test } = app;
    const { request, productId } = await agree();
    const stranger = await signInAs(test);
    expect((await putIntoCart(test, stranger, request)).status).toBe(404);
    expect((await putIntoCart(test, undefined, request)).status).toBe(404);
    expect((await putIntoCart(test, customer, request)).status).toBe(200);
    expect((await test.call(getCart, {}, stranger)).body.items).toEqual([]);
    const { db, clock } = test.app.deps;
    for (const buyer of [null, stranger._id])
      expect(await sellableLines(db, [{ productId }], clock(), buyer)).toEqual([null]);
  });
});

describe('paying', () => {
  it('in time for the order but late for the answer is paying in time', async () => {
    const { test } = app;
    const { request } = await agree();
    await putIntoCart(test, customer, request);
    await pass(24 * 7 - 0.1);
    const placed = await order();
    test.now = new Date(test.now.getTime() + 0.2 * HOUR_MS);
    await lapse(test.app.deps);
    await pay(placed);
    customer = await signInAgain(test, customer);
    expect(await statusOf(request)).toBe('ordered');
  });

  it('can begin anew when the time to pay ran out, and a payment that comes late revives the order', async () => {
    const { test } = app;
    const { request } = await agree();
    await putIntoCart(test, customer, request);
    const placed = await order();
    await pass(1);
    await expireOrders(test.app.deps);
    expect(await statusOf(request)).toBe('accepted');
    await pay(placed);
    expect(await statusOf(request)).toBe('ordered');
    expect((await putIntoCart(test, customer, request)).status).toBe(409);
  });

  it('never ends it: both are told, and money that comes then goes back', async () => {
    const { test } = app;
    const { request, shop, productId } = await agree();
    await putIntoCart(test, customer, request);
    const placed = await order();
    await pass(1);
    await expireOrders(test.app.deps);
    await pass(24 * 8);
    await lapse(test.app.deps);
    await lapse(test.app.deps);
    expect(await statusOf(request)).toBe('expired');
    expect((await titlesOf(customer)).filter((title) => title.startsWith('The response of'))).toHaveLength(1);
    shop.owner = await signInAgain(test, shop.owner);
    expect(await titlesOf(shop.owner)).toContain('An accepted response has expired');
    const { db } = test.app.deps;
    expect(await sellableLines(db, [{ productId }], test.now, customer._id)).toMatchObject([{ forSale: false }]);
    await pay(placed);
    expect(await db.select().from(refunds)).toHaveLength(1);
    expect(await statusOf(request)).toBe('expired');
  });
});

describe('what happens meanwhile', () => {
  it('to a maker who is suspended: nothing can be ordered, and others can be asked', async () => {
    const { test } = app;
    const { request, shop } = await agree();
    await putIntoCart(test, customer, request);
    await test.app.deps.db.transaction(async (tx) => {
      await tx.update(makers).set({ status: 'suspended' }).where(eq(makers._id, shop.makerId));
      await announceSuspension(test.app.deps, tx, { _id: shop.makerId, name: 'Workshop 0' });
    });
    expect((await place(test, customer)).status).toBe(409);
    const seen = await seeRequest(test, customer, request._id);
    expect([seen.status, seen.commission, seen.makers[0]?.status]).toEqual(['open', null, 'closed']);
    expect(await titlesOf(customer)).toContain('Workshop 0 can’t take your request at the moment');
  });

  it('to a customer who is deleted: their requests go, and nobody can order what was agreed', async () => {
    const { test } = app;
    const { request, shop, productId } = await agree();
    const { deps } = test.app;
    await deps.db.update(users).set({ deletionDueAt: deps.clock() }).where(eq(users._id, customer._id));
    await eraseDueAccounts(deps);
    expect(await deps.db.select().from(designRequests).where(eq(designRequests._id, request._id))).toEqual([]);
    expect(await titlesOf(shop.owner)).toContain('A request was cancelled');
    for (const buyer of [null, customer._id])
      expect(await sellableLines(deps.db, [{ productId }], deps.clock(), buyer)).toEqual([null]);
    const [product] = await deps.db.select().from(products).where(eq(products._id, productId));
    expect(product?.status).toBe('draft');
  });
});
