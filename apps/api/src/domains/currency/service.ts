import type { Deps } from '../../kit/context.ts';
import type { Db, Tx } from '../../kit/database/connect.ts';
import { latestRates } from './queries.ts';
import { type Rates, readPublishedRates } from './rules.ts';
import { exchangeRates } from './tables.ts';

const TIMEOUT_MS = 10_000;

/** A table of rates, the day it holds for, and the host that published it. */
interface Published {
  day: string;
  rates: Rates;
  source: string;
}

/**
 * Fetches the published rates and stores them under their day; does nothing when no publisher is configured. Throws
 * when they cannot be fetched or are not plausible, and then the last good table stays in force.
 */
export async function refreshRates(deps: Deps): Promise<void> {
  if (deps.config.ratesUrl) await storeRates(deps.db, await fetchRates(deps, deps.config.ratesUrl));
}

/** Fetches the table that is published at an address. Throws when there is none or it is not plausible. */
export async function fetchRates({ db, clock }: Deps, ratesUrl: string): Promise<Published> {
  const response = await fetch(ratesUrl, { signal: AbortSignal.timeout(TIMEOUT_MS) });
  if (!response.ok) throw new Error(`the publisher of rates answered ${response.status}`);
  const today = clock().toISOString().slice(0, 10);
  const table = readPublishedRates(await response.json(), await latestRates(db), today);
  return { ...table, source: new URL(ratesUrl).host };
}

/** Stores a published table under its day, over an earlier one of that day. */
export async function storeRates(db: Db | Tx, { day, rates, source }: Published): Promise<void> {
  await db
    .insert(exchangeRates)
    .values({ day, rates, source })
    .onConflictDoUpdate({ target: exchangeRates.day, set: { rates, source } });
}
