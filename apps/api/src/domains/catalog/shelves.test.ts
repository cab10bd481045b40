import { eq, sql } from 'drizzle-orm';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { startTestApp, type TestApp } from '../../kit/testing/test-app.ts';
import { lockShelves, returnStock, takeStock } from './stock.service.ts';
import { productShelves, products, variants } from './tables.ts';
import { addProduct, addVariant } from './testing.ts';

let test: TestApp;
beforeAll(async () => {
  test = await startTestApp();
});
afterAll(() => test.close());

const kept = async (productId: string) => {
  const { db } = test.app.deps;
  const [row] = await db.select().from(productShelves).where(eq(productShelves.productId, productId));
  return row && { pieces: row.pieces, fewest: row.fewest };
};

/** Products of which something else is kept than what lies on their shelves. */
async function inexact(): Promise<number> {
  const { rows } = await test.app.deps.db.execute<{ count: number }>(sql`
    select count(*)::int as count from products p left join product_shelves s on s.product_id = p.id
    where s.pieces is distinct from
        (select coalesce(sum(v.stock), 0)::int from variants v where v.product_id = p.id and not v.archived)
      or s.fewest is distinct from
        (select coalesce(min(v.stock), 0) from variants v where v.product_id = p.id and not v.archived)`);
  return rows[0]?.count ?? -1;
}

describe('what is kept of a product’s shelf', () => {
  it('follows its variants', async () => {
    const { db } = test.app.deps;
    const { _id } = await addProduct(test);
    expect(await kept(_id)).toEqual({ pieces: 0, fewest: 0 });
    const small = await addVariant(test, _id, { size: 'S', stock: 3 });
    const large = await addVariant(test, _id, { size: 'L', stock: 5 });
    expect(await kept(_id)).toEqual({ pieces: 8, fewest: 3 });
    await db.transaction((tx) => takeStock(tx, small._id, 3));
    expect(await kept(_id)).toEqual({ pieces: 5, fewest: 0 });
    await db.update(variants).set({ archived: true }).where(eq(variants._id, small._id));
    expect(await kept(_id)).toEqual({ pieces: 5, fewest: 5 });
    await db.delete(variants).where(eq(variants._id, large._id));
    expect(await kept(_id)).toEqual({ pieces: 0, fewest: 0 });
    await db.update(products).set({ kind: 'made-to-measure' }).where(eq(products._id, _id));
    expect(await kept(_id)).toEqual({ pieces: null, fewest: null });
    await db.delete(products).where(eq(products._id, _id));
    expect(await kept(_id)).toBeUndefined();
  });

  it('stays exact when many sell, return and withdraw at once, of several products each', async () => {
    const { db } = test.app.deps;
    const shelf = await Promise.all([addProduct(test), addProduct(test), addProduct(test)]);
    const lying = await Promise.all(
      shelf.flatMap(({ _id }) => ['S', 'M', 'L'].map((size) => addVariant(test, _id, { size, stock: 30 }))),
    );
    const ids = lying.map(({ _id }) => _id);
    const order = (wanted: string[]) =>
      db.transaction(async (tx) => {
        await lockShelves(tx, wanted);
        for (const id of wanted) await takeStock(tx, id, 1);
        if (wanted[0]) await returnStock(tx, wanted[0], 1);
      });
    const alone = (id: string) => db.transaction((tx) => takeStock(tx, id, 2));
    const withdraw = (id: string) => db.update(variants).set({ archived: true }).where(eq(variants._id, id));
    await Promise.all(
      Array.from({ length: 40 }, (_, n) => {
        const from = ids.slice(n % 5, (n % 5) + 5);
        if (n % 10 === 9) return withdraw(ids[n % ids.length] ?? '');
        return n % 3 === 0 ? alone(ids[n % ids.length] ?? '') : order(n % 2 === 0 ? from : from.toReversed());
      }),
    );
    expect(await inexact()).toBe(0);
  });

  it('is made up for products that came past the triggers', async () => {
    const { db } = test.app.deps;
    const { _id } = await addProduct(test);
    await addVariant(test, _id, { stock: 4 });
    await db.delete(productShelves);
    await db.execute(sql`select shelve_missing()`);
    expect(await kept(_id)).toEqual({ pieces: 4, fewest: 4 });
    expect(await inexact()).toBe(0);
  });
});
