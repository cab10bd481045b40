import { BUNDLED_RATES } from '../domains/currency/bundled-rates.ts';
import { exchangeRates } from '../domains/currency/tables.ts';
import type { Db, Tx } from '../kit/database/connect.ts';

/** Stores the bundled rates under their own date, marked as bundled. */
export async function seedRates(db: Db | Tx): Promise<void> {
  await db
    .insert(exchangeRates)
    .values({ ...BUNDLED_RATES, source: 'bundled' })
    .onConflictDoNothing();
}
