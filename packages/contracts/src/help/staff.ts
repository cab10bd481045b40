import { z } from 'zod';
import { endpoint } from '../endpoint.ts';
import { defineErrors } from '../errors.ts';
import { id, moment, prose, version } from '../fields.ts';
import { type RowOf, resource } from '../resource.ts';
import { STAFF_ROLES } from '../roles.ts';
import { statuses, statusNames } from '../statuses.ts';
import { articleText } from './articles.ts';
import { HELP_CATEGORY_SLUGS, UNHELPFUL_REASON_NAMES } from './categories.ts';
import { helpArticleForm, MOST_BODY } from './forms.ts';

export const ARTICLE_STATUSES = statuses({
  published: { label: 'Published', tone: 'good' },
  draft: { label: 'Draft', tone: 'waiting' },
});

const articleVersion = z.object({ _id: z.string(), number: z.number(), title: z.string(), by: z.string(), at: moment });

/** What a reader who was not helped said. */
const remark = z.object({
  _id: z.string(),
  reason: z.enum(UNHELPFUL_REASON_NAMES).nullable(),
  comment: z.string(),
  at: moment,
});

export const articleResource = resource({
  path: '/api/staff/support/articles',
  access: STAFF_ROLES,
  one: 'help article',
  many: 'help articles',
  columns: {
    title: 'Title',
    category: 'Category',
    status: ['Status', ARTICLE_STATUSES],
    position: ['Sort order', 'number'],
    /** How many readers said yes, and no. */
    helpful: ['Helpful', 'number'],
    unhelpful: ['Not helpful', 'number'],
    updatedAt: ['Updated', 'day'],
  },
  row: z.object({ category: z.enum(HELP_CATEGORY_SLUGS), slug: z.string() }),
  facts: { summary: 'Summary', slug: 'URL slug' },
  detail: z.object({
    /** By which a version is restored. */
    version: z.number(),
    /** The summary as readers see it. */
    lead: z.string(),
    /** The Markdown, and the text that it makes. */
    body: z.string(),
    text: articleText,
    relatedIds: z.array(z.string()),
    categoryIds: z.array(z.string()),
    productIds: z.array(z.string()),
    /** Its products by their names. */
    picked: z.array(z.object({ value: z.string(), label: z.string() })),
    /** The latest fifty, newest first. */
    versions: z.array(articleVersion),
    /** The latest fifty of those who said no. */
    remarks: z.array(remark),
  }),
  form: helpArticleForm,
  filters: {
    status: z.enum(statusNames(ARTICLE_STATUSES)).optional(),
    category: z.enum(HELP_CATEGORY_SLUGS).optional(),
  },
  sorts: ['-updatedAt', 'title', 'position', 'helpful', 'unhelpful'],
  actions: ['publish', 'unpublish'],
});
export type ArticleRow = RowOf<typeof articleResource>;

export const helpErrors = defineErrors({
  unknown_version: [404, 'This version does not exist.'],
});

export const previewArticle = endpoint({
  method: 'POST',
  path: '/api/staff/support/articles/preview',
  access: STAFF_ROLES,
  summary: 'Show Markdown as the help centre would',
  body: z.object({ body: prose(MOST_BODY) }),
  response: z.object({ text: articleText }),
});

export const restoreArticle = endpoint({
  method: 'POST',
  path: '/api/staff/support/articles/:_id/restore',
  access: STAFF_ROLES,
  summary: 'Give a help article the words of an earlier version',
  params: z.object({ _id: id }),
  body: z.object({ version, number: z.number().int().min(1).max(100_000) }),
  response: z.object({ version: z.number() }),
});
