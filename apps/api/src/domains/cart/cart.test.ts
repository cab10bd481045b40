import * as contract from '@adunni/contracts/cart/cart';
import { eq } from 'drizzle-orm';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { startTestApp, type TestApp } from '../../kit/testing/test-app.ts';
import { products, variants } from '../catalog/tables.ts';
import { signInAs } from '../identity/testing.ts';
import { makers } from '../makers/tables.ts';
import { basketCookieOf, sellMadeToMeasure, sellPiece } from './testing.ts';

const { addToCart, getCart, getSavedItems, removeFromCart, updateCartItem } = contract;

let test: TestApp;
beforeAll(async () => {
  test = await startTestApp();
});
afterAll(() => test.close());

describe('a visitor’s cart', () => {
  it('has exactly the seven fields, and no cookie before something is added', async () => {
    const { body, headers } = await test.call(getCart);
    expect(body).toEqual({
      items: [],
      subtotal: 0,
      tax: 0,
      shippingCost: 0,
      discount: 0,
      totalAmount: 0,
      appliedCoupon: null,
    });
    expect(headers['set-cookie']).toBeUndefined();
  });

  it('is found again by an http-only cookie of which the database knows only the hash', async () => {
    const { line } = await sellPiece(test, { price: 65_000 });
    const added = await test.call(addToCart, { body: line });
    expect(added.status).toBe(200);
    const header = String(added.headers['set-cookie']);
    expect(header).toMatch(/^adunni_basket=[\w-]{43}; Max-Age=15552000; Path=\/api; HttpOnly; SameSite=Lax$/);
    const cookie = basketCookieOf(added) ?? '';
    const { body } = await test.call(getCart, {}, { cookie });
    expect(body).toMatchObject({ subtotal: 65_000, tax: 3250, shippingCost: 0, totalAmount: 68_250 });
    expect(body.items).toMatchObject([{ quantity: 1, unitPrice: 65_000, totalPrice: 65_000, notices: [] }]);
    const { rows } = await test.app.deps.pool.query('select cookie_hash from baskets');
    expect(JSON.stringify(rows)).not.toContain(cookie.split('=')[1]);
  });

  it('gets a cookie marked Secure where the site is reached by https', async () => {
    const secure = await startTestApp({}, { PUBLIC_URL: 'https://adunni.example' });
    const { line } = await sellPiece(secure);
    const added = await secure.call(addToCart, { body: line });
    expect(added.headers['set-cookie']).toContain('; Secure');
    await secure.close();
  });

  it('is begun by one network only so often, however many callers keep no cookie', async () => {
    const elsewhere = await startTestApp();
    const { line } = await sellPiece(elsewhere);
    const first = await elsewhere.call(addToCart, { body: line });
    await elsewhere.app.deps.pool.query(`update attempts set count = 600 where key like 'baskets:%'`);
    expect((await elsewhere.call(addToCart, { body: line })).status).toBe(429);
    const cookie = basketCookieOf(first) ?? '';
    expect((await elsewhere.call(addToCart, { body: line }, { cookie })).status).toBe(200);
    await elsewhere.close();
  });

  it('does not take a cookie that is not one of ours', async () => {
    const { line } = await sellPiece(test);
    const forged = `adunni_basket=${'A'.repeat(43)}`;
    const added = await test.call(addToCart, { body: line }, { cookie: forged });
    expect(basketCookieOf(added)).not.toBe(forged);
    expect((await test.call(getCart, {}, { cookie: forged })).body.items).toEqual([]);
    expect((await test.call(getCart, {}, { cookie: "adunni_basket=' or 1=1 --" })).status).toBe(200);
  });
});

