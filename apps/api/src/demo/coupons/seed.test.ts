import { afterAll, beforeAll, expect, it } from 'vitest';
import { openWorkshop } from '../../domains/cart/testing.ts';
import { categories } from '../../domains/catalog/tables.ts';
import { coupons } from '../../domains/coupons/tables.ts';
import { makers } from '../../domains/makers/tables.ts';
import { startTestApp, type TestApp } from '../../kit/testing/test-app.ts';
import { seedCoupons } from './seed.ts';

let test: TestApp;
beforeAll(async () => {
  test = await startTestApp();
});
afterAll(() => test.close());

it('seeds one coupon of each kind once, and says what it misses', async () => {
  const { db } = test.app.deps;
  await expect(seedCoupons(db)).rejects.toThrow('seed the category accessories and the maker adewura-atelier first');
  await openWorkshop(test);
  await db.update(makers).set({ slug: 'adewura-atelier' });
  await db.insert(categories).values({ slug: 'accessories', name: 'Accessories' });
  await seedCoupons(db);
  await seedCoupons(db);
  const codes = (await db.select().from(coupons)).map(({ code }) => code);
  expect(codes.sort()).toEqual(['ADEWURA7', 'ASOEBI5000', 'DETTY2025', 'GELE15', 'WELCOME10']);
});
