import { eq } from 'drizzle-orm';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { startTestApp, type TestApp } from '../../kit/testing/test-app.ts';
import { lockShelves, returnStock, takeStock } from './stock.service.ts';
import { variants } from './tables.ts';
import { addProduct, addVariant } from './testing.ts';

let test: TestApp;
beforeAll(async () => {
  test = await startTestApp();
});
afterAll(() => test.close());

const take = (variantId: string, quantity: number) =>
  test.app.deps.db.transaction((tx) => takeStock(tx, variantId, quantity));
const stockOf = async (variantId: string) => {
  const [row] = await test.app.deps.db.select().from(variants).where(eq(variants._id, variantId));
  return row?.stock;
};

describe('the shelf', () => {
  it('gives each piece to one taker only, however many reach for it', async () => {
    const { _id } = await addVariant(test, (await addProduct(test))._id, { stock: 7 });
    const taken = await Promise.all(Array.from({ length: 30 }, () => take(_id, 1)));
    expect(taken.filter(Boolean)).toHaveLength(7);
    expect(await stockOf(_id)).toBe(0);
  });

  it('takes all that was asked for, or nothing', async () => {
    const { _id } = await addVariant(test, (await addProduct(test))._id, { stock: 10 });
    const taken = await Promise.all([4, 4, 4, 4].map((quantity) => take(_id, quantity)));
    expect(taken.filter(Boolean)).toHaveLength(2);
    expect(await stockOf(_id)).toBe(2);
    await test.app.deps.db.transaction((tx) => returnStock(tx, _id, 8));
    expect(await stockOf(_id)).toBe(10);
  });

  it('does not sell what is withdrawn, but takes it back', async () => {
    const { _id } = await addVariant(test, (await addProduct(test))._id, { stock: 3, archived: true });
    expect(await take(_id, 1)).toBe(false);
    await test.app.deps.db.transaction((tx) => returnStock(tx, _id, 1));
    expect(await stockOf(_id)).toBe(4);
  });

  it('lets orders of the same pieces pass each other, whatever their order', async () => {
    const product = await addProduct(test);
    const shelf = await Promise.all(
      ['S', 'M', 'L', 'XL'].map((size) => addVariant(test, product._id, { size, stock: 40 })),
    );
    const ids = shelf.map(({ _id }) => _id);
    const order = (wanted: string[]) =>
      test.app.deps.db.transaction(async (tx) => {
        await lockShelves(tx, wanted);
        for (const id of wanted) expect(await takeStock(tx, id, 1)).toBe(true);
      });
    await Promise.all(Array.from({ length: 20 }, (_, n) => order(n % 2 === 0 ? ids : ids.toReversed())));
    expect(await Promise.all(ids.map(stockOf))).toEqual([20, 20, 20, 20]);
  });

  it('can never go below nothing, even past the service', async () => {
    const { _id } = await addVariant(test, (await addProduct(test))._id, { stock: 1 });
    const force = test.app.deps.db.update(variants).set({ stock: -1 }).where(eq(variants._id, _id));
    await expect(force.execute()).rejects.toMatchObject({ cause: { constraint: 'variants_stock' } });
  });
});
