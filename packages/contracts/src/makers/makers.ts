import { z } from 'zod';
import { endpoint } from '../endpoint.ts';
import { line, listOf, paging, picture } from '../fields.ts';
import { MAKER_TIERS } from './tiers.ts';

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
export type MakerCard = z.input<typeof makerCard>;

export const makerProfile = makerCard.extend({
  story: z.string(),
  specialities: z.array(z.string()),
  foundedYear: z.number().nullable(),
  isDemo: z.boolean(),
});
export type MakerProfile = z.input<typeof makerProfile>;

export const listMakers = endpoint({
  method: 'GET',
  path: '/api/makers',
  access: 'public',
  summary: 'Approved makers, all or by words of their name',
  query: paging.extend({ q: line(120, 0).optional() }),
  response: listOf(makerCard),
});
export const getReach = endpoint({
  method: 'GET',
  path: '/api/makers-reach',
  access: 'public',
  summary: 'How many approved makers there are, and the towns where they work, by name',
  response: z.object({ makers: z.number(), cities: z.array(z.string()) }),
});
export const getMaker = endpoint({
  method: 'GET',
  path: '/api/makers/:slug',
  access: 'public',
  summary: 'A maker’s public profile',
  params: z.object({ slug: line(80) }),
  response: z.object({ maker: makerProfile }),
});
