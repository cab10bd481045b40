import { kobo } from '@adunni/contracts/money';
import { eq, sql } from 'drizzle-orm';
import { afterAll, beforeAll, expect, it } from 'vitest';
import { startTestApp, type TestApp } from '../../kit/testing/test-app.ts';
import { addProduct } from '../catalog/testing.ts';
import { baskets, cartItems } from './tables.ts';

let test: TestApp;
beforeAll(async () => {
  test = await startTestApp();
});
afterAll(() => test.close());

async function addBasket(): Promise<string> {
  const [basket] = await test.app.deps.db.insert(baskets).values({ cookieHash: crypto.randomUUID() }).returning();
  return basket?._id ?? '';
}

const isFilled = async (id: string) => {
  const [basket] = await test.app.deps.db.select().from(baskets).where(eq(baskets._id, id));
  return basket?.isFilled;
};

it('knows which carts hold something, when lines come, go and are kept for later at once', async () => {
  const { db } = test.app.deps;
  const productId = (await addProduct(test))._id;
  const line = (basketId: string) => ({ basketId, productId, quantity: 1, seenPrice: kobo(100) });
  const put = (basketId: string) =>
    db
      .insert(cartItems)
      .values({ ...line(basketId), fingerprint: crypto.randomUUID() })
      .returning();
  const [calm, busy] = [await addBasket(), await addBasket()];
  expect(await isFilled(calm)).toBe(false);
  const [one] = await put(calm);
  expect(await isFilled(calm)).toBe(true);
  const later = (savedForLater: boolean) =>
    db
      .update(cartItems)
      .set({ savedForLater })
      .where(eq(cartItems._id, one?._id ?? ''));
  await later(true);
  expect(await isFilled(calm)).toBe(false);
  await later(false);
  expect(await isFilled(calm)).toBe(true);

  const lines = (await Promise.all(Array.from({ length: 12 }, () => put(busy)))).flat();
  await Promise.all(lines.map(({ _id }) => db.delete(cartItems).where(eq(cartItems._id, _id))));
  expect(await isFilled(busy)).toBe(false);
  await Promise.all([put(busy), db.delete(cartItems).where(eq(cartItems.basketId, calm))]);
  expect([await isFilled(busy), await isFilled(calm)]).toEqual([true, false]);

  await db.update(baskets).set({ isFilled: false });
  await db.execute(sql`select refill_all_baskets()`);
  expect([await isFilled(busy), await isFilled(calm)]).toEqual([true, false]);
});
