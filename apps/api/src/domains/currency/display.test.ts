import { detectCurrency, getRates, setCurrencyPreference } from '@adunni/contracts/currency/currency';
import { listDisplayCurrencies, refreshRatesNow, setDisplayCurrency } from '@adunni/contracts/currency/staff';
import { getMarketplaceSettings } from '@adunni/contracts/settings/staff';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { startTestApp, type TestApp } from '../../kit/testing/test-app.ts';
import { signInAs } from '../identity/testing.ts';
import { overrideEndedJob } from './jobs.ts';

let test: TestApp;
let token: string;
beforeAll(async () => {
  test = await startTestApp();
  ({ token } = await signInAs(test, 'SuperAdmin'));
});
afterAll(() => test.close());

type Form = { isShown: boolean; override: { nairaPerUnit: number; until: string } | null };
const list = async () => (await test.call(listDisplayCurrencies, {}, { token })).body;
const set = (currency: 'USD' | 'GBP' | 'CAD', version: number, values: Form) =>
  test.call(setDisplayCurrency, { params: { currency }, body: { version, values } }, { token });
const rates = async () => (await test.call(getRates)).body;

describe('display currencies', () => {
  it('are all shown at published rates until a SuperAdmin says otherwise', async () => {
    const { items, isRefreshable, source, version } = await list();
    expect([items.length, isRefreshable, source, version]).toEqual([9, false, 'bundled', 0]);
    expect(items.every(({ isShown, override }) => isShown && override === null)).toBe(true);
    expect(items[1]).toMatchObject({ currency: 'USD', published: expect.closeTo(1443, 0) });
    const admin = await signInAs(test, 'Admin');
    expect((await test.call(listDisplayCurrencies, {}, admin)).status).toBe(403);
    expect((await test.call(refreshRatesNow, {}, { token })).error.code).toBe('rates_unpublished');
  });

  it('take a rate set by hand until it ends', async () => {
    const published = (await rates()).rates.USD;
    const until = new Date(test.now.getTime() + 60_000).toISOString();
    const { version } = await list();
    expect((await set('USD', version, { isShown: true, override: { nairaPerUnit: 1600, until } })).status).toBe(200);
    expect((await rates()).rates.USD).toBe(1 / 1600);
    expect((await list()).items[1]).toMatchObject({ override: { nairaPerUnit: 1600, until } });
    await overrideEndedJob.run(test.app.deps, {});
    test.now = new Date(Date.parse(until) + 1000);
    expect((await rates()).rates.USD).toBe(published);
    expect((await list()).items[1]?.override).toBeNull();
  });

  it('refuse a slip of the pen, an end that is past, and a stale version', async () => {
    const { version } = await list();
    const until = new Date(test.now.getTime() + 60_000).toISOString();
    const slip = await set('USD', version, { isShown: true, override: { nairaPerUnit: 0.000693, until } });
    expect([slip.status, Object.keys(slip.error.fields ?? {})]).toEqual([400, ['override.nairaPerUnit']]);
    const past = { nairaPerUnit: 1500, until: new Date(test.now.getTime() - 1).toISOString() };
    const ended = await set('USD', version, { isShown: true, override: past });
    expect([ended.status, Object.keys(ended.error.fields ?? {})]).toEqual([400, ['override.until']]);
    const both = await Promise.all(
      (['GBP', 'USD'] as const).map((currency) => set(currency, version, { isShown: false, override: null })),
    );
    expect(both.map(({ status }) => status).sort()).toEqual([200, 409]);
  });

  it('leave out a hidden one wherever people choose or are shown prices', async () => {
    const { version } = await list();
    const person = await signInAs(test);
    await test.call(setCurrencyPreference, { body: { currency: 'CAD' } }, person);
    expect((await set('CAD', version, { isShown: false, override: null })).status).toBe(200);
    expect((await rates()).shown).not.toContain('CAD');
    expect((await test.call(detectCurrency, {}, person)).body.data.currency).toBe('NGN');
    expect((await test.call(setCurrencyPreference, { body: { currency: 'CAD' } }, person)).status).toBe(400);
    const { history } = (await test.call(getMarketplaceSettings, {}, { token })).body;
    expect(history[0]?.changes).toEqual([{ field: 'CAD', before: null, after: { isShown: false, override: null } }]);
  });
});
