import type { Deps } from '../../kit/context.ts';
import { latestRates } from './queries.ts';
import { readPublishedRates } from './rules.ts';
import { exchangeRates } from './tables.ts';

const TIMEOUT_MS = 10_000;

/**
 * Fetches the published rates and stores them under their day; does nothing when no publisher is configured. Throws
 * when they cannot be fetched or are not plausible, and then the last good table stays in force.
 */
export async function refreshRates({ config, db, clock }: Deps): Promise<void> {
  if (!config.ratesUrl) return;
  const response = await fetch(config.ratesUrl, { signal: AbortSignal.timeout(TIMEOUT_MS) });
  if (!response.ok) throw new Error(`the publisher of rates answered ${response.status}`);
  const today = clock().toISOString().slice(0, 10);
  const { day, rates } = readPublishedRates(await response.json(), await latestRates(db), today);
  const source = new URL(config.ratesUrl).host;
  await db
    .insert(exchangeRates)
    .values({ day, rates, source })
    .onConflictDoUpdate({ target: exchangeRates.day, set: { rates, source } });
}
