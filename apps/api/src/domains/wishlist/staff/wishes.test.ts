import { addToCart } from '@adunni/contracts/cart/cart';
import { wishResource } from '@adunni/contracts/wishlist/staff';
import { addToWishlist } from '@adunni/contracts/wishlist/wishlist';
import { afterAll, beforeAll, expect, it } from 'vitest';
import { startTestApp, type TestApp } from '../../../kit/testing/test-app.ts';
import { sellMadeToMeasure, sellPiece } from '../../cart/testing.ts';
import { signInAs } from '../../identity/testing.ts';

let test: TestApp;
beforeAll(async () => {
  test = await startTestApp();
});
afterAll(() => test.close());

it('lists what people wish for, the most wished for first, with the demand behind it', async () => {
  const admin = await signInAs(test, 'Admin');
  const [loved, liked, ignored] = [
    await sellPiece(test, { title: 'Eko Agbada', stock: 3 }),
    await sellMadeToMeasure(test, { title: 'Boubou' }),
    await sellPiece(test),
  ];
  const [ada, bola] = [await signInAs(test), await signInAs(test)];
  const wish = (productId: string, by: { token: string }) => test.call(addToWishlist, { body: { productId } }, by);
  await Promise.all([wish(loved.product._id, ada), wish(loved.product._id, bola), wish(liked.product._id, bola)]);
  await test.call(addToCart, { body: loved.line }, ada);

  const { body } = await test.call(wishResource.list, {}, admin);
  expect(body.items).toMatchObject([
    { title: 'Eko Agbada', wishes: 2, recentWishes: 2, carts: 1, sold: 0, stock: 3 },
    { title: 'Boubou', wishes: 1, carts: 0, stock: null },
  ]);
  expect(body.items.map(({ _id }) => _id)).not.toContain(ignored.product._id);
  const first = await test.call(wishResource.list, { query: { limit: 1 } }, admin);
  const second = await test.call(wishResource.list, { query: { limit: 1, after: first.body.next ?? '' } }, admin);
  expect(second.body.items.map(({ title }) => title)).toEqual(['Boubou']);
  const out = await test.call(wishResource.list, { query: { stock: 'out' } }, admin);
  expect(out.body.total).toBe(0);
});
