import { type Kobo, kobo } from '@adunni/contracts/money';
import { type LoadedEstimate, MOST_MAKERS } from '@adunni/contracts/studio/estimate';
import { type Priced, priceOf } from '@adunni/contracts/studio/price-of';
import type { DesignRecipe } from '@adunni/contracts/studio/recipe';
import type { Yards } from '@adunni/contracts/studio/yards';
import type { PricedMaker } from './prices.queries.ts';

/** How many reasons an estimate names why makers can’t sew a design. */
const MOST_REASONS = 5;

/** What all makers ask for a design, the cheapest first, and what keeps the others from sewing it. */
export function estimateOf(recipe: DesignRecipe, yards: Yards, all: readonly PricedMaker[]): LoadedEstimate {
  const asked = all.map(({ maker, list }) => ({ maker, priced: priceOf(recipe, list, yards) }));
  const makers = asked
    .flatMap(({ maker, priced: { price } }) => (price ? [{ ...maker, ...price }] : []))
    .sort((a, b) => a.low - b.low || a.days - b.days || (a._id < b._id ? -1 : 1));
  return {
    range: rangeOf(makers),
    makers: makers.slice(0, MOST_MAKERS),
    canSew: makers.length,
    total: all.length,
    missing: missingOf(asked.map(({ priced }) => priced)),
    yards,
  };
}

function rangeOf(makers: readonly { low: Kobo; high: Kobo; days: number }[]): LoadedEstimate['range'] {
  if (makers.length === 0) return null;
  const least = (values: readonly number[]) => values.reduce((a, b) => Math.min(a, b));
  const most = (values: readonly number[]) => values.reduce((a, b) => Math.max(a, b));
  return {
    low: kobo(least(makers.map(({ low }) => low))),
    high: kobo(most(makers.map(({ high }) => high))),
    leastDays: least(makers.map(({ days }) => days)),
    mostDays: most(makers.map(({ days }) => days)),
  };
}

function missingOf(priced: readonly Priced[]): LoadedEstimate['missing'] {
  const counts = Map.groupBy(
    priced.flatMap(({ missing }) => missing ?? []),
    (what) => what,
  );
  return [...counts]
    .map(([what, each]) => ({ what, makers: each.length }))
    .sort((a, b) => b.makers - a.makers || a.what.localeCompare(b.what))
    .slice(0, MOST_REASONS);
}