describe('lines', () => {
  it('of one choice add up; another personalisation, note or option is another line', async () => {
    const { token } = await signInAs(test);
    const { line, group, ornate } = await sellMadeToMeasure(test, { price: 90_000 });
    const add = (extra: object) => test.call(addToCart, { body: { ...line, ...extra } }, { token });
    await add({});
    await add({ quantity: 2 });
    await add({ personalisation: 'Adé' });
    await add({ measurementNote: 'Chest 41 in' });
    const { body } = await add({ options: { [group._id]: ornate._id } });
    expect(body.items.map(({ quantity, unitPrice }) => [quantity, unitPrice])).toEqual([
      [3, 90_000],
      [1, 90_000],
      [1, 90_000],
      [1, 95_000],
    ]);
    expect(body.items[3]).toMatchObject({
      options: [{ group: 'Neckline', choice: 'Embroidered' }],
      available: null,
      product: { leadDaysMax: 9, returnable: false },
    });
  });

  it.each([0, -1, 1.5, 51, 1e9, '2', null])('refuse the quantity %j', async (quantity) => {
    const { token } = await signInAs(test);
    const { line } = await sellPiece(test, { stock: 1000 });
    const bad = { ...line, quantity: quantity as number };
    expect((await test.call(addToCart, { body: bad }, { token })).status).toBe(400);
    const { body } = await test.call(addToCart, { body: line }, { token });
    const params = { itemId: body.items[0]?._id ?? '' };
    if (quantity === null) return;
    const sent = { params, body: { quantity: quantity as number } };
    expect((await test.call(updateCartItem, sent, { token })).status).toBe(400);
  });

  it('never take a price from the client', async () => {
    const { token } = await signInAs(test);
    const { line } = await sellPiece(test, { price: 40_000 });
    const body = { ...line, unitPrice: 1, price: 1, seenPrice: 1, totalPrice: 1 };
    expect((await test.call(addToCart, { body }, { token })).body.items[0]?.unitPrice).toBe(40_000);
  });

  it('refuse an unknown piece, an impossible choice and what is not public', async () => {
    const { token } = await signInAs(test);
    const { line } = await sellMadeToMeasure(test);
    const unknown = { ...line, productId: '019a0000-0000-7000-8000-000000000000' };
    expect((await test.call(addToCart, { body: unknown }, { token })).status).toBe(404);
    const incomplete = await test.call(addToCart, { body: { ...line, options: {} } }, { token });
    expect([incomplete.status, incomplete.error.code]).toEqual([400, 'choice_needed']);
    await test.app.deps.db.update(products).set({ status: 'draft' }).where(eq(products._id, line.productId));
    const draft = await test.call(addToCart, { body: line }, { token });
    expect([draft.status, draft.error.code]).toEqual([409, 'not_for_sale']);
  });

  it('of another basket are 404 to change and to remove', async () => {
    const { line } = await sellPiece(test);
    const owner = await signInAs(test);
    const { body } = await test.call(addToCart, { body: line }, { token: owner.token });
    const params = { itemId: body.items[0]?._id ?? '' };
    const { line: own } = await sellPiece(test);
    const cookie = basketCookieOf(await test.call(addToCart, { body: own })) ?? '';
    for (const as of [{}, { cookie }, { token: (await signInAs(test)).token }]) {
      expect((await test.call(updateCartItem, { params, body: { quantity: 2 } }, as)).status).toBe(404);
      expect((await test.call(removeFromCart, { params }, as)).status).toBe(404);
    }
    expect((await test.call(getCart, {}, { token: owner.token })).body.items).toMatchObject([{ quantity: 1 }]);
  });

  it('can be kept for later, where they cost nothing, and brought back to an equal line', async () => {
    const { token } = await signInAs(test);
    const { line } = await sellPiece(test, { price: 50_000, stock: 4 });
    const first = await test.call(addToCart, { body: { ...line, quantity: 2 } }, { token });
    const params = { itemId: first.body.items[0]?._id ?? '' };
    const kept = await test.call(updateCartItem, { params, body: { savedForLater: true } }, { token });
    expect(kept.body.items).toEqual([]);
    expect((await test.call(getCart, {}, { token })).body.totalAmount).toBe(0);
    expect((await test.call(getSavedItems, {}, { token })).body.items).toMatchObject([{ quantity: 2 }]);
    await test.call(addToCart, { body: { ...line, quantity: 3 } }, { token });
    const back = await test.call(updateCartItem, { params, body: { savedForLater: false } }, { token });
    expect(back.body.items).toMatchObject([{ quantity: 4, notices: [{ kind: 'capped' }] }]);
    expect((await test.call(getSavedItems, {}, { token })).body.items).toEqual([]);
  });

  it('that become equal by a change of notes are joined', async () => {
    const { token } = await signInAs(test);
    const { line } = await sellMadeToMeasure(test);
    await test.call(addToCart, { body: line }, { token });
    const { body } = await test.call(addToCart, { body: { ...line, personalisation: 'TO' } }, { token });
    const params = { itemId: body.items[1]?._id ?? '' };
    const joined = await test.call(updateCartItem, { params, body: { personalisation: '' } }, { token });
    expect(joined.body.items).toMatchObject([{ _id: params.itemId, quantity: 2 }]);
  });

  it('keep markup in notes as text and refuse control characters and endless text', async () => {
    const { token } = await signInAs(test);
    const { line } = await sellMadeToMeasure(test);
    const text = "<img src=x onerror=alert(1)> {{7*7}} '; drop table baskets; --";
    const { body } = await test.call(addToCart, { body: { ...line, personalisation: text } }, { token });
    expect(body.items[0]?.personalisation).toBe(text);
    for (const measurementNote of ['a\u0000b', 'x'.repeat(1001), 'y'.repeat(10_000_000)]) {
      const { status } = await test.call(addToCart, { body: { ...line, measurementNote } }, { token });
      expect([400, 413]).toContain(status);
    }
  });
});

