import { addToCart, applyCoupon, getCart, getSavedItems, updateCartItem } from '@adunni/contracts/cart/cart';
import { login } from '@adunni/contracts/identity/identity';
import { addToWishlist, getWishlist } from '@adunni/contracts/wishlist/wishlist';
import { eq } from 'drizzle-orm';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { startTestApp, type TestApp } from '../../kit/testing/test-app.ts';
import { coupons } from '../coupons/tables.ts';
import { hashPassword } from '../identity/passwords.ts';
import { signInAs } from '../identity/testing.ts';
import { sweepBaskets } from './jobs.ts';
import { mergeVisitorBasket } from './service.ts';
import { baskets } from './tables.ts';
import { basketCookieOf, sellMadeToMeasure, sellPiece } from './testing.ts';

const PASSWORD = 'a long enough password';

let test: TestApp;
let passwordHash: string;
beforeAll(async () => {
  test = await startTestApp();
  passwordHash = await hashPassword(PASSWORD);
});
afterAll(() => test.close());

type Line = Awaited<ReturnType<typeof sellPiece>>['line'];

async function visitorWith(...lines: Line[]): Promise<string> {
  let cookie = '';
  for (const line of lines) {
    const answer = await test.call(addToCart, { body: line }, cookie ? { cookie } : {});
    cookie = basketCookieOf(answer) ?? cookie;
  }
  return cookie;
}

const person = () => signInAs(test, 'Customer', { passwordHash });
const keyOf = (cookie: string) => cookie.split('=')[1] ?? '';
const merge = (userId: string, cookie: string) => mergeVisitorBasket(test.app.deps, userId, keyOf(cookie));
const cartOf = async (token: string) => (await test.call(getCart, {}, { token })).body;
const signIn = (email: string, cookie: string) => test.call(login, { body: { email, password: PASSWORD } }, { cookie });

describe('a visitor’s basket at sign-in', () => {
  it('moves into the person’s: equal lines add up, others come along, the cookie is taken back', async () => {
    const [both, theirs, mine] = await Promise.all([sellPiece(test), sellPiece(test), sellPiece(test)]);
    const { token, email } = await person();
    for (const { line } of [mine, both]) await test.call(addToCart, { body: line }, { token });
    const cookie = await visitorWith({ ...both.line, quantity: 2 }, theirs.line);
    const answer = await signIn(email, cookie);
    expect(answer.status).toBe(200);
    expect(answer.headers['set-cookie']).toMatch(/^adunni_basket=; .*Expires=Thu, 01 Jan 1970/);
    const { items } = await cartOf(token);
    expect(new Map(items.map(({ product, quantity }) => [product._id, quantity]))).toEqual(
      new Map([
        [mine.product._id, 1],
        [both.product._id, 3],
        [theirs.product._id, 1],
      ]),
    );
    expect((await test.call(getCart, {}, { cookie })).body.items).toEqual([]);
  });

  it('is capped by the stock, with a notice', async () => {
    const { line } = await sellPiece(test, { stock: 4 });
    const { token, _id } = await person();
    await test.call(addToCart, { body: { ...line, quantity: 3 } }, { token });
    await merge(_id, await visitorWith({ ...line, quantity: 3 }));
    const { items } = await cartOf(token);
    expect(items).toMatchObject([
      {
        quantity: 4,
        notices: [{ kind: 'capped', text: 'We lowered the quantity to 4, the most that can be ordered.' }],
      },
    ]);
    const params = { itemId: items[0]?._id ?? '' };
    const seen = await test.call(updateCartItem, { params, body: { quantity: 4 } }, { token });
    expect(seen.body.items[0]?.notices).toEqual([]);
  });

  it('is capped over several lines of one variant, and no line is lost', async () => {
    const { line } = await sellPiece(test, { stock: 3 });
    const { token, _id } = await person();
    await test.call(addToCart, { body: { ...line, quantity: 2 } }, { token });
    const named = { ...line, personalisation: 'For Bisi' };
    await merge(_id, await visitorWith({ ...named, quantity: 3 }));
    expect((await cartOf(token)).items.map(({ quantity }) => quantity)).toEqual([2, 1]);
  });

  it('unites wishes and lines kept for later, and brings the coupon if the person has none', async () => {
    const [one, two] = await Promise.all([sellPiece(test), sellMadeToMeasure(test)]);
    const { token, _id } = await person();
    await test.call(addToWishlist, { body: { productId: one.product._id } }, { token });
    const cookie = await visitorWith(one.line);
    for (const { product } of [one, two])
      await test.call(addToWishlist, { body: { productId: product._id } }, { cookie });
    const saved = await test.call(addToCart, { body: two.line }, { cookie });
    const params = { itemId: saved.body.items[1]?._id ?? '' };
    await test.call(updateCartItem, { params, body: { savedForLater: true } }, { cookie });
    await test.app.deps.db.insert(coupons).values({ code: 'BRING', discountType: 'Percentage', percent: 10 });
    await test.call(applyCoupon, { body: { code: 'bring' } }, { cookie });
    await merge(_id, cookie);
    const wishes = (await test.call(getWishlist, {}, { token })).body.items.map(({ product }) => product._id);
    expect(new Set(wishes)).toEqual(new Set([one.product._id, two.product._id]));
    expect(wishes).toHaveLength(2);
    expect((await test.call(getSavedItems, {}, { token })).body.items).toHaveLength(1);
    expect((await cartOf(token)).appliedCoupon).toMatchObject({ code: 'BRING' });
  });

  it('moves once when two tabs sign in at once, and when it is repeated', async () => {
    const { line } = await sellPiece(test);
    const { token, _id } = await person();
    const cookie = await visitorWith({ ...line, quantity: 2 });
    expect(await Promise.all(Array.from({ length: 6 }, () => merge(_id, cookie)))).toEqual(Array(6).fill(true));
    await merge(_id, cookie);
    expect((await cartOf(token)).items).toMatchObject([{ quantity: 2 }]);
  });

  it('goes to one of two people who race for it', async () => {
    const { line } = await sellPiece(test);
    const [ada, bola] = await Promise.all([person(), person()]);
    const cookie = await visitorWith(line);
    expect(await Promise.all([merge(ada._id, cookie), merge(bola._id, cookie)])).toEqual([true, true]);
    const counts = await Promise.all([ada, bola].map(async ({ token }) => (await cartOf(token)).items.length));
    expect(counts.sort()).toEqual([0, 1]);
  });

  it('loses nothing that the visitor adds while it moves: what comes too late begins a new basket', async () => {
    const pieces = await Promise.all(Array.from({ length: 12 }, () => sellPiece(test)));
    const { token, _id } = await person();
    const [first, ...others] = pieces.map(({ line }) => line);
    const cookie = await visitorWith(...(first ? [first] : []));
    const adds = others.map((line) => test.call(addToCart, { body: line }, { cookie }));
    await adds[0];
    await merge(_id, cookie);
    const late = (await Promise.all(adds)).map(basketCookieOf).filter((given) => given !== cookie);
    const carts = await Promise.all([
      cartOf(token),
      ...late.map(async (given) => (await test.call(getCart, {}, { cookie: given ?? '' })).body),
    ]);
    const bought = carts.flatMap(({ items }) => items.map(({ product }) => product._id));
    expect(bought.sort()).toEqual(pieces.map(({ product }) => product._id).sort());
  });

  it('loses nothing that the person adds while it moves', async () => {
    const { line } = await sellPiece(test, { stock: 50 });
    const { token, _id } = await person();
    const cookie = await visitorWith(line);
    const [, ...adds] = await Promise.all([
      merge(_id, cookie),
      ...Array.from({ length: 5 }, () => test.call(addToCart, { body: line }, { token })),
    ]);
    expect(adds.every(({ status }) => status === 200)).toBe(true);
    expect((await cartOf(token)).items).toMatchObject([{ quantity: 6 }]);
  });
});

