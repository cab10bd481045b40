import { kobo } from '@adunni/contracts/money';
import { eq } from 'drizzle-orm';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { Refusal } from '../../kit/errors.ts';
import { startTestApp, type TestApp } from '../../kit/testing/test-app.ts';
import { signInAs } from '../identity/testing.ts';
import { claimCoupon, returnCoupon } from './service.ts';
import { coupons } from './tables.ts';
import { issueCoupon, placeBareOrder } from './testing.ts';

let test: TestApp;
beforeAll(async () => {
  test = await startTestApp();
});
afterAll(() => test.close());

/** Claims in a transaction of its own; answers 'claimed' or the code of the refusal. */
async function claim(couponId: string, userId: string, orderId: string): Promise<string> {
  const { db, clock } = test.app.deps;
  try {
    await db.transaction((tx) => claimCoupon(tx, { couponId, userId, orderId, amount: kobo(500), now: clock() }));
    return 'claimed';
  } catch (error) {
    if (error instanceof Refusal) return error.kind.code;
    throw error;
  }
}

const giveBack = (orderId: string) => test.app.deps.db.transaction((tx) => returnCoupon(tx, orderId));
const usedOf = async (couponId: string) =>
  (await test.app.deps.db.select().from(coupons).where(eq(coupons._id, couponId)))[0]?.used;

async function buyers(count: number) {
  return Promise.all(
    Array.from({ length: count }, async () => {
      const { _id } = await signInAs(test);
      return { userId: _id, orderId: (await placeBareOrder(test, _id))._id };
    }),
  );
}

describe('claiming a coupon', () => {
  it('gives the last use to exactly one of many racing orders', async () => {
    const coupon = await issueCoupon(test, { totalLimit: 3, used: 2 });
    const all = await buyers(12);
    const answers = await Promise.all(all.map(({ userId, orderId }) => claim(coupon._id, userId, orderId)));
    expect(answers.filter((answer) => answer === 'claimed')).toHaveLength(1);
    expect(answers.filter((answer) => answer === 'coupon_spent')).toHaveLength(11);
    expect(await usedOf(coupon._id)).toBe(3);
  });

  it('holds a person’s own racing orders to the limit per customer', async () => {
    const coupon = await issueCoupon(test, { perCustomerLimit: 2 });
    const { _id } = await signInAs(test);
    const placed = await Promise.all(Array.from({ length: 6 }, () => placeBareOrder(test, _id)));
    const answers = await Promise.all(placed.map((order) => claim(coupon._id, _id, order._id)));
    expect(answers.filter((answer) => answer === 'claimed')).toHaveLength(2);
    expect(answers.filter((answer) => answer === 'coupon_used')).toHaveLength(4);
    expect(await usedOf(coupon._id)).toBe(2);
  });

  it('counts an order once, however often it claims', async () => {
    const coupon = await issueCoupon(test);
    const [buyer] = await buyers(1);
    if (!buyer) throw new Error('a buyer is needed');
    const answers = await Promise.all([1, 2, 3].map(() => claim(coupon._id, buyer.userId, buyer.orderId)));
    expect(answers.sort()).toEqual(['claimed', 'coupon_used', 'coupon_used']);
    expect(await usedOf(coupon._id)).toBe(1);
  });

  it('refuses what has expired between applying and paying', async () => {
    const coupon = await issueCoupon(test, { endsAt: new Date(test.now.getTime() - 1) });
    const [buyer] = await buyers(1);
    expect(await claim(coupon._id, buyer?.userId ?? '', buyer?.orderId ?? '')).toBe('coupon_expired');
    expect(await usedOf(coupon._id)).toBe(0);
  });

  it('takes the order being placed for a first order, but not a second one', async () => {
    const coupon = await issueCoupon(test, { firstOrderOnly: true });
    const { _id } = await signInAs(test);
    const first = await placeBareOrder(test, _id);
    expect(await claim(coupon._id, _id, first._id)).toBe('claimed');
    const second = await placeBareOrder(test, _id);
    expect(await claim(coupon._id, _id, second._id)).toBe('coupon_first_order');
  });

  it('does not count orders that were cancelled as a first order', async () => {
    const coupon = await issueCoupon(test, { firstOrderOnly: true });
    const { _id } = await signInAs(test);
    await placeBareOrder(test, _id, 'cancelled');
    expect(await claim(coupon._id, _id, (await placeBareOrder(test, _id))._id)).toBe('claimed');
  });
});

describe('giving a use back', () => {
  it('happens once, however often and however parallel it is asked', async () => {
    const coupon = await issueCoupon(test, { totalLimit: 1, perCustomerLimit: 1 });
    const [one, two] = await buyers(2);
    if (!one || !two) throw new Error('two buyers are needed');
    await claim(coupon._id, one.userId, one.orderId);
    await Promise.all([1, 2, 3, 4].map(() => giveBack(one.orderId)));
    expect(await usedOf(coupon._id)).toBe(0);
    expect(await claim(coupon._id, two.userId, two.orderId)).toBe('claimed');
    await giveBack(one.orderId);
    expect(await usedOf(coupon._id)).toBe(1);
  });

  it('lets the person use the code again, and the same order claim it again', async () => {
    const coupon = await issueCoupon(test, { totalLimit: 5, perCustomerLimit: 1 });
    const [one] = await buyers(1);
    if (!one) throw new Error('a buyer is needed');
    await claim(coupon._id, one.userId, one.orderId);
    await giveBack(one.orderId);
    expect(await claim(coupon._id, one.userId, one.orderId)).toBe('claimed');
    await giveBack(one.orderId);
    expect(await claim(coupon._id, one.userId, (await placeBareOrder(test, one.userId))._id)).toBe('claimed');
  });

  it('of an order without a coupon changes nothing', async () => {
    const [buyer] = await buyers(1);
    await expect(giveBack(buyer?.orderId ?? '')).resolves.toBeUndefined();
  });
});
