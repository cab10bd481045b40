import { addToCart, applyCoupon, getCart, removeCoupon, removeFromCart } from '@adunni/contracts/cart/cart';
import { toKobo } from '@adunni/contracts/money';
import { eq } from 'drizzle-orm';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { type Caller, startTestApp, type TestApp } from '../../kit/testing/test-app.ts';
import { claimCoupon } from '../coupons/service.ts';
import { coupons } from '../coupons/tables.ts';
import { issueCoupon, placeBareOrder } from '../coupons/testing.ts';
import { signInAs } from '../identity/testing.ts';
import { mergeVisitorBasket } from './service.ts';
import { basketCookieOf, openCategory, openWorkshop, sellPiece } from './testing.ts';

let test: TestApp;
beforeAll(async () => {
  test = await startTestApp();
});
afterAll(() => test.close());

const apply = (code: string, as: Caller) => test.call(applyCoupon, { body: { code } }, as);
const cartOf = async (as: Caller) => (await test.call(getCart, {}, as)).body;
const DAY = 24 * 60 * 60 * 1000;

/** A signed-in person with one piece of each price in the cart. */
async function shopper(...prices: number[]) {
  const person = await signInAs(test);
  for (const price of prices) await test.call(addToCart, { body: (await sellPiece(test, { price })).line }, person);
  return person;
}

describe('a coupon code', () => {
  it('is found in any letter case and with spaces around it, and answers its terms', async () => {
    const coupon = await issueCoupon(test, { code: 'EKO25', percent: 25 });
    const as = await shopper(40_000);
    const { status, body } = await apply('  eKo25 ', as);
    expect(status).toBe(200);
    expect(body).toEqual({ coupon: { code: 'EKO25', discountType: 'Percentage', discountAmount: 25 } });
    expect(await cartOf(as)).toMatchObject({
      subtotal: 40_000,
      tax: 2000,
      discount: 10_000,
      totalAmount: 32_000,
      appliedCoupon: { code: 'EKO25' },
    });
    expect(coupon.used).toBe(0);
  });

  it('replaces the one before; removing it leaves the lines and recomputes', async () => {
    const [first, second] = await Promise.all([
      issueCoupon(test),
      issueCoupon(test, { discountType: 'Fixed', percent: null, amount: toKobo(5000) }),
    ]);
    const as = await shopper(40_000);
    await apply(first.code, as);
    await apply(second.code, as);
    expect(await cartOf(as)).toMatchObject({
      discount: 5000,
      appliedCoupon: { code: second.code, discountType: 'Fixed', discountAmount: 5000 },
    });
    expect((await test.call(removeCoupon, {}, as)).status).toBe(200);
    expect(await cartOf(as)).toMatchObject({ discount: 0, totalAmount: 42_000, appliedCoupon: null });
    expect((await cartOf(as)).items).toHaveLength(1);
  });

  it('never takes off more than the subtotal', async () => {
    const coupon = await issueCoupon(test, { discountType: 'Fixed', percent: null, amount: toKobo(5000) });
    const as = await shopper(80);
    await apply(coupon.code, as);
    expect(await cartOf(as)).toMatchObject({ subtotal: 80, tax: 4, shippingCost: 10, discount: 80, totalAmount: 14 });
  });

  it('takes 33.33 % off three lines to the kobo, one of them free', async () => {
    const coupon = await issueCoupon(test, { percent: 33.33 });
    const as = await shopper(100, 0, 99.99);
    await apply(coupon.code, as);
    expect(await cartOf(as)).toMatchObject({ subtotal: 199.99, discount: 66.66, totalAmount: 143.33 });
  });
});

describe('a coupon is refused', () => {
  const code = (kind: string) => ({ status: 422, error: { code: kind } });

  it('when there is none of that code, or it was withdrawn', async () => {
    const as = await shopper(1000);
    expect(await apply('NOPE', as)).toMatchObject(code('coupon_unknown'));
    const withdrawn = await issueCoupon(test, { active: false });
    expect(await apply(withdrawn.code, as)).toMatchObject(code('coupon_unknown'));
  });

  it('outside its window, to the millisecond', async () => {
    const as = await shopper(1000);
    const at = (offset: number) => new Date(test.now.getTime() + offset);
    const [early, late, last] = await Promise.all([
      issueCoupon(test, { startsAt: at(DAY) }),
      issueCoupon(test, { endsAt: at(0) }),
      issueCoupon(test, { startsAt: at(0), endsAt: at(1) }),
    ]);
    expect(await apply(early.code, as)).toMatchObject(code('coupon_not_started'));
    expect(await apply(late.code, as)).toMatchObject(code('coupon_expired'));
    expect((await apply(last.code, as)).status).toBe(200);
  });

  it('below its minimum, used up, or in an empty cart', async () => {
    const as = await shopper(59_999.99);
    const minimum = await issueCoupon(test, { minimumSubtotal: toKobo(60_000) });
    expect(await apply(minimum.code, as)).toMatchObject({
      ...code('coupon_minimum'),
      error: { message: 'This code is for carts from ₦60,000.' },
    });
    const spent = await issueCoupon(test, { totalLimit: 2, used: 2 });
    expect(await apply(spent.code, as)).toMatchObject(code('coupon_spent'));
    const fine = await issueCoupon(test);
    expect(await apply(fine.code, {})).toMatchObject(code('coupon_scope'));
    expect(await apply(fine.code, await shopper())).toMatchObject(code('coupon_scope'));
  });

  it('after a first order, and beyond the limit per customer', async () => {
    const as = await shopper(1000);
    const order = await placeBareOrder(test, as._id);
    const first = await issueCoupon(test, { firstOrderOnly: true });
    expect(await apply(first.code, as)).toMatchObject(code('coupon_first_order'));
    const once = await issueCoupon(test, { perCustomerLimit: 1 });
    const { db, clock } = test.app.deps;
    await db.transaction((tx) =>
      claimCoupon(tx, { couponId: once._id, userId: as._id, orderId: order._id, amount: toKobo(1), now: clock() }),
    );
    expect(await apply(once.code, as)).toMatchObject(code('coupon_used'));
  });

  it('to who guesses codes', async () => {
    const guesser = await startTestApp();
    for (let index = 0; index < 30; index++)
      expect((await guesser.call(applyCoupon, { body: { code: `GUESS${index}` } })).status).toBe(422);
    expect((await guesser.call(applyCoupon, { body: { code: 'GUESS30' } })).status).toBe(429);
    await guesser.close();
  });
});

