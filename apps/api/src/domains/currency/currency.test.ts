import {
  detectCurrency,
  FALLBACK_CURRENCY_DATA,
  getRates,
  setCurrencyPreference,
} from '@adunni/contracts/currency/currency';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { type Caller, startTestApp, type TestApp } from '../../kit/testing/test-app.ts';
import { signInAs } from '../identity/testing.ts';
import { BUNDLED_RATES } from './bundled-rates.ts';
import { countryOfAddress } from './ip-country.ts';
import { exchangeRates } from './tables.ts';

let direct: TestApp;
let proxied: TestApp;
let elsewhere: TestApp;
let brokenDatabase: TestApp;
beforeAll(async () => {
  direct = await startTestApp();
  proxied = await startTestApp({}, { TRUSTED_PROXIES: '127.0.0.1' });
  elsewhere = await startTestApp({}, { TRUSTED_PROXIES: '10.0.0.0/8' });
  brokenDatabase = await startTestApp({}, { IP_COUNTRY_DATABASE: '/nowhere.mmdb' });
});
afterAll(() => Promise.all([direct, proxied, elsewhere, brokenDatabase].map((test) => test.close())));

const detect = async (test: TestApp, headers: Record<string, string>, as: Caller = {}) => {
  const { status, body } = await test.call(detectCurrency, {}, { ...as, headers });
  expect([status, body.success]).toEqual([200, true]);
  return body.data;
};

describe('detecting the currency', () => {
  it('falls back to naira and says that nothing was detected', async () => {
    expect(await detect(direct, { 'accept-language': '*' })).toEqual(FALLBACK_CURRENCY_DATA);
  });

  it('takes the country of the preferred language when nothing better is known', async () => {
    expect(await detect(direct, { 'accept-language': 'en-GB,en-US;q=0.8' })).toEqual({
      country: 'United Kingdom',
      countryCode: 'GB',
      currency: 'GBP',
      preferredCurrency: null,
      detected: true,
    });
  });

  it('prefers the country of the address to that of the language', async () => {
    const headers = { 'x-forwarded-for': '197.210.55.1', 'accept-language': 'de-DE' };
    expect(await detect(proxied, headers)).toMatchObject({ countryCode: 'NG', currency: 'NGN', detected: true });
    const mapped = { 'x-forwarded-for': '::ffff:8.8.8.8', 'accept-language': 'de-DE' };
    expect(await detect(proxied, mapped)).toMatchObject({ countryCode: 'US', currency: 'USD' });
  });

  it.each(['CF-IPCountry', 'X-Vercel-IP-Country', 'CloudFront-Viewer-Country', 'X-Country-Code'])(
    'prefers the header %s of a trusted proxy to the address',
    async (header) => {
      const headers = { [header]: 'jp', 'x-forwarded-for': '197.210.55.1' };
      expect(await detect(proxied, headers)).toMatchObject({ country: 'Japan', currency: 'JPY' });
    },
  );

  it('does not believe such a header from anybody else, nor a forwarded address', async () => {
    const headers = { 'cf-ipcountry': 'JP', 'x-forwarded-for': '8.8.8.8', 'accept-language': 'en-NG' };
    expect(await detect(direct, headers)).toMatchObject({ countryCode: 'NG' });
    expect(await detect(elsewhere, headers)).toMatchObject({ countryCode: 'NG' });
  });

  it.each(['XX', 'T1', 'ZZ', '<script>', '12'])('passes over the header value %s', async (value) => {
    const headers = { 'cf-ipcountry': value, 'x-forwarded-for': '81.2.69.142' };
    expect(await detect(proxied, headers)).toMatchObject({ countryCode: 'GB' });
  });

  it('goes on when the database of addresses cannot be read', async () => {
    const headers = { 'accept-language': 'fr-FR' };
    expect(await detect(brokenDatabase, headers)).toMatchObject({ countryCode: 'FR', currency: 'EUR' });
  });

  it('goes on with an address that is none', () => {
    for (const address of ['', 'nonsense', '10.0.0.1', '::1', '127.0.0.1'])
      expect(countryOfAddress(address, null)).toBeNull();
    expect(countryOfAddress('2001:4860:4860::8888', null)).toBe('US');
  });
});

describe('the preferred currency', () => {
  it('is kept for a person and wins over everything detected', async () => {
    const { token } = await signInAs(direct);
    const { status, body } = await direct.call(setCurrencyPreference, { body: { currency: 'CAD' } }, { token });
    expect([status, body.success, body.data.preferredCurrency]).toEqual([200, true, 'CAD']);
    expect(await detect(direct, { 'accept-language': 'en-GB' }, { token })).toMatchObject({
      country: 'United Kingdom',
      currency: 'CAD',
      preferredCurrency: 'CAD',
    });
    expect(await detect(direct, { 'accept-language': 'en-GB' })).toMatchObject({ currency: 'GBP' });
  });

  it('needs signing in and a supported currency', async () => {
    expect((await direct.call(setCurrencyPreference, { body: { currency: 'USD' } })).status).toBe(401);
    const { token } = await signInAs(direct);
    const unsupported = { currency: 'GHS' } as never;
    expect((await direct.call(setCurrencyPreference, { body: unsupported }, { token })).status).toBe(400);
  });
});

describe('the rate table', () => {
  it('is the bundled one until a fresher one is stored, always with its date', async () => {
    expect((await direct.call(getRates)).body).toMatchObject({ base: 'NGN', date: '2025-11-14', rates: { NGN: 1 } });
    const { db } = direct.app.deps;
    await db.insert(exchangeRates).values([
      { ...BUNDLED_RATES, source: 'bundled' },
      { day: '2026-01-02', rates: { ...BUNDLED_RATES.rates, USD: 0.0007 }, source: 'x' },
    ]);
    const { body, headers } = await direct.call(getRates);
    expect(body).toMatchObject({ date: '2026-01-02', rates: { USD: 0.0007 } });
    expect(headers['surrogate-key']).toBe('rates');
  });
});
