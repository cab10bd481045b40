import { randomUUID } from 'node:crypto';
import { estimateShipping } from '@adunni/contracts/help/shipping';
import { toNaira } from '@adunni/contracts/money';
import { DEFAULT_SETTINGS } from '@adunni/contracts/settings/settings';
import { afterAll, beforeAll, expect, it } from 'vitest';
import { startTestApp, type TestApp } from '../../../kit/testing/test-app.ts';
import { sellPiece } from '../../cart/testing.ts';
import { marketplaceSettings } from '../../settings/tables.ts';

let test: TestApp;
beforeAll(async () => {
  test = await startTestApp();
});
afterAll(() => test.close());

const estimate = async (query: { countryCode?: string; productId?: string }) => {
  const { body } = await test.call(estimateShipping, { query });
  const [costs, days] = [body.options.map(({ cost }) => cost), body.options.map(({ days }) => days)];
  return { costs, days, piece: body.piece, freeFrom: body.freeFrom };
};
const { shippingCost, expressDeliveryCost, internationalDeliveryCost } = DEFAULT_SETTINGS;
const flat = toNaira(shippingCost);
const express = toNaira(expressDeliveryCost);
const abroad = toNaira(internationalDeliveryCost);

it('says the zones: flat and express within Nigeria, another price abroad, pickup for nothing', async () => {
  expect(await estimate({})).toEqual({ costs: [flat, flat + express, 0], days: [5, 2, 0], piece: null, freeFrom: 100 });
  expect(await estimate({ countryCode: 'GB' })).toMatchObject({
    costs: [abroad, abroad + express, 0],
    days: [12, 6, 0],
  });
});

it('prices a piece as the checkout does: free from the subtotal, never abroad', async () => {
  const [cheap, dear] = [await sellPiece(test, { price: 99 }), await sellPiece(test, { price: 100 })];
  expect((await estimate({ productId: cheap.line.productId })).costs).toEqual([flat, flat + express, 0]);
  const of = await estimate({ productId: dear.line.productId });
  expect([of.costs, of.piece?.price]).toEqual([[0, express, 0], 100]);
  expect((await estimate({ countryCode: 'US', productId: dear.line.productId })).costs[0]).toBe(abroad);
});

it('knows no piece that is not for sale, and refuses what is none', async () => {
  expect((await estimate({ productId: randomUUID() })).piece).toBeNull();
  expect((await test.call(estimateShipping, { query: { productId: 'agbada' } })).status).toBe(400);
  expect((await test.call(estimateShipping, { query: { countryCode: 'nigeria' } })).status).toBe(400);
});

it('is free at home without more ado where every order reaches the subtotal', async () => {
  const { db } = test.app.deps;
  await db.insert(marketplaceSettings).values({ values: { freeShippingFrom: 99 } });
  expect(await estimate({})).toMatchObject({ costs: [0, express, 0], freeFrom: null });
  expect(await estimate({ countryCode: 'GB' })).toMatchObject({ costs: [abroad, abroad + express, 0] });
  await db.delete(marketplaceSettings);
});

it('follows the settings, and names what pages depend on', async () => {
  await test.app.deps.db
    .insert(marketplaceSettings)
    .values({ values: { shippingCost: 1500, freeShippingFrom: 1_000_000, standardDeliveryDays: 9 } });
  const { headers } = await test.call(estimateShipping);
  expect(headers['surrogate-key']).toBe('settings products');
  expect(await estimate({})).toMatchObject({ costs: [1500, 1500 + express, 0], days: [9, 2, 0] });
});