describe('a merge that fails', () => {
  it('moves nothing, keeps the cookie, lets the login succeed, and the next login tries again', async () => {
    const [one, two] = await Promise.all([sellPiece(test), sellPiece(test)]);
    const { token, email } = await person();
    await test.call(addToCart, { body: one.line }, { token });
    const cookie = await visitorWith(one.line, two.line);
    await test.app.deps.pool.query(`
      create function fail_merge() returns trigger language plpgsql as $$ begin raise exception 'no'; end $$;
      create constraint trigger fail_merge after delete on baskets deferrable initially deferred
        for each row execute function fail_merge();`);
    const failed = await signIn(email, cookie);
    expect(failed.status).toBe(200);
    expect(failed.body.token).toEqual(expect.any(String));
    expect(failed.headers['set-cookie']).not.toContain('adunni_basket');
    expect((await cartOf(token)).items).toMatchObject([{ quantity: 1 }]);
    expect((await test.call(getCart, {}, { cookie })).body.items).toHaveLength(2);
    await test.app.deps.pool.query('drop trigger fail_merge on baskets; drop function fail_merge()');
    expect((await signIn(email, cookie)).status).toBe(200);
    expect((await cartOf(token)).items.map(({ quantity }) => quantity).sort()).toEqual([1, 2]);
  });
});

describe('baskets that nobody touches', () => {
  it('of visitors are deleted after 180 days, those of people never', async () => {
    const { line } = await sellPiece(test);
    const { token } = await person();
    await test.call(addToCart, { body: line }, { token });
    const old = await visitorWith(line);
    const fresh = await visitorWith(line);
    const { db, clock } = test.app.deps;
    const day = 24 * 60 * 60 * 1000;
    const all = await db.select().from(baskets);
    for (const { _id } of all)
      await db
        .update(baskets)
        .set({ updatedAt: new Date(clock().getTime() - 181 * day) })
        .where(eq(baskets._id, _id));
    await test.call(addToCart, { body: line }, { cookie: fresh });
    await sweepBaskets.run(test.app.deps, {});
    expect((await test.call(getCart, {}, { cookie: old })).body.items).toEqual([]);
    expect((await test.call(getCart, {}, { cookie: fresh })).body.items).toMatchObject([{ quantity: 2 }]);
    expect((await cartOf(token)).items).toHaveLength(1);
  });
});