describe('what changes after adding', () => {
  it('a changed price is shown with the new one, until the shopper accepts it', async () => {
    const { token } = await signInAs(test);
    const { line, variant } = await sellPiece(test, { price: 65_000 });
    const added = await test.call(addToCart, { body: line }, { token });
    await test.app.deps.db
      .update(variants)
      .set({ price: 6_800_000 as never })
      .where(eq(variants._id, variant._id));
    const { body } = await test.call(getCart, {}, { token });
    expect(body.items[0]?.notices).toEqual([
      {
        kind: 'price-changed',
        text: 'The price changed from ₦65,000 to ₦68,000 since you added it.',
        was: 65_000,
      },
    ]);
    expect(body.subtotal).toBe(68_000);
    const params = { itemId: added.body.items[0]?._id ?? '' };
    const more = await test.call(updateCartItem, { params, body: { quantity: 2 } }, { token });
    expect(more.body.items[0]?.notices).toMatchObject([{ kind: 'price-changed' }]);
    const accepted = await test.call(updateCartItem, { params, body: { acceptPrice: true } }, { token });
    expect(accepted.body.items[0]?.notices).toEqual([]);
  });

  it('a withdrawn piece, a suspended maker and a sold-out variant stay in sight and cost nothing', async () => {
    const { token } = await signInAs(test);
    const [kept, withdrawn, suspended, soldOut] = await Promise.all(
      [1000, 2000, 3000, 4000].map((price) => sellPiece(test, { price })),
    );
    if (!kept || !withdrawn || !suspended || !soldOut) throw new Error('four pieces are needed');
    for (const { line } of [kept, withdrawn, suspended, soldOut]) await test.call(addToCart, { body: line }, { token });
    const { db } = test.app.deps;
    await db.update(products).set({ status: 'archived' }).where(eq(products._id, withdrawn.product._id));
    await db.update(makers).set({ status: 'suspended' }).where(eq(makers._id, suspended.product.makerId));
    await db.update(variants).set({ stock: 0 }).where(eq(variants._id, soldOut.variant._id));
    const { body } = await test.call(getCart, {}, { token });
    expect(body.items.map(({ notices }) => notices.map(({ kind }) => kind))).toEqual([
      [],
      ['unavailable'],
      ['unavailable'],
      ['unavailable'],
    ]);
    expect(body).toMatchObject({ subtotal: 1000, totalAmount: 1050 });
  });
});
