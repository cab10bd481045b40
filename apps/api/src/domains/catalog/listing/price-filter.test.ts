import { listFacets, listProducts } from '@adunni/contracts/catalog/catalog';
import { kobo } from '@adunni/contracts/money';
import { afterAll, beforeAll, expect, it } from 'vitest';
import { startTestApp, type TestApp } from '../../../kit/testing/test-app.ts';
import { marketplaceSettings } from '../../settings/tables.ts';
import { addProduct } from '../testing.ts';

let test: TestApp;
beforeAll(async () => {
  test = await startTestApp();
  for (const [title, naira] of [
    ['Cheap', 1000],
    ['Dear', 2000],
  ] as const)
    await addProduct(test, { title, basePrice: kobo(naira * 100), kind: 'made-to-measure' });
});
afterAll(() => test.close());

const found = async (query: { minPrice?: number; maxPrice?: number }) => {
  const [list, facets] = [await test.call(listProducts, { query }), await test.call(listFacets, { query })];
  return { titles: list.body.items.map(({ title }) => title).sort(), price: facets.body.price };
};

it('filters by the prices that people are shown: before tax, and with it where the settings say so', async () => {
  expect(await found({ maxPrice: 1000 })).toEqual({ titles: ['Cheap'], price: { min: 1000, max: 2000 } });
  await test.app.deps.db.insert(marketplaceSettings).values({ values: { showsTaxInPrices: true, taxPercent: 5 } });
  expect(await found({ maxPrice: 1049 })).toEqual({ titles: [], price: { min: 1050, max: 2100 } });
  expect((await found({ maxPrice: 1050 })).titles).toEqual(['Cheap']);
  expect((await found({ minPrice: 2001, maxPrice: 2100 })).titles).toEqual(['Dear']);
});
