import type { z } from 'zod';

/** Where in a list one is, which no view keeps. */
const PLACE = ['page', 'limit', 'after', 'before'];

/** What a list’s page adds of its own to its address: `view=list`, beside a calendar. */
const OF_THE_PAGE = /^view=[a-z]{1,20}$/;

/** What of a view’s address its list still understands, and whether something had to be left out. */
export function fittingQuery(query: string, shape: Readonly<Record<string, z.ZodType>>) {
  const kept = new URLSearchParams();
  let isReduced = false;
  for (const [name, value] of new URLSearchParams(query)) {
    if (PLACE.includes(name)) continue;
    const isKnown = Object.hasOwn(shape, name) && shape[name]?.safeParse(value).success;
    if (isKnown || OF_THE_PAGE.test(`${name}=${value}`)) kept.set(name, value);
    else isReduced = true;
  }
  return { query: kept.toString(), isReduced };
}
