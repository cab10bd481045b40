import { z } from 'zod';
import { endpoint } from './endpoint.ts';
import { line, listOf, paging, picture } from './wire.ts';

/** How far the marketplace has checked a maker. */
export const MAKER_TIERS = ['Listed', 'Verified', 'Master'] as const;

/** What each tier says to a shopper. */
export const MAKER_TIER_MEANINGS: Readonly<Record<(typeof MAKER_TIERS)[number], string>> = {
  Listed: 'We have confirmed who runs this workshop and how to reach it.',
  Verified: 'We have confirmed who runs this workshop, seen where the work is done and inspected finished pieces.',
  Master: 'A verified workshop whose craft our quality inspectors have judged exceptional over many orders.',
};

export const makerCard = z.object({
  _id: z.string(),
  slug: z.string(),
  name: z.string(),
  city: z.string(),
  country: z.string(),
  tagline: z.string(),
  tier: z.enum(MAKER_TIERS),
  avatar: picture.nullable(),
  cover: picture.nullable(),
  rating: z.number().nullable(),
  reviewCount: z.number(),
  productCount: z.number(),
});
export type MakerCard = z.infer<typeof makerCard>;

export const makerProfile = makerCard.extend({
  story: z.string(),
  specialities: z.array(z.string()),
  foundedYear: z.number().nullable(),
  isDemo: z.boolean(),
});
export type MakerProfile = z.infer<typeof makerProfile>;

export const listMakers = endpoint({
  method: 'GET',
  path: '/api/makers',
  access: 'public',
  summary: 'Approved makers',
  query: paging,
  response: listOf(makerCard),
});
export const getMaker = endpoint({
  method: 'GET',
  path: '/api/makers/:slug',
  access: 'public',
  summary: 'A maker’s public profile',
  params: z.object({ slug: line(80) }),
  response: z.object({ maker: makerProfile }),
});
