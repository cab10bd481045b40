import { CURRENCIES, type Currency, DEFAULT_CURRENCY } from '@adunni/contracts/currency/currency';
import type { DisplayCurrencyChoice, DisplayCurrencyForm } from '@adunni/contracts/currency/staff';
import { z } from 'zod';
import { DAY_MS } from '../../kit/durations.rules.ts';

const EURO = 'AD AT BE CY DE EE ES FI FR GR HR IE IT LT LU LV MC ME MT NL PT SI SK SM VA XK'.split(' ');
const DOLLAR = 'US AS EC FM GU MH MP PR PW SV TC TL UM VG VI'.split(' ');

/** Supported currency by country; a country that is not here sees naira. */
const BY_COUNTRY = new Map<string, Currency>([
  ...EURO.map((country) => [country, 'EUR'] as const),
  ...DOLLAR.map((country) => [country, 'USD'] as const),
  ...['GB', 'GG', 'IM', 'JE'].map((country) => [country, 'GBP'] as const),
  ...['AU', 'KI', 'NR', 'TV'].map((country) => [country, 'AUD'] as const),
  ...['CH', 'LI'].map((country) => [country, 'CHF'] as const),
  ['CA', 'CAD'],
  ['JP', 'JPY'],
  ['CN', 'CNY'],
]);

/** The currency to show to someone in a country. */
export const currencyOf = (countryCode: string): Currency => BY_COUNTRY.get(countryCode) ?? DEFAULT_CURRENCY;

const names = new Intl.DisplayNames('en', { type: 'region', fallback: 'none' });

/** English name of a country by its two letters, or null when there is no such country. */
export function countryName(code: string): string | null {
  return /^[A-Z]{2}$/.test(code) && code !== 'ZZ' ? (names.of(code) ?? null) : null;
}

/** Country of the most preferred language that names one (`en-NG`), or null; `Accept-Language` as it was sent. */
export function countryOfLanguages(header: string | undefined): string | null {
  const preferences = (header ?? '').slice(0, 500).split(',').map(readPreference);
  const best = preferences
    .sort((a, b) => b.weight - a.weight)
    .find(({ region, weight }) => weight > 0 && countryName(region));
  return best?.region ?? null;
}

function readPreference(text: string): { region: string; weight: number } {
  const [tag = '', ...parameters] = text.trim().split(';');
  const quality = parameters.map((parameter) => /^\s*q=([\d.]+)\s*$/.exec(parameter)?.[1]).find(Boolean);
  return { region: regionOf(tag), weight: quality === undefined ? 1 : Number(quality) || 0 };
}

function regionOf(tag: string): string {
  try {
    return new Intl.Locale(tag).region ?? '';
  } catch {
    return '';
  }
}

/** Rates by currency: how much one naira is. */
export type Rates = Record<Currency, number>;

/** Rate tables as their publishers write them: any base, as long as naira is among the rates. */
const published = z
  .object({
    base: z.string().optional(),
    base_code: z.string().optional(),
    date: z.iso.date().optional(),
    rates: z.record(z.string(), z.number().positive()),
  })
  .transform(({ base, base_code, date, rates }) => ({ base: base ?? base_code, date, rates }));

/** A rate beyond this factor of the last good one, up or down, is taken for a mistake, */
const IMPLAUSIBLE_FACTOR = 2;
/** unless the last good one is so old that rates may well have moved that far. */
const COMPARABLE_DAYS = 30;

/**
 * Reads a published table into rates of one naira. Throws an Error that says what is wrong: a shape that is not one, a
 * currency missing, a day in the future or before the last good table, a rate implausibly far from the last good one.
 */
export function readPublishedRates(
  body: unknown,
  last: { day: string; rates: Partial<Rates> } | null,
  today: string,
): { day: string; rates: Rates } {
  const parsed = published.safeParse(body);
  if (!parsed.success) throw new Error('the published rates have an unknown shape');
  const { base, date: day = today, rates } = parsed.data;
  const perNaira = base === 'NGN' ? 1 : rates.NGN;
  if (!perNaira) throw new Error('the published rates do not name naira');
  if (day > today) throw new Error(`the published rates are of a day to come: ${day}`);
  if (last && day < last.day) throw new Error(`the published rates are older than those of ${last.day}`);
  const read = CURRENCIES.map((currency) => [currency, rateOf(currency, { base, rates, perNaira })] as const);
  const comparable = last && Date.parse(day) - Date.parse(last.day) <= COMPARABLE_DAYS * DAY_MS ? last.rates : {};
  for (const [currency, rate] of read) refuseImplausible(currency, rate, comparable[currency]);
  return { day, rates: Object.fromEntries(read) as Rates };
}

function rateOf(
  currency: Currency,
  { base, rates, perNaira }: { base: string | undefined; rates: Record<string, number>; perNaira: number },
): number {
  if (currency === 'NGN') return 1;
  const rate = currency === base ? 1 : rates[currency];
  if (!rate) throw new Error(`the published rates do not name ${currency}`);
  return rate / perNaira;
}

function refuseImplausible(currency: Currency, rate: number, last: number | undefined): void {
  const factor = last ? rate / last : 1;
  if (factor > IMPLAUSIBLE_FACTOR || factor < 1 / IMPLAUSIBLE_FACTOR)
    throw new Error(`the published rate of ${currency} is implausible: ${rate} after ${last}`);
}

type Override = DisplayCurrencyChoice['override'];
type Choices = Partial<Record<Currency, DisplayCurrencyForm>>;

/** A rate set by hand further than this factor from the published one is taken for a slip of the pen. */
const SLIP_FACTOR = 5;

/** Whether people may choose a currency; naira always. */
export const isShown = (currency: Currency, choices: Choices): boolean => choices[currency]?.isShown ?? true;

/** The rate set by hand, while it holds. */
export const overrideAt = (now: Date, choice: DisplayCurrencyForm | undefined): Override =>
  choice?.override && new Date(choice.override.until) > now
    ? { ...choice.override, until: new Date(choice.override.until) }
    : null;

/** Published rates with those over them that were set by hand and hold at a moment. */
export function ratesWith(published: Rates, choices: Choices, now: Date): Rates {
  const byHand = CURRENCIES.flatMap((currency) => {
    const override = overrideAt(now, choices[currency]);
    return override ? [[currency, 1 / override.nairaPerUnit] as const] : [];
  });
  return { ...published, ...Object.fromEntries(byHand) };
}

/** What is wrong with a rate set by hand, by the field it stands beside; null when nothing is. */
export function overrideProblem(override: Override, published: number, now: Date): Record<string, string> | null {
  if (!override) return null;
  if (override.until <= now) return { 'override.until': 'Please choose a time in the future.' };
  const factor = override.nairaPerUnit * published;
  if (factor <= SLIP_FACTOR && factor >= 1 / SLIP_FACTOR) return null;
  const usual = (1 / published).toLocaleString('en-NG', { maximumSignificantDigits: 4 });
  return { 'override.nairaPerUnit': `The published rate is ₦${usual}. Please check your entry.` };
}
