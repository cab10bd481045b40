import { z } from 'zod';
import { productCard } from '../catalog/catalog.ts';
import { endpoint } from '../endpoint.ts';
import { id, line, messageResponse, moment } from '../fields.ts';
import { HELP_CATEGORY_SLUGS } from './categories.ts';
import { helpVote } from './forms.ts';

/** Words of a text; `href` when they lead somewhere. */
const textRun = z.object({
  text: z.string(),
  href: z.string().nullable(),
  isStrong: z.boolean(),
  isEmphasised: z.boolean(),
});
export type TextRun = z.input<typeof textRun>;

export const BLOCK_KINDS = ['heading', 'subheading', 'paragraph', 'list', 'steps', 'quote'] as const;
/** A piece of an article. There is no markup in it: whatever shows is text, so nothing that is written can run. */
const block = z.object({
  kind: z.enum(BLOCK_KINDS),
  /** Of headings: their part of the address. */
  anchor: z.string().nullable(),
  /** One line of text, or the entries of a list. */
  lines: z.array(z.array(textRun)),
});
export type Block = z.input<typeof block>;
export const articleText = z.array(block);

export const articleCard = z.object({
  _id: z.string(),
  slug: z.string(),
  category: z.enum(HELP_CATEGORY_SLUGS),
  title: z.string(),
  summary: z.string(),
});
export type ArticleCard = z.input<typeof articleCard>;

export const article = articleCard.extend({
  body: articleText,
  updatedAt: moment,
  /** Chosen by staff, else the next of its category. */
  related: z.array(articleCard),
  /** Categories of products that it is about. */
  shelves: z.array(z.object({ slug: z.string(), name: z.string() })),
  /** Products that staff chose for it, those that can be seen now. */
  products: z.array(productCard),
});
export type Article = z.input<typeof article>;

export const listArticles = endpoint({
  method: 'GET',
  path: '/api/support/articles',
  access: 'public',
  summary: 'List published help articles, by category or by words, mistyped ones too',
  query: z.object({
    q: line(120, 0).optional(),
    category: z.enum(HELP_CATEGORY_SLUGS).optional(),
    limit: z.coerce.number().int().min(1).max(200).default(200),
  }),
  response: z.object({ items: z.array(articleCard) }),
});

export const getArticle = endpoint({
  method: 'GET',
  path: '/api/support/articles/:slug',
  access: 'public',
  summary: 'Get a published help article',
  params: z.object({ slug: line(80) }),
  response: z.object({ article }),
});

export const voteOnArticle = endpoint({
  method: 'PUT',
  path: '/api/support/articles/:articleId/vote',
  access: 'public',
  summary: 'Say whether a help article helped; a person or device counts once',
  params: z.object({ articleId: id }),
  body: helpVote,
  response: messageResponse,
});
