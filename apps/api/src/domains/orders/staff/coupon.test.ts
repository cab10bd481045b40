import { applyCoupon } from '@adunni/contracts/cart/cart';
import { afterAll, beforeAll, expect, it } from 'vitest';
import { startTestApp, type TestApp } from '../../../kit/testing/test-app.ts';
import { issueCoupon } from '../../coupons/testing.ts';
import { customerWith, openShop, place } from '../testing.ts';
import { partFor } from './testing.ts';

let test: TestApp;
beforeAll(async () => {
  test = await startTestApp();
});
afterAll(() => test.close());

it('names a coupon to the maker whose items it lowers, and to no other of the order', async () => {
  const [lowered, other] = await Promise.all([openShop(test), openShop(test)]);
  const { code } = await issueCoupon(test, { makerId: lowered.makerId });
  const lines = [lowered, other].map(({ dress }) => ({ ...dress, quantity: 1 }));
  const customer = await customerWith(test, lines);
  await test.call(applyCoupon, { body: { code } }, customer);
  const orderId = (await place(test, customer)).body.order._id;
  const [told, untold] = await Promise.all([lowered, other].map(({ owner }) => partFor(test, owner, orderId)));
  expect(told?.money).toMatchObject({ couponCode: code, earnings: expect.any(Number) });
  expect(told?.money?.discount).toBeGreaterThan(0);
  expect(untold?.money).toMatchObject({ couponCode: null, discount: 0 });
});
