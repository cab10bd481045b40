import { eq, sql } from 'drizzle-orm';
import { afterAll, beforeAll, expect, it } from 'vitest';
import { startTestApp, type TestApp } from '../../kit/testing/test-app.ts';
import { baskets } from '../cart/tables.ts';
import { addProduct } from '../catalog/testing.ts';
import { addWish, mergeWishes, removeWish } from './service.ts';
import { productWishes } from './tables.ts';

const NOT_SEEN = { seenPrice: null, seenInStock: null };

let test: TestApp;
beforeAll(async () => {
  test = await startTestApp();
});
afterAll(() => test.close());

async function addBaskets(count: number): Promise<string[]> {
  const visitors = Array.from({ length: count }, () => ({ cookieHash: crypto.randomUUID() }));
  return (await test.app.deps.db.insert(baskets).values(visitors).returning()).map(({ _id }) => _id);
}

/** Products of which another number of wishes is kept than there are. */
async function inexact(): Promise<number> {
  const { rows } = await test.app.deps.db.execute<{ count: number }>(sql`
    select count(*)::int as count from products p left join product_wishes w on w.product_id = p.id
    where coalesce(w.wishes, 0) <> (select count(*) from wishlist_items where product_id = p.id)`);
  return rows[0]?.count ?? -1;
}

it('counts wishes exactly when many wish, remove, sign in and leave at once', async () => {
  const { db } = test.app.deps;
  const pieces = (await Promise.all([addProduct(test), addProduct(test), addProduct(test)])).map(({ _id }) => _id);
  const owners = await addBaskets(24);
  await Promise.all(
    owners.flatMap((owner, n) =>
      pieces.slice(n % 3).map((piece) => db.transaction((tx) => addWish(tx, owner, piece, NOT_SEEN))),
    ),
  );
  expect(await inexact()).toBe(0);
  const leave = (owner: string) => db.delete(baskets).where(eq(baskets._id, owner));
  await Promise.all(
    owners.slice(0, 16).map((owner, n) => {
      if (n % 4 === 0) return leave(owner);
      if (n % 4 === 1) return db.transaction((tx) => removeWish(tx, owner, pieces[n % 3] ?? ''));
      return db.transaction(async (tx) => {
        await mergeWishes(tx, owner, owners[n % 2 === 0 ? 20 : 21] ?? '');
        await tx.delete(baskets).where(eq(baskets._id, owner));
      });
    }),
  );
  expect(await inexact()).toBe(0);
  await db.delete(productWishes);
  await db.execute(sql`select count_wishes_anew()`);
  expect(await inexact()).toBe(0);
});
