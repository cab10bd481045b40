import { HELP_CATEGORY_SLUGS, UNHELPFUL_REASON_NAMES } from '@adunni/contracts/help/categories';
import { sql } from 'drizzle-orm';
import { boolean, customType, index, integer, pgEnum, pgTable, text, unique, uuid } from 'drizzle-orm/pg-core';
import { createdAt, key, moment } from '../../kit/database/columns.ts';
import { users } from '../identity/tables.ts';

const tsvector = customType<{ data: string }>({ dataType: () => 'tsvector' });

export const helpCategory = pgEnum('help_category', HELP_CATEGORY_SLUGS);
export const unhelpfulReason = pgEnum('unhelpful_reason', UNHELPFUL_REASON_NAMES);

/** What a version keeps of an article. */
const words = () => ({
  category: helpCategory('category').notNull(),
  title: text('title').notNull(),
  summary: text('summary').notNull(),
  /** Markdown. */
  body: text('body').notNull(),
});

export const helpArticles = pgTable('help_articles', {
  _id: key(),
  slug: text('slug').notNull().unique(),
  ...words(),
  position: integer('position').notNull().default(0),
  /** Null while it is a draft. */
  publishedAt: moment('published_at'),
  relatedIds: uuid('related_ids').array().notNull().default(sql`'{}'`),
  /** Categories of products that it is about. */
  categoryIds: uuid('category_ids').array().notNull().default(sql`'{}'`),
  /** Products that fit it, in their order. */
  productIds: uuid('product_ids').array().notNull().default(sql`'{}'`),
  /** Written by a trigger. */
  search: tsvector('search').notNull().default(sql`''`),
  version: integer('version').notNull().default(1),
  createdAt: createdAt(),
  updatedAt: moment('updated_at').notNull().defaultNow(),
});

export const helpArticleVersions = pgTable(
  'help_article_versions',
  {
    _id: key(),
    articleId: uuid('article_id')
      .notNull()
      .references(() => helpArticles._id, { onDelete: 'cascade' }),
    number: integer('number').notNull(),
    ...words(),
    byId: uuid('by_id').references(() => users._id, { onDelete: 'set null' }),
    createdAt: createdAt(),
  },
  (t) => [unique('help_article_versions_number').on(t.articleId, t.number)],
);

export const helpVotes = pgTable(
  'help_votes',
  {
    _id: key(),
    articleId: uuid('article_id')
      .notNull()
      .references(() => helpArticles._id, { onDelete: 'cascade' }),
    /** A fingerprint of who said it, a person or a device, so that they count once. */
    voter: text('voter').notNull(),
    isHelpful: boolean('is_helpful').notNull(),
    reason: unhelpfulReason('reason'),
    comment: text('comment').notNull().default(''),
    createdAt: createdAt(),
  },
  (t) => [unique('help_votes_once').on(t.articleId, t.voter), index('help_votes_voter').on(t.voter)],
);
