import { CURRENCIES, type Currency } from '@adunni/contracts/currency/currency';
import {
  currencyErrors,
  type DisplayCurrencyChoice,
  displayCurrencyForm,
  type LoadedDisplayCurrency,
} from '@adunni/contracts/currency/staff';
import { commonErrors } from '@adunni/contracts/errors';
import { sql } from 'drizzle-orm';
import { staffWrite } from '../../kit/audit/staff-write.ts';
import type { StaffCtx } from '../../kit/crud/declaration.ts';
import { Refusal } from '../../kit/errors.ts';
import { getCurrencyChoices } from '../settings/queries.ts';
import { changeSettings } from '../settings/service.ts';
import { BUNDLED_RATES } from './bundled-rates.ts';
import { overrideEndedJob } from './jobs.ts';
import { latestRates } from './queries.ts';
import { isShown, overrideAt, overrideProblem } from './rules.ts';
import { fetchRates, storeRates } from './service.ts';

const BUNDLED = { ...BUNDLED_RATES, source: 'bundled' };

/** Display currencies with their published rates and what was set by hand. */
export async function displayCurrencies(ctx: StaffCtx): Promise<{
  date: string;
  source: string;
  isRefreshable: boolean;
  version: number;
  items: LoadedDisplayCurrency[];
}> {
  const [latest, { choices, version }] = await Promise.all([latestRates(ctx.db), getCurrencyChoices(ctx.db)]);
  const { day, rates, source } = latest ?? BUNDLED;
  const items = CURRENCIES.map((currency) => ({
    currency,
    isShown: isShown(currency, choices),
    published: 1 / rates[currency],
    override: overrideAt(ctx.clock(), choices[currency]),
  }));
  return { date: day, source, isRefreshable: ctx.config.ratesUrl !== null, version, items };
}

/** Fetches the published rates now. Throws 409 without a publisher, 502 when its rates cannot be taken over. */
export async function refreshNow(ctx: StaffCtx): Promise<{ date: string }> {
  const { ratesUrl } = ctx.config;
  if (!ratesUrl) throw new Refusal(currencyErrors.rates_unpublished);
  const table = await fetchRates(ctx, ratesUrl).catch((cause: unknown) => {
    ctx.log.warn(cause, 'the published rates could not be taken over');
    throw new Refusal(currencyErrors.rates_failed, { cause });
  });
  await staffWrite(ctx, (tx) => storeRates(tx, table));
  return { date: table.day };
}

/** Sets whether a currency can be chosen and a rate by hand. Throws 400 for a rate that looks like a slip, 409. */
export async function setDisplayCurrency(
  ctx: StaffCtx,
  currency: Currency,
  { version, values }: { version: number; values: DisplayCurrencyChoice },
): Promise<number> {
  const [latest, seen] = await Promise.all([latestRates(ctx.db), getCurrencyChoices(ctx.db)]);
  const fields = overrideProblem(values.override, (latest ?? BUNDLED).rates[currency], ctx.clock());
  if (fields) throw new Refusal(commonErrors.invalid, { fields });
  // Only against what was seen: the map is stored as a whole.
  if (seen.version !== version) throw new Refusal(commonErrors.stale);
  return changeSettings(
    ctx,
    version,
    { currencies: { ...seen.choices, [currency]: displayCurrencyForm.encode(values) } },
    async (tx) => {
      await tx.execute(sql`select pg_notify('changes', 'rates')`);
      if (values.override) await ctx.jobs.enqueue(tx, overrideEndedJob, {}, { startAfter: values.override.until });
    },
  );
}
