import { z } from 'zod';
import { endpoint } from '../endpoint.ts';
import { grouped } from '../formats/grouped.ts';
import type { MaybeNaira } from '../money.ts';

/** Currencies that prices can be shown in; charges are always in NGN. */
export const CURRENCIES = ['NGN', 'USD', 'EUR', 'GBP', 'CAD', 'AUD', 'JPY', 'CHF', 'CNY'] as const;
export type Currency = (typeof CURRENCIES)[number];
export const DEFAULT_CURRENCY: Currency = 'NGN';

/** What each is called. */
export const CURRENCY_NAMES: Readonly<Record<Currency, string>> = {
  NGN: 'Nigerian Naira',
  USD: 'US Dollar',
  EUR: 'Euro',
  GBP: 'British Pound',
  CAD: 'Canadian Dollar',
  AUD: 'Australian Dollar',
  JPY: 'Japanese Yen',
  CHF: 'Swiss Franc',
  CNY: 'Chinese Yuan',
};

export const currencyData = z.object({
  country: z.string(),
  countryCode: z.string(),
  currency: z.enum(CURRENCIES),
  preferredCurrency: z.enum(CURRENCIES).nullable(),
  detected: z.boolean(),
});
export type CurrencyData = z.input<typeof currencyData>;

/** What holds when detection fails. */
export const FALLBACK_CURRENCY_DATA: CurrencyData = {
  country: 'Nigeria',
  countryCode: 'NG',
  currency: 'NGN',
  preferredCurrency: null,
  detected: false,
};

/** How much one naira is in each currency, the day the rates hold for, and which currencies people may choose. */
export const rateTable = z.object({
  base: z.literal('NGN'),
  date: z.string(),
  rates: z.record(z.enum(CURRENCIES), z.number()),
  shown: z.array(z.enum(CURRENCIES)),
});
export type RateTable = z.input<typeof rateTable>;

/**
 * A naira amount as text in a display currency. NGN reads ₦ with thousands separators (decimals only when there are
 * kobo); others follow the locale’s currency format.
 */
export function formatMoney<N extends number>(
  naira: MaybeNaira<N>,
  currency: Currency = DEFAULT_CURRENCY,
  rates?: RateTable | null,
  locale = 'en-GB',
): string {
  const rate = currency === 'NGN' ? 1 : rates?.rates[currency];
  if (currency === 'NGN' || !rate) {
    return `${naira < 0 ? '−' : ''}₦${grouped(Math.abs(naira), Number.isInteger(naira) ? 0 : 2)}`;
  }
  return new Intl.NumberFormat(locale, { style: 'currency', currency }).format(naira * rate);
}

export const detectCurrency = endpoint({
  method: 'GET',
  path: '/api/currency/detect',
  access: 'public',
  summary: 'Country and display currency of the caller',
  response: z.object({ success: z.boolean(), data: currencyData }),
});
export const setCurrencyPreference = endpoint({
  method: 'PUT',
  path: '/api/currency/preferences',
  access: 'signed-in',
  summary: 'Remember the display currency',
  body: z.object({ currency: z.enum(CURRENCIES) }),
  response: z.object({ success: z.boolean(), data: currencyData }),
});
export const getRates = endpoint({
  method: 'GET',
  path: '/api/currency/rates',
  access: 'public',
  summary: 'The dated table of display rates',
  response: rateTable,
});
