import { eq } from 'drizzle-orm';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { startTestApp, type TestApp } from '../../../kit/testing/test-app.ts';
import { orderParts } from '../tables.ts';
import { customerWith, openShop, place, stockOf } from '../testing.ts';
import { reclaimStock, releaseHolds } from './holds.service.ts';

let test: TestApp;
beforeAll(async () => {
  test = await startTestApp();
});
afterAll(() => test.close());

describe('the ledger of held pieces', () => {
  it('gives pieces back once and takes them again once, however many do it in parallel', async () => {
    const { db } = test.app.deps;
    const shop = await openShop(test, { stock: 5 });
    const person = await customerWith(test, [{ ...shop.dress, quantity: 3 }]);
    const orderId = (await place(test, person)).body.order._id;
    const parts = await db.select().from(orderParts).where(eq(orderParts.orderId, orderId));
    const ids = parts.map(({ _id }) => _id);
    await Promise.all([1, 2, 3, 4].map(() => db.transaction((tx) => releaseHolds(tx, orderId, ids))));
    expect(await stockOf(test, shop.dress.variantId)).toBe(5);
    await Promise.all([1, 2, 3, 4].map(() => db.transaction((tx) => reclaimStock(tx, orderId))));
    expect(await stockOf(test, shop.dress.variantId)).toBe(2);
  });

  it('puts back only what belongs to the named parts', async () => {
    const { db } = test.app.deps;
    const [one, two] = await Promise.all([openShop(test), openShop(test)]);
    const person = await customerWith(
      test,
      [one, two].map((shop) => ({ ...shop.dress, quantity: 1 })),
    );
    const orderId = (await place(test, person)).body.order._id;
    const parts = await db.select().from(orderParts).where(eq(orderParts.orderId, orderId));
    const mine = parts.filter(({ makerId }) => makerId === one.makerId).map(({ _id }) => _id);
    await db.transaction((tx) => releaseHolds(tx, orderId, mine));
    expect(await stockOf(test, one.dress.variantId)).toBe(10);
    expect(await stockOf(test, two.dress.variantId)).toBe(9);
  });
});
