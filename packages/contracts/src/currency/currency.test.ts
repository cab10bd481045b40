import { describe, expect, it } from 'vitest';
import { CURRENCIES, formatMoney, type RateTable } from './currency.ts';

const rates: RateTable = {
  shown: ['NGN', 'USD'],
  base: 'NGN',
  date: '2026-11-20',
  rates: {
    NGN: 1,
    USD: 0.00065,
    EUR: 0.0006,
    GBP: 0.0005,
    CAD: 0.0009,
    AUD: 0.001,
    JPY: 0.1,
    CHF: 0.0005,
    CNY: 0.0047,
  },
};

describe('formatMoney', () => {
  it.each([
    [0, '₦0'],
    [950, '₦950'],
    [1_250_000, '₦1,250,000'],
    [68_250.5, '₦68,250.50'],
    [-4500, '−₦4,500'],
    [-0.05, '−₦0.05'],
  ])('writes %d naira as %s', (naira, text) => expect(formatMoney(naira)).toBe(text));

  it('writes other currencies as their locale does, converted by the table', () => {
    expect(formatMoney(100_000, 'USD', rates, 'en-US')).toBe('$65.00');
    expect(formatMoney(100_000, 'GBP', rates)).toBe('£50.00');
    expect(formatMoney(100_000, 'EUR', rates, 'de-DE')).toBe('60,00\u00a0€');
  });

  it('writes yen without decimals', () => expect(formatMoney(125_555, 'JPY', rates, 'en-US')).toBe('¥12,556'));

  it('writes a negative amount with its sign before the symbol', () =>
    expect(formatMoney(-100_000, 'GBP', rates)).toBe('-£50.00'));

  it('stays with naira when there is no rate', () => {
    expect(formatMoney(1000, 'USD')).toBe('₦1,000');
    expect(formatMoney(1000, 'USD', null)).toBe('₦1,000');
  });

  it('knows how to write every supported currency', () => {
    for (const currency of CURRENCIES) expect(formatMoney(1_000_000, currency, rates)).toMatch(/\d/);
  });
});
