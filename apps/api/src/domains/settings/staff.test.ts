import { once } from 'node:events';
import { addToCart, getCart } from '@adunni/contracts/cart/cart';
import { DEFAULT_SETTINGS, getPublicSettings, settings } from '@adunni/contracts/settings/settings';
import { changeMarketplaceSettings, getMarketplaceSettings } from '@adunni/contracts/settings/staff';
import { Client } from 'pg';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { startTestApp, type TestApp } from '../../kit/testing/test-app.ts';
import { basketCookieOf, sellPiece } from '../cart/testing.ts';
import { signInAs } from '../identity/testing.ts';
import { marketplaceSettings } from './tables.ts';

let test: TestApp;
let token: string;
beforeAll(async () => {
  test = await startTestApp();
  ({ token } = await signInAs(test, 'SuperAdmin', { firstName: 'Ifeanyi', lastName: 'Nwosu' }));
});
afterAll(() => test.close());

/** The defaults as they travel. */
const DEFAULTS = settings.encode(DEFAULT_SETTINGS);

const read = async () => (await test.call(getMarketplaceSettings, {}, { token })).body;
const change = (version: number, values: object) =>
  test.call(changeMarketplaceSettings, { body: { version, values: { ...DEFAULTS, ...values } } }, { token });

describe('settings of the marketplace', () => {
  it('are for SuperAdmins only', async () => {
    for (const role of ['Admin', 'Designer', 'Customer'] as const) {
      const other = await signInAs(test, role);
      expect((await test.call(getMarketplaceSettings, {}, other)).status).toBe(403);
      const body = { version: 0, values: { ...DEFAULTS, taxPercent: 0 } };
      expect((await test.call(changeMarketplaceSettings, { body }, other)).status).toBe(403);
    }
    expect((await read()).settings).toEqual(DEFAULTS);
  });

  it('let one of two be first, then price carts at once, drop pages, and say who changed what', async () => {
    const cookie = basketCookieOf(await test.call(addToCart, { body: (await sellPiece(test, { price: 500 })).line }));
    const { version } = await read();
    const first = await Promise.all([change(version, { taxPercent: 7.5 }), change(version, { taxPercent: 7.5 })]);
    expect(first.map(({ status }) => status).sort()).toEqual([200, 409]);
    const listener = new Client({ connectionString: test.config.databaseUrl });
    await listener.connect();
    await listener.query('listen changes');
    const heard = once(listener, 'notification');
    const again = await change(version + 1, { taxPercent: 7.5, lowStockAt: 8 });
    expect([again.status, again.body.version]).toEqual([200, version + 2]);
    expect((await heard)[0]).toMatchObject({ payload: 'settings' });
    await listener.end();

    expect((await test.call(getCart, {}, { cookie: cookie ?? '' })).body).toMatchObject({ subtotal: 500, tax: 37.5 });
    expect((await test.call(getPublicSettings)).body.settings.taxPercent).toBe(7.5);
    expect((await change(version + 2, { taxPercent: 7.5, lowStockAt: 8 })).status).toBe(200);
    const { settings: changed, history } = await read();
    expect(changed).toEqual({ ...DEFAULTS, taxPercent: 7.5, lowStockAt: 8 });
    expect(history).toMatchObject([
      { by: 'Ifeanyi Nwosu', changes: [{ field: 'lowStockAt', before: 3, after: 8 }] },
      { by: 'Ifeanyi Nwosu', changes: [{ field: 'taxPercent', before: 5, after: 7.5 }] },
    ]);
  });

  it('refuse a change of what somebody else has changed meanwhile', async () => {
    const { version } = await read();
    const answers = await Promise.all([3, 4, 5, 6].map((taxPercent) => change(version, { taxPercent })));
    expect(answers.map(({ status }) => status).sort()).toEqual([200, 409, 409, 409]);
    expect(answers.find(({ status }) => status === 409)?.error.code).toBe('stale');
    expect(await test.app.deps.db.select().from(marketplaceSettings)).toMatchObject([{ version: version + 1 }]);
  });

  it.each([-(2 ** 31) - 1, 2 ** 31, Number.MAX_SAFE_INTEGER])(
    'refuse %d as a version that nothing has',
    async (version) => {
      const { status, error } = await change(version, {});
      expect([status, Object.keys(error.fields ?? {})]).toEqual([400, ['version']]);
    },
  );

  it.each([
    [{ taxPercent: 101 }, 'values.taxPercent'],
    [{ taxPercent: null }, 'values.taxPercent'],
    [{ shippingCost: 10.001 }, 'values.shippingCost'],
    [{ stockHoldMinutes: 0 }, 'values.stockHoldMinutes'],
    [{ acceptWithinHours: 1.5 }, 'values.acceptWithinHours'],
    [{ minimumPayout: -1 }, 'values.minimumPayout'],
    [{ returnDaysAbroad: 0 }, 'values.returnDaysAbroad'],
  ])('refuse %j beside its field', async (values, field) => {
    const { status, error } = await change((await read()).version, values);
    expect([status, Object.keys(error.fields ?? {})]).toEqual([400, [field]]);
  });
});
