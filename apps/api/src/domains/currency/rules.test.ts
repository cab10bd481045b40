import { CURRENCIES } from '@adunni/contracts/currency/currency';
import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { BUNDLED_RATES } from './bundled-rates.ts';
import { countryName, countryOfLanguages, currencyOf, readPublishedRates } from './rules.ts';

describe('currencyOf', () => {
  it.each([
    ['NG', 'NGN'],
    ['US', 'USD'],
    ['GB', 'GBP'],
    ['DE', 'EUR'],
    ['CA', 'CAD'],
    ['AU', 'AUD'],
    ['JP', 'JPY'],
    ['CH', 'CHF'],
    ['CN', 'CNY'],
    ['GH', 'NGN'],
    ['', 'NGN'],
  ])('shows %s prices in %s', (country, currency) => expect(currencyOf(country)).toBe(currency));
});

describe('countryName', () => {
  it('names countries and nothing else', () => {
    expect(countryName('NG')).toBe('Nigeria');
    for (const code of ['XX', 'ZZ', 'T1', 'ng', 'NGA', '', '<b']) expect(countryName(code)).toBeNull();
  });
});

describe('countryOfLanguages', () => {
  it.each([
    ['en-NG,en;q=0.9', 'NG'],
    ['en;q=0.9,fr-CA;q=0.8,de-DE;q=0.7', 'CA'],
    ['de-DE;q=0.1, en-GB', 'GB'],
    ['zh-Hans-CN', 'CN'],
    ['ja-JP;q=0', null],
    ['en', null],
    ['*', null],
    ['', null],
    [undefined, null],
    ['en-001', null],
    [';;;,,-,en-', null],
  ])('reads %j as %j', (header, country) => expect(countryOfLanguages(header)).toBe(country));

  it('never throws', () => {
    fc.assert(fc.property(fc.string({ maxLength: 600 }), (header) => void countryOfLanguages(header)));
  });
});

describe('readPublishedRates', () => {
  const { rates } = BUNDLED_RATES;
  const read = (body: unknown, last: typeof BUNDLED_RATES | null = { day: '2026-11-19', rates }) =>
    readPublishedRates(body, last, '2026-11-20');

  it('reads a table of one naira', () =>
    expect(read({ base: 'NGN', date: '2026-11-20', rates })).toEqual({ day: '2026-11-20', rates }));

  it('reads a table of any base, dated today when it has no date', () => {
    const perDollar = Object.fromEntries(
      CURRENCIES.filter((currency) => currency !== 'USD').map((currency) => [currency, rates[currency] / rates.USD]),
    );
    const table = read({ base_code: 'USD', rates: perDollar });
    expect(table.day).toBe('2026-11-20');
    for (const currency of CURRENCIES) expect(table.rates[currency]).toBeCloseTo(rates[currency], 10);
  });

  it.each([
    ['no table', 'hello', /unknown shape/],
    ['no rates', { base: 'NGN' }, /unknown shape/],
    ['zero', { base: 'NGN', rates: { ...rates, USD: 0 } }, /unknown shape/],
    ['a negative rate', { base: 'NGN', rates: { ...rates, USD: -0.0007 } }, /unknown shape/],
    ['a text for a rate', { base: 'NGN', rates: { ...rates, USD: '0.0007' } }, /unknown shape/],
    ['no naira', { base: 'USD', rates: { EUR: 0.9 } }, /do not name naira/],
    ['a currency missing', { base: 'NGN', rates: { ...rates, JPY: undefined } }, /unknown shape|do not name JPY/],
    ['a day to come', { base: 'NGN', date: '2026-11-21', rates }, /to come/],
    ['an older day', { base: 'NGN', date: '2026-11-18', rates }, /older/],
    ['a rate turned upside down', { base: 'NGN', rates: { ...rates, USD: 1440 } }, /USD is implausible/],
    ['a rate far too small', { base: 'NGN', rates: { ...rates, GBP: rates.GBP / 100 } }, /GBP is implausible/],
  ])('refuses %s', (_, body, message) => expect(() => read(body)).toThrow(message));

  it('believes a large move once the last good table is old', () => {
    const halved = { ...rates, USD: rates.USD / 3 };
    expect(() => read({ base: 'NGN', rates: halved })).toThrow(/implausible/);
    expect(read({ base: 'NGN', rates: halved }, BUNDLED_RATES).rates.USD).toBe(rates.USD / 3);
  });
});