describe('a scoped coupon', () => {
  it('covers its category and everything below it, and nothing else', async () => {
    const parent = await openCategory(test);
    const child = await openCategory(test, parent._id);
    const as = await shopper(10_000);
    const coupon = await issueCoupon(test, { categoryId: parent._id, percent: 50 });
    expect(await apply(coupon.code, as)).toMatchObject({ status: 422, error: { code: 'coupon_scope' } });
    for (const { _id } of [parent, child])
      await test.call(addToCart, { body: (await sellPiece(test, { price: 1000, categoryId: _id })).line }, as);
    expect((await apply(coupon.code, as)).status).toBe(200);
    const cart = await cartOf(as);
    expect(cart).toMatchObject({ subtotal: 12_000, discount: 1000 });
    const covered = cart.items.filter(({ unitPrice }) => unitPrice === 1000).map(({ _id }) => _id);
    expect(cart.appliedCoupon?.terms).toEqual({ itemIds: covered, minimumSubtotal: null, holds: true });
  });

  it('covers its maker only', async () => {
    const maker = await openWorkshop(test);
    const as = await shopper(10_000);
    await test.call(addToCart, { body: (await sellPiece(test, { price: 3000, makerId: maker._id })).line }, as);
    const fixed = await issueCoupon(test, {
      makerId: maker._id,
      discountType: 'Fixed',
      percent: null,
      amount: toKobo(5000),
    });
    await apply(fixed.code, as);
    expect(await cartOf(as)).toMatchObject({ subtotal: 13_000, discount: 3000 });
  });
});

describe('a coupon that no longer holds', () => {
  it('stays in sight with the reason and takes nothing off, and counts again when it holds again', async () => {
    const coupon = await issueCoupon(test, { minimumSubtotal: toKobo(60_000) });
    const as = await shopper(40_000, 30_000);
    await apply(coupon.code, as);
    const before = await cartOf(as);
    expect(before).toMatchObject({ discount: 7000 });
    expect(before.appliedCoupon).not.toHaveProperty('notice');
    await test.call(removeFromCart, { params: { itemId: before.items[1]?._id ?? '' } }, as);
    expect(await cartOf(as)).toMatchObject({
      discount: 0,
      totalAmount: 42_000,
      appliedCoupon: { code: coupon.code, notice: 'Your cart has not reached this code’s minimum.' },
    });
    await test.call(addToCart, { body: (await sellPiece(test, { price: 20_000 })).line }, as);
    expect(await cartOf(as)).toMatchObject({ discount: 6000 });
    await test.app.deps.db.update(coupons).set({ endsAt: test.now }).where(eq(coupons._id, coupon._id));
    expect((await cartOf(as)).appliedCoupon?.notice).toBe('This code has expired.');
  });

  it('because the visitor turns out to have used it, is asked again at sign-in', async () => {
    const coupon = await issueCoupon(test, { perCustomerLimit: 1 });
    const { line } = await sellPiece(test, { price: 5000 });
    const person = await signInAs(test);
    const order = await placeBareOrder(test, person._id);
    const { db, clock } = test.app.deps;
    await db.transaction((tx) =>
      claimCoupon(tx, {
        couponId: coupon._id,
        userId: person._id,
        orderId: order._id,
        amount: toKobo(1),
        now: clock(),
      }),
    );
    const cookie = basketCookieOf(await test.call(addToCart, { body: line })) ?? '';
    expect((await apply(coupon.code, { cookie })).status).toBe(200);
    await mergeVisitorBasket(test.app.deps, person._id, cookie.split('=')[1] ?? '');
    expect(await cartOf(person)).toMatchObject({
      subtotal: 5000,
      discount: 0,
      appliedCoupon: { notice: 'You have already used this code.' },
    });
  });
});
