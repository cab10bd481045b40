import type { listPosts } from '@adunni/contracts/blog/posts';
import type { Received, Returned } from '@adunni/contracts/endpoint';
import { and, asc, desc, eq, type SQL, sql } from 'drizzle-orm';
import type { Db, Tx } from '../../kit/database/connect.ts';
import { cardsOf, type Shown } from './posts/cards.queries.ts';
import { describePost, isPublished, shownOf } from './posts/post.queries.ts';
import { blogAuthors, blogCategories, blogFormerSlugs, blogPosts } from './tables.ts';

type List = Returned<typeof listPosts>;
type Post = Awaited<ReturnType<typeof describePost>>;

const { live, liveSlug, publishedAt, search, isFeatured } = blogPosts;

/** Published posts, the latest first or those that fit the words best; featured ones lead the whole list. */
export async function findPosts(db: Db | Tx, query: Received<typeof listPosts>['query']): Promise<List> {
  const { q, category, author, tag, page, limit } = query;
  const words = sql`websearch_to_tsquery('english', search_fold(${q ?? ''}))`;
  const wanted = and(
    isPublished,
    category
      ? sql`${live} -> 'categoryIds' ? (select id::text from blog_categories where slug = ${category})`
      : undefined,
    author ? sql`${live} -> 'authorIds' ? (select id::text from blog_authors where slug = ${author})` : undefined,
    tag ? sql`${live} -> 'tags' ? ${tag}` : undefined,
    q ? sql`${search} @@ ${words}` : undefined,
  );
  const isWhole = !q && !category && !author && !tag;
  const first = q ? sql`ts_rank(${search}, ${words}) desc` : isWhole ? desc(isFeatured) : desc(publishedAt);
  const rows = await db
    .select()
    .from(blogPosts)
    .where(wanted)
    .orderBy(first, desc(publishedAt), desc(blogPosts._id))
    .limit(limit)
    .offset((page - 1) * limit);
  const [total, items, categories, who] = await Promise.all([
    db.$count(blogPosts, wanted),
    cardsOf(db, rows.flatMap(shownOf)),
    usedCategories(db),
    author ? findAuthor(db, author) : null,
  ]);
  return { items, total, page, limit, categories, author: who };
}

/** Categories with published posts, in the order that staff chose. */
async function usedCategories(db: Db | Tx): Promise<List['categories']> {
  const posts = sql<number>`(select count(*)::int from blog_posts p
    where p.status = 'published' and p.live -> 'categoryIds' ? blog_categories.id::text)`;
  const { slug, name, description, position } = blogCategories;
  const rows = await db
    .select({ slug, name, description, posts })
    .from(blogCategories)
    .orderBy(asc(position), asc(name));
  return rows.filter((row) => row.posts > 0);
}

/** An author as their page shows them; null when there is none. */
async function findAuthor(db: Db | Tx, slug: string): Promise<List['author']> {
  const [row = null] = await db.select().from(blogAuthors).where(eq(blogAuthors.slug, slug));
  return row;
}

/** A published post by its slug, or where one went that had the slug; null when there is neither. */
export async function findPost(
  db: Db | Tx,
  slug: string,
  now: Date,
): Promise<{ post: Post | null; movedTo: string | null } | null> {
  const [row] = await db
    .select()
    .from(blogPosts)
    .where(and(isPublished, eq(liveSlug, slug)));
  const [shown] = row ? shownOf(row) : [];
  if (shown) return { post: await describePost(db, shown, now), movedTo: null };
  const [moved] = await db
    .select({ slug: liveSlug })
    .from(blogFormerSlugs)
    .innerJoin(blogPosts, eq(blogPosts._id, blogFormerSlugs.postId))
    .where(and(isPublished, eq(blogFormerSlugs.slug, slug)));
  return moved?.slug ? { post: null, movedTo: moved.slug } : null;
}

/** A draft by its preview link; null when there is none. */
export async function findPreview(db: Db | Tx, token: string, now: Date): Promise<Post | null> {
  const [row] = await db.select().from(blogPosts).where(eq(blogPosts.previewToken, token));
  if (!row) return null;
  const { _id, slug, words, updatedAt } = row;
  return describePost(db, { _id, slug, words, publishedAt: row.publishedAt ?? now, updatedAt }, now);
}

/** The latest posts as feeds tell them. */
export async function latestPosts(db: Db | Tx, limit: number): Promise<{ shown: Shown; by: string[] }[]> {
  const newest: SQL = desc(publishedAt);
  const rows = await db.select().from(blogPosts).where(isPublished).orderBy(newest, desc(blogPosts._id)).limit(limit);
  const shown = rows.flatMap(shownOf);
  const cards = await cardsOf(db, shown);
  return shown.map((each, index) => ({ shown: each, by: cards[index]?.authors.map(({ name }) => name) ?? [] }));
}
