import { z } from 'zod';
import { endpoint } from '../endpoint.ts';
import { line } from '../fields.ts';
import { MAKER_ROLES, STAFF_ROLES } from '../roles.ts';

/** What the command palette finds beside screens, in the order it shows them. */
export const SEARCH_RESULT_KINDS = [
  'order',
  'booking',
  'ticket',
  'aso-ebi-order',
  'planning-case',
  'inquiry',
  'person',
  'subscription',
  'product',
  'post',
  'article',
] as const;
/** Most that are found of each kind. */
export const RESULTS_PER_KIND = 5;
/** Fewer letters than this find nothing. */
export const MIN_SEARCH_LENGTH = 2;

const found = z.object({
  kind: z.enum(SEARCH_RESULT_KINDS),
  _id: z.string(),
  /** Number of the order or booking, name of the person or subscriber, title of the product, post or article. */
  title: z.string(),
  detail: z.string(),
  /** Path of the page about it, in the caller’s own area. */
  path: z.string(),
});
export type SearchResult = z.input<typeof found>;

export const searchStaff = endpoint({
  method: 'GET',
  path: '/api/staff/search',
  access: [...MAKER_ROLES, ...STAFF_ROLES],
  summary:
    'Find orders, bookings, people, subscriptions, products, blog posts and help articles; makers find what is their own only',
  query: z.object({ q: line(120, MIN_SEARCH_LENGTH) }),
  response: z.object({ items: z.array(found) }),
});
