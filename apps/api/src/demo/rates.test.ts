import { afterAll, beforeAll, expect, it } from 'vitest';
import { exchangeRates } from '../domains/currency/tables.ts';
import { startTestApp, type TestApp } from '../kit/testing/test-app.ts';
import { seedRates } from './rates.ts';

let test: TestApp;
beforeAll(async () => {
  test = await startTestApp();
});
afterAll(() => test.close());

it('stores the bundled rates once, under their own date', async () => {
  const { db } = test.app.deps;
  await seedRates(db);
  await seedRates(db);
  expect(await db.select().from(exchangeRates)).toMatchObject([{ day: '2025-11-14', source: 'bundled' }]);
});
