import { BUNDLED_RATES } from '../domains/currency/bundled-rates.ts';
import { exchangeRates } from '../domains/currency/tables.ts';
import type { Db, Tx } from '../kit/database/connect.ts';

/** Stores rates of the demo’s own under the day on which it is filled, as those of a publisher would be. */
export async function seedRates(db: Db | Tx, now: Date): Promise<void> {
  await db
    .insert(exchangeRates)
    .values({ day: now.toISOString().slice(0, 10), rates: BUNDLED_RATES.rates, source: 'the demo' })
    .onConflictDoNothing();
}
