import { z } from 'zod';
import { id, line, prose } from '../fields.ts';
import { HELP_CATEGORY_SLUGS, UNHELPFUL_REASON_NAMES } from './categories.ts';
import { unknownFigures } from './figures.ts';

/** The most products below an article. */
export const MOST_PRODUCTS = 6;
/** The most characters of an article. */
export const MOST_BODY = 20_000;

const namesFigures = (text: string): boolean => unknownFigures(text).length === 0;
const UNKNOWN = 'A name in double braces is not a setting.';

/** An article as staff write it; its text is Markdown. */
export const helpArticleForm = z.object({
  title: line(120),
  /** Its part of addresses; made of the title when empty. */
  slug: line(80, 0)
    .toLowerCase()
    .regex(/^([a-z0-9]+(-[a-z0-9]+)*)?$/, 'Use lower-case letters, digits and single hyphens only.'),
  category: z.enum(HELP_CATEGORY_SLUGS),
  summary: line(200).refine(namesFigures, UNKNOWN),
  body: prose(MOST_BODY, 1).refine(namesFigures, UNKNOWN),
  /** Place within its category, the lowest first. */
  position: z.number().int('A whole number.').min(0).max(1000),
  /** Articles to read on with, in their order. */
  relatedIds: z.array(id).max(6, 'At most 6 articles.'),
  /** Categories of products that it is about. */
  categoryIds: z.array(id).max(6, 'At most 6 categories.'),
  /** Products that fit it, in their order. */
  productIds: z.array(id).max(MOST_PRODUCTS, `At most ${MOST_PRODUCTS} products.`),
});
export type HelpArticleForm = z.output<typeof helpArticleForm>;

/** What a reader says of an article. `device` is a random key that their browser keeps, so that they count once. */
export const helpVote = z.object({
  isHelpful: z.boolean(),
  reason: z.enum(UNHELPFUL_REASON_NAMES).nullable().default(null),
  comment: prose(500).default(''),
  device: id,
});
