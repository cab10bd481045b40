import { once } from 'node:events';
import { addToCart, getCart } from '@adunni/contracts/cart/cart';
import { getPublicSettings } from '@adunni/contracts/settings/settings';
import { Client } from 'pg';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { DAY_MS } from '../../kit/durations.rules.ts';
import { startTestApp, type TestApp } from '../../kit/testing/test-app.ts';
import { basketCookieOf, sellPiece } from '../cart/testing.ts';
import { getSettings } from './queries.ts';
import { marketplaceSettings } from './tables.ts';

let test: TestApp;
beforeAll(async () => {
  test = await startTestApp();
});
afterAll(() => test.close());

describe('marketplace settings', () => {
  it('have their defaults, name what pages depend on, and show only what a browser needs', async () => {
    const { body, headers } = await test.call(getPublicSettings);
    expect(body.settings).toMatchObject({ taxPercent: 5, freeShippingFrom: 100, shippingCost: 10 });
    expect(body.settings).not.toHaveProperty('goodsCommissionPercent');
    expect(headers['surrogate-key']).toBe('settings');
  });

  it('price every cart as soon as they change, and tell every process', async () => {
    const cookie = basketCookieOf(await test.call(addToCart, { body: (await sellPiece(test, { price: 500 })).line }));
    const listener = new Client({ connectionString: test.config.databaseUrl });
    await listener.connect();
    await listener.query('listen changes');
    const heard = once(listener, 'notification');
    const values = { taxPercent: 7.5, freeShippingFrom: 1000 };
    await test.app.deps.db.insert(marketplaceSettings).values({ values });
    expect((await heard)[0]).toMatchObject({ payload: 'settings' });
    await listener.end();
    const { body } = await test.call(getCart, {}, { cookie: cookie ?? '' });
    expect(body).toMatchObject({ subtotal: 500, tax: 37.5, shippingCost: 10, totalAmount: 547.5 });
    expect((await test.call(getPublicSettings)).body.settings).toMatchObject({ taxPercent: 7.5, shippingCost: 10 });
  });
});

it('tells in security.txt whom to write to of a weakness, for less than a year', async () => {
  const response = await fetch(`${test.origin}/.well-known/security.txt`);
  expect([response.status, response.headers.get('content-type')]).toEqual([200, 'text/plain; charset=utf-8']);
  const said = new Map((await response.text()).split('\n').map((line) => line.split(/: (.*)/) as [string, string]));
  const { contactEmail } = await getSettings(test.app.deps.db);
  expect([said.get('Contact'), said.get('Canonical')]).toEqual([
    `mailto:${contactEmail}`,
    `${test.config.publicUrl}/.well-known/security.txt`,
  ]);
  const days = (Date.parse(said.get('Expires') ?? '') - test.now.getTime()) / DAY_MS;
  expect(days).toBeGreaterThan(30);
  expect(days).toBeLessThan(365);
});
