import { addToWishlist, getWishlist, removeFromWishlist } from '@adunni/contracts/wishlist';
import { eq } from 'drizzle-orm';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { startTestApp, type TestApp } from '../../kit/testing/test-app.ts';
import { basketCookieOf, sellMadeToMeasure, sellPiece } from '../cart/testing.ts';
import { products } from '../catalog/tables.ts';
import { signInAs } from '../identity/testing.ts';

let test: TestApp;
beforeAll(async () => {
  test = await startTestApp();
});
afterAll(() => test.close());

const idsOf = (body: { items: { product: { _id: string } }[] }) => body.items.map(({ product }) => product._id);

describe('the wishlist', () => {
  it('remembers pieces of a person, newest first, each once', async () => {
    const { token } = await signInAs(test);
    const [first, second] = await Promise.all([sellPiece(test, { price: 65_000 }), sellMadeToMeasure(test)]);
    for (const { product } of [first, second, first])
      await test.call(addToWishlist, { body: { productId: product._id } }, { token });
    const { body } = await test.call(getWishlist, {}, { token });
    expect(idsOf(body)).toEqual([second.product._id, first.product._id]);
    expect(body.items[1]).toMatchObject({ available: true, product: { title: 'Senator Crest', price: 65_000 } });
  });

  it('remembers a double click once', async () => {
    const { token } = await signInAs(test);
    const { product } = await sellPiece(test);
    const answers = await Promise.all(
      Array.from({ length: 6 }, () => test.call(addToWishlist, { body: { productId: product._id } }, { token })),
    );
    expect(answers.map(({ status }) => status)).toEqual(Array(6).fill(200));
    expect((await test.call(getWishlist, {}, { token })).body.items).toHaveLength(1);
  });

  it('is a visitor’s too, in the basket of their cookie, and nobody else’s', async () => {
    const { product } = await sellPiece(test);
    expect((await test.call(getWishlist)).headers['set-cookie']).toBeUndefined();
    const added = await test.call(addToWishlist, { body: { productId: product._id } });
    expect(idsOf(added.body)).toEqual([product._id]);
    const cookie = basketCookieOf(added) ?? '';
    expect(idsOf((await test.call(getWishlist, {}, { cookie })).body)).toEqual([product._id]);
    const { token } = await signInAs(test);
    await test.call(removeFromWishlist, { params: { productId: product._id } }, { token });
    expect((await test.call(getWishlist, {}, { token })).body.items).toEqual([]);
    expect((await test.call(getWishlist, {}, { cookie })).body.items).toHaveLength(1);
  });

  it('forgets a piece, and forgetting it again is no error', async () => {
    const { token } = await signInAs(test);
    const { product } = await sellPiece(test);
    await test.call(addToWishlist, { body: { productId: product._id } }, { token });
    const forget = () => test.call(removeFromWishlist, { params: { productId: product._id } }, { token });
    expect([(await forget()).status, (await forget()).status]).toEqual([200, 200]);
    expect((await test.call(getWishlist, {}, { token })).body.items).toEqual([]);
  });

  it('keeps a withdrawn piece and says so, and takes no piece that is not public', async () => {
    const { token } = await signInAs(test);
    const { product } = await sellPiece(test);
    const add = () => test.call(addToWishlist, { body: { productId: product._id } }, { token });
    await add();
    await test.app.deps.db.update(products).set({ status: 'archived' }).where(eq(products._id, product._id));
    expect((await test.call(getWishlist, {}, { token })).body.items).toMatchObject([{ available: false }]);
    expect((await add()).status).toBe(404);
    const unknown = { productId: '019a0000-0000-7000-8000-000000000000' };
    expect((await test.call(addToWishlist, { body: unknown }, { token })).status).toBe(404);
    expect((await test.call(addToWishlist, { body: { productId: 'x' } }, { token })).status).toBe(400);
  });
});
