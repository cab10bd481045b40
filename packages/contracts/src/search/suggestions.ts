import { z } from 'zod';
import { endpoint } from '../endpoint.ts';
import { line, picture } from '../fields.ts';

/** What the shop’s search suggests, in the order in which it shows them. */
export const SUGGESTION_KINDS = ['product', 'category', 'maker', 'service', 'post', 'article'] as const;

const suggestion = z.object({
  kind: z.enum(SUGGESTION_KINDS),
  title: z.string(),
  /** Who makes the product, what a category lies in, where a maker works. */
  detail: z.string(),
  /** Path of the page about it. */
  path: z.string(),
  picture: picture.nullable(),
});
export type Suggestion = z.input<typeof suggestion>;

export const suggest = endpoint({
  method: 'GET',
  path: '/api/search/suggestions',
  access: 'public',
  ignoresToken: true,
  summary: 'Products, categories, makers, services, blog posts and help articles for the letters typed so far',
  query: z.object({ q: line(120) }),
  response: z.object({
    /** The words that results are for when nothing is found by what was typed; null otherwise. */
    spelling: z.string().nullable(),
    items: z.array(suggestion),
  }),
});
