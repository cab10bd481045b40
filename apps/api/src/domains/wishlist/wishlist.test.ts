import { toKobo } from '@adunni/contracts/money';
import { addToWishlist, getWishlist, removeFromWishlist } from '@adunni/contracts/wishlist/wishlist';
import { eq } from 'drizzle-orm';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { startTestApp, type TestApp } from '../../kit/testing/test-app.ts';
import { mergeVisitorBasket } from '../cart/service.ts';
import { basketCookieOf, sellMadeToMeasure, sellPiece } from '../cart/testing.ts';
import { products, variants } from '../catalog/tables.ts';
import { signInAs } from '../identity/testing.ts';
import { wishlistItems } from './tables.ts';

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

  it('removes a piece, and removing it again is no error', async () => {
    const { token } = await signInAs(test);
    const { product } = await sellPiece(test);
    await test.call(addToWishlist, { body: { productId: product._id } }, { token });
    const remove = () => test.call(removeFromWishlist, { params: { productId: product._id } }, { token });
    expect([(await remove()).status, (await remove()).status]).toEqual([200, 200]);
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

describe('what changed of a wished piece', () => {
  type Piece = Awaited<ReturnType<typeof sellPiece>>;
  const offer = ({ variant }: Piece, now: { price?: number; stock?: number }) =>
    test.app.deps.db
      .update(variants)
      .set({ ...(now.price && { price: toKobo(now.price) }), ...(now.stock !== undefined && { stock: now.stock }) })
      .where(eq(variants._id, variant._id));
  const wish = ({ product }: Piece, by: { token?: string; cookie?: string }) =>
    test.call(addToWishlist, { body: { productId: product._id } }, by);
  const only = async (by: { token?: string; cookie?: string }) => {
    const [item] = (await test.call(getWishlist, {}, by)).body.items;
    return item;
  };

  it('is its price, until it is what it was again or the person has taken note', async () => {
    const [{ token }, piece] = [await signInAs(test), await sellPiece(test, { price: 70_000 })];
    await wish(piece, { token });
    expect(await only({ token })).toMatchObject({ priceWas: null });
    await offer(piece, { price: 60_000 });
    expect(await only({ token })).toMatchObject({ priceWas: 70_000, product: { price: 60_000 } });
    expect(await only({ token })).toMatchObject({ priceWas: 70_000 });
    await offer(piece, { price: 70_000 });
    expect(await only({ token })).toMatchObject({ priceWas: null });
    await offer(piece, { price: 75_000 });
    const noted = await wish(piece, { token });
    expect(noted.body.items).toMatchObject([{ priceWas: null, product: { price: 75_000 } }]);
    await offer(piece, { price: 70_000 });
    expect(await only({ token })).toMatchObject({ priceWas: 75_000 });
  });

  it('is never what the client says it was', async () => {
    const [{ token }, piece] = [await signInAs(test), await sellPiece(test, { price: 70_000 })];
    const body = { productId: piece.product._id, seenPrice: 1, priceWas: 1 };
    await test.call(addToWishlist, { body }, { token });
    expect(await only({ token })).toMatchObject({ priceWas: null });
  });

  it('is that few are left, none, or some again', async () => {
    const [{ token }, piece] = [await signInAs(test), await sellPiece(test, { stock: 3 })];
    await wish(piece, { token });
    expect(await only({ token })).toMatchObject({ fewLeft: 3, isBack: false });
    await offer(piece, { stock: 0 });
    expect(await only({ token })).toMatchObject({ fewLeft: null, isBack: false, product: { inStock: false } });
    await wish(piece, { token });
    await offer(piece, { stock: 9 });
    expect(await only({ token })).toMatchObject({ fewLeft: null, isBack: true });
    await wish(piece, { token });
    expect(await only({ token })).toMatchObject({ isBack: false });
  });

  it('is nothing for a withdrawn piece, nor for one kept before prices were', async () => {
    const [{ token }, piece] = [await signInAs(test), await sellPiece(test, { price: 70_000, stock: 2 })];
    await wish(piece, { token });
    await offer(piece, { price: 60_000 });
    const { db } = test.app.deps;
    const isPiece = eq(products._id, piece.product._id);
    await db.update(products).set({ status: 'archived' }).where(isPiece);
    expect(await only({ token })).toMatchObject({ available: false, priceWas: null, fewLeft: null });
    await db.update(products).set({ status: 'published' }).where(isPiece);
    const unseen = { seenPrice: null, seenInStock: null };
    await db.update(wishlistItems).set(unseen).where(eq(wishlistItems.productId, piece.product._id));
    expect(await only({ token })).toMatchObject({ available: true, priceWas: null, isBack: false });
  });

  it('comes along when a visitor signs in, and does not replace what the person saw', async () => {
    const { _id, token } = await signInAs(test);
    const [mine, theirs] = [await sellPiece(test, { price: 70_000 }), await sellPiece(test, { price: 40_000 })];
    await wish(mine, { token });
    await offer(mine, { price: 80_000 });
    const first = basketCookieOf(await wish(mine, {})) ?? '';
    await wish(theirs, { cookie: first });
    await offer(theirs, { price: 30_000 });
    expect(await mergeVisitorBasket(test.app.deps, _id, first.split('=')[1] ?? '')).toBe(true);
    const { items } = (await test.call(getWishlist, {}, { token })).body;
    const wasOf = (piece: Piece) => items.find(({ product }) => product._id === piece.product._id)?.priceWas;
    expect([wasOf(mine), wasOf(theirs)]).toEqual([70_000, 40_000]);
  });
});
