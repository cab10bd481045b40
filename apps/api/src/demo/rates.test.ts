import { afterAll, beforeAll, expect, it } from 'vitest';
import { exchangeRates } from '../domains/currency/tables.ts';
import { startTestApp, type TestApp } from '../kit/testing/test-app.ts';
import { seedRates } from './rates.ts';

let test: TestApp;
beforeAll(async () => {
  test = await startTestApp();
});
afterAll(() => test.close());

it('stores rates once, under the day on which the demo is filled', async () => {
  const { db } = test.app.deps;
  await seedRates(db, test.now);
  await seedRates(db, test.now);
  expect(await db.select().from(exchangeRates)).toMatchObject([
    { day: test.now.toISOString().slice(0, 10), source: 'the demo' },
  ]);
});
