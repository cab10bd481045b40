import { eq } from 'drizzle-orm';
import { afterAll, beforeAll, expect, it } from 'vitest';
import { startTestApp, type TestApp } from '../../kit/testing/test-app.ts';
import { productCards } from './queries.ts';
import { variants } from './tables.ts';
import { addProduct, addVariant } from './testing.ts';

let test: TestApp;
beforeAll(async () => {
  test = await startTestApp();
});
afterAll(() => test.close());

const NOBODY = '0198c5a2-0000-7000-8000-000000000000';

it('has cards of products that are gone from the shelf', async () => {
  const { db, clock } = test.app.deps;
  const product = await addProduct(test);
  const { _id } = await addVariant(test, product._id, { stock: 1 });
  const card = async () => (await productCards(db, [product._id, NOBODY], clock())).get(product._id)?.card;
  expect(await card()).toMatchObject({ title: product.title, inStock: true });
  await db.update(variants).set({ stock: 0 }).where(eq(variants._id, _id));
  expect(await card()).toMatchObject({ inStock: false });
  expect((await productCards(db, [], clock())).size).toBe(0);
});
