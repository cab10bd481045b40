import { z } from 'zod';
import { endpoint } from '../endpoint.ts';
import { MAKER_TIERS } from '../makers/tiers.ts';
import { moneyOut } from '../money.ts';
import { designRecipe } from './recipe.ts';

/** Most makers that an estimate names, the cheapest first. */
export const MOST_MAKERS = 50;

const span = z.object({ low: z.number(), high: z.number() });
const prices = { low: moneyOut, high: moneyOut, days: z.number() };

const makerPrice = z.object({
  _id: z.string(),
  slug: z.string(),
  name: z.string(),
  city: z.string(),
  country: z.string(),
  tier: z.enum(MAKER_TIERS),
  ...prices,
  lines: z.array(z.object({ label: z.string(), low: moneyOut, high: moneyOut })),
});

export const estimate = z.object({
  /** From the cheapest maker’s least to the dearest’s most; null when nobody can sew it. */
  range: z.object({ low: moneyOut, high: moneyOut, leastDays: z.number(), mostDays: z.number() }).nullable(),
  makers: z.array(makerPrice),
  /** How many makers can sew it, and how many have a price list. */
  canSew: z.number(),
  total: z.number(),
  /** What those who can’t sew it don’t offer, most often first. */
  missing: z.array(z.object({ what: z.string(), makers: z.number() })),
  /** Estimated for the given body, or for any. */
  yards: z.object({ main: span, second: span.nullable() }),
});
export type Estimate = z.input<typeof estimate>;
export type LoadedEstimate = z.output<typeof estimate>;

export const estimateDesign = endpoint({
  method: 'POST',
  path: '/api/studio/estimate',
  access: 'public',
  summary: 'What sewing a design would cost and how long it would take, by each maker who can',
  body: z.object({
    recipe: designRecipe,
    /** Of who will wear it, mm; without them the prices are of any body. */
    height: z.int().min(1300).max(2200).nullable().default(null),
    girth: z.int().min(650).max(1800).nullable().default(null),
  }),
  response: estimate,
});
