import { CURRENCIES, type Currency, type RateTable } from '@adunni/contracts/currency/currency';
import { desc } from 'drizzle-orm';
import type { Db, Tx } from '../../kit/database/connect.ts';
import { getCurrencyChoices } from '../settings/queries.ts';
import { BUNDLED_RATES } from './bundled-rates.ts';
import { isShown, type Rates, ratesWith } from './rules.ts';
import { exchangeRates } from './tables.ts';

/** The newest stored table, or null when none has been stored yet. */
export async function latestRates(db: Db | Tx): Promise<{ day: string; rates: Rates; source: string } | null> {
  const [row] = await db.select().from(exchangeRates).orderBy(desc(exchangeRates.day)).limit(1);
  return row ? { ...row, rates: row.rates as Rates } : null;
}

/** The table that prices are shown by at a moment, under its date: published rates, and those set by hand over them. */
export async function getRates(db: Db | Tx, now: Date): Promise<RateTable> {
  const [latest, { choices }] = await Promise.all([latestRates(db), getCurrencyChoices(db)]);
  const { day, rates } = latest ?? BUNDLED_RATES;
  const shown = CURRENCIES.filter((currency) => isShown(currency, choices));
  return { base: 'NGN', date: day, rates: ratesWith(rates, choices, now), shown };
}

/** Whether people may choose a currency. */
export async function isCurrencyShown(db: Db | Tx, currency: Currency): Promise<boolean> {
  return currency === 'NGN' || isShown(currency, (await getCurrencyChoices(db)).choices);
}
