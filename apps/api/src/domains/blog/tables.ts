import type { PostForm } from '@adunni/contracts/blog/forms';
import type { PostStatus } from '@adunni/contracts/blog/staff';
import { sql } from 'drizzle-orm';
import {
  boolean,
  check,
  customType,
  date,
  index,
  integer,
  jsonb,
  pgTable,
  primaryKey,
  text,
  unique,
  uuid,
} from 'drizzle-orm/pg-core';
import { createdAt, key, moment } from '../../kit/database/columns.ts';
import { users } from '../identity/tables.ts';
import { media } from '../media/tables.ts';

const tsvector = customType<{ data: string }>({ dataType: () => 'tsvector' });

export const blogCategories = pgTable('blog_categories', {
  _id: key(),
  slug: text('slug').notNull().unique(),
  name: text('name').notNull(),
  description: text('description').notNull(),
  position: integer('position').notNull(),
  version: integer('version').notNull().default(1),
  createdAt: createdAt(),
});

export const blogAuthors = pgTable('blog_authors', {
  _id: key(),
  slug: text('slug').notNull().unique(),
  name: text('name').notNull(),
  role: text('role').notNull(),
  biography: text('biography').notNull(),
  /** The account of who this is; null for a guest, and once the account is erased. */
  userId: uuid('user_id')
    .unique()
    .references(() => users._id, { onDelete: 'set null' }),
  version: integer('version').notNull().default(1),
  createdAt: createdAt(),
});

/** Posts: what is being written, and apart from it what readers see. */
export const blogPosts = pgTable(
  'blog_posts',
  {
    _id: key(),
    /** The draft, with its title and slug beside it for lists. */
    words: jsonb('words').$type<PostForm>().notNull(),
    title: text('title').notNull(),
    slug: text('slug').notNull().unique(),
    status: text('status').$type<PostStatus>().notNull().default('draft'),
    /** When `due` goes out: the words as they were when that was decided, whatever is drafted since. */
    scheduledFor: moment('scheduled_for'),
    due: jsonb('due').$type<PostForm>(),
    /** What readers see, kept while it is unpublished; null before it was published. */
    live: jsonb('live').$type<PostForm>(),
    liveSlug: text('live_slug').unique(),
    publishedAt: moment('published_at'),
    /** When readers last got other words. */
    liveAt: moment('live_at'),
    isFeatured: boolean('is_featured').notNull().default(false),
    /** By which a stranger reads the draft. */
    previewToken: text('preview_token').unique(),
    /** The newsletter campaign that was made of it. */
    campaignId: uuid('campaign_id'),
    search: tsvector('search').notNull().default(sql`''::tsvector`),
    version: integer('version').notNull().default(1),
    createdAt: createdAt(),
    updatedAt: moment('updated_at').notNull().defaultNow(),
  },
  (t) => [
    index('blog_posts_shown').on(t.publishedAt.desc(), t._id.desc()).where(sql`${t.status} = 'published'`),
    index('blog_posts_edited').on(t.updatedAt, t._id),
    index('blog_posts_due').on(t.scheduledFor).where(sql`${t.due} is not null`),
    index('blog_posts_search').using('gin', t.search),
    check(
      'blog_posts_live',
      sql`${t.status} <> 'published' or (${t.live} is not null and ${t.publishedAt} is not null)`,
    ),
    check('blog_posts_schedule', sql`(${t.due} is null) = (${t.scheduledFor} is null)`),
  ],
);
export type PostRow = typeof blogPosts.$inferSelect;

/** Slugs under which a post was read once. */
export const blogFormerSlugs = pgTable('blog_former_slugs', {
  slug: text('slug').primaryKey(),
  postId: uuid('post_id')
    .notNull()
    .references(() => blogPosts._id, { onDelete: 'cascade' }),
  createdAt: createdAt(),
});

export const blogVersions = pgTable(
  'blog_versions',
  {
    _id: key(),
    postId: uuid('post_id')
      .notNull()
      .references(() => blogPosts._id, { onDelete: 'cascade' }),
    number: integer('number').notNull(),
    words: jsonb('words').$type<PostForm>().notNull(),
    /** Kept as it is: what was published, or given back. */
    isFixed: boolean('is_fixed').notNull().default(false),
    byId: uuid('by_id').references(() => users._id, { onDelete: 'set null' }),
    createdAt: createdAt(),
  },
  (t) => [unique('blog_versions_number').on(t.postId, t.number)],
);

/** Pictures that a post shows or showed in any version, so that they stay. */
export const blogPictures = pgTable(
  'blog_pictures',
  {
    postId: uuid('post_id')
      .notNull()
      .references(() => blogPosts._id, { onDelete: 'cascade' }),
    mediaId: uuid('media_id')
      .notNull()
      .references(() => media._id),
  },
  (t) => [primaryKey({ columns: [t.postId, t.mediaId] }), index('blog_pictures_media').on(t.mediaId)],
);

/** Who is writing a post, as of when. */
export const blogWriters = pgTable(
  'blog_writers',
  {
    postId: uuid('post_id')
      .notNull()
      .references(() => blogPosts._id, { onDelete: 'cascade' }),
    userId: uuid('user_id')
      .notNull()
      .references(() => users._id, { onDelete: 'cascade' }),
    seenAt: moment('seen_at').notNull(),
  },
  (t) => [primaryKey({ columns: [t.postId, t.userId] }), index('blog_writers_user').on(t.userId)],
);

/** How often a post was read, and how many carts were begun after it: of a day and a domain, never of a person. */
export const blogReads = pgTable(
  'blog_reads',
  {
    postId: uuid('post_id')
      .notNull()
      .references(() => blogPosts._id, { onDelete: 'cascade' }),
    day: date('day').notNull(),
    /** The domain that led there; empty when none is known. */
    referrer: text('referrer').notNull(),
    reads: integer('reads').notNull().default(0),
    carts: integer('carts').notNull().default(0),
  },
  (t) => [primaryKey({ columns: [t.postId, t.day, t.referrer] })],
);
