import type { RateTable } from '@adunni/contracts/currency';
import { desc } from 'drizzle-orm';
import type { Db, Tx } from '../../kit/database/connect.ts';
import { BUNDLED_RATES } from './bundled-rates.ts';
import type { Rates } from './rules.ts';
import { exchangeRates } from './tables.ts';

/** The newest stored table, or null when none has been stored yet. */
export async function latestRates(db: Db | Tx): Promise<{ day: string; rates: Rates } | null> {
  const [row] = await db.select().from(exchangeRates).orderBy(desc(exchangeRates.day)).limit(1);
  return row ? { day: row.day, rates: row.rates as Rates } : null;
}

/** The table that prices are shown by, under its date. */
export async function getRates(db: Db | Tx): Promise<RateTable> {
  const { day, rates } = (await latestRates(db)) ?? BUNDLED_RATES;
  return { base: 'NGN', date: day, rates };
}
