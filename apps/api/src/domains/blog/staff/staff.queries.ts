import { picturesOf } from '@adunni/contracts/blog/document-forms';
import type { PostStatus } from '@adunni/contracts/blog/staff';
import { asc, desc, eq, getTableColumns, inArray, type SQL, sql } from 'drizzle-orm';
import type { StaffCtx } from '../../../kit/crud/declaration.ts';
import type { Db, Tx } from '../../../kit/database/connect.ts';
import { DAY_MS } from '../../../kit/durations.rules.ts';
import { shopDay } from '../../../kit/shop-days.rules.ts';
import { namedProducts } from '../../catalog/queries.ts';
import { users } from '../../identity/tables.ts';
import { makers } from '../../makers/tables.ts';
import { services } from '../../services/tables.ts';
import { shownPictures } from '../posts/cards.queries.ts';
import { blogAuthors, blogCategories, blogPosts, blogReads, blogVersions, type PostRow } from '../tables.ts';

const LATEST = 50;
const DAYS = 30;

const namesIn = (table: SQL, list: string): SQL<string> => sql`coalesce((
  select string_agg(n.name, ', ' order by n.name) from ${table} n
  where ${blogPosts.words} -> ${sql.raw(`'${list}'`)} ? n.id::text), '')`;

/** How staff find and read posts. */
export const postReads = {
  table: blogPosts,
  search: [blogPosts.title, blogPosts.slug],
  filters: {
    status: (status: PostStatus): SQL => eq(blogPosts.status, status),
    category: (id: string): SQL => sql`${blogPosts.words} -> 'categoryIds' ? ${id}`,
    author: (id: string): SQL => sql`${blogPosts.words} -> 'authorIds' ? ${id}`,
  },
  sorts: {
    updatedAt: blogPosts.updatedAt,
    title: blogPosts.title,
    publishedAt: sql`coalesce(${blogPosts.publishedAt}, '-infinity')`,
  },
  async load({ db, clock }: StaffCtx, ids: string[]) {
    const since = shopDay(new Date(clock().getTime() - DAYS * DAY_MS));
    const rows = await db
      .select({
        ...getTableColumns(blogPosts),
        categories: namesIn(sql`blog_categories`, 'categoryIds'),
        authors: namesIn(sql`blog_authors`, 'authorIds'),
        hasChanges: sql<boolean>`${blogPosts.words} is distinct from ${blogPosts.live}`,
        reads: sql<number>`(select coalesce(sum(r.reads), 0)::int from blog_reads r
          where r.post_id = ${blogPosts._id} and r.day > ${since})`,
      })
      .from(blogPosts)
      .where(inArray(blogPosts._id, ids));
    return rows;
  },
  async detail({ db, clock }: StaffCtx, { _id, words, previewToken, campaignId, version }: PostRow) {
    const cards = words.document.flatMap((block) => (block.kind === 'card' ? [block] : []));
    const named = picturesOf(words.document);
    const cover = words.coverId ? [{ mediaId: words.coverId, alt: words.coverAlt }] : [];
    const [pictures, picked, pickedPosts, ofCards, versions, figures] = await Promise.all([
      shownPictures(db, [...named, ...cover]),
      namedProducts(db, words.productIds),
      titlesOf(db, words.relatedIds),
      namedCards(db, cards),
      versionsOf(db, _id),
      figuresOf(db, _id, clock()),
    ]);
    const chosen = { pictures, picked, pickedPosts, cards: ofCards, versions, figures };
    return { ...words, ...chosen, previewToken, campaignId, version };
  },
};

const titlesOf = (db: Db | Tx, ids: string[]) =>
  db.select({ value: blogPosts._id, label: blogPosts.title }).from(blogPosts).where(inArray(blogPosts._id, ids));

async function namedCards(db: Db | Tx, cards: readonly { of: 'product' | 'maker' | 'service'; ref: string }[]) {
  const of = (kind: string) => cards.filter((card) => card.of === kind).map(({ ref }) => ref);
  const [products, workshops, offered] = await Promise.all([
    namedProducts(db, of('product')),
    db
      .select({ value: makers._id, label: makers.name })
      .from(makers)
      .where(inArray(makers._id, of('maker'))),
    db
      .select({ value: services._id, label: services.title })
      .from(services)
      .where(inArray(services._id, of('service'))),
  ]);
  return [
    ...products.map((each) => ({ ...each, of: 'product' as const })),
    ...workshops.map((each) => ({ ...each, of: 'maker' as const })),
    ...offered.map((each) => ({ ...each, of: 'service' as const })),
  ];
}

function versionsOf(db: Db | Tx, postId: string) {
  const { _id, number, words, createdAt, byId } = blogVersions;
  return db
    .select({
      ...{ _id, number, title: sql<string>`${words} ->> 'title'`, at: createdAt },
      by: sql<string>`coalesce(${users.firstName} || ' ' || ${users.lastName}, 'Adunni')`,
    })
    .from(blogVersions)
    .leftJoin(users, eq(users._id, byId))
    .where(eq(blogVersions.postId, postId))
    .orderBy(desc(number))
    .limit(LATEST);
}

/** Reads of a post by day and by the domain that led there, in the last thirty days, and the carts after them. */
async function figuresOf(db: Db | Tx, postId: string, now: Date) {
  const days = Array.from({ length: DAYS }, (_, ago) => shopDay(new Date(now.getTime() - (DAYS - 1 - ago) * DAY_MS)));
  const rows = await db
    .select()
    .from(blogReads)
    .where(sql`${blogReads.postId} = ${postId} and ${blogReads.day} >= ${days[0]}`);
  const sum = (some: typeof rows, what: 'reads' | 'carts') => some.reduce((total, row) => total + row[what], 0);
  const domains = [...new Set(rows.map(({ referrer }) => referrer))].filter(Boolean);
  return {
    days: days.map((day) => ({
      day,
      reads: sum(
        rows.filter((row) => row.day === day),
        'reads',
      ),
    })),
    referrers: domains
      .map((domain) => ({
        domain,
        reads: sum(
          rows.filter(({ referrer }) => referrer === domain),
          'reads',
        ),
      }))
      .toSorted((a, b) => b.reads - a.reads || a.domain.localeCompare(b.domain))
      .slice(0, 8),
    reads: sum(rows, 'reads'),
    carts: sum(rows, 'carts'),
  };
}

/** Authors and categories that a post can have, by their names. */
export async function postChoices(db: Db | Tx) {
  const [authors, categories] = await Promise.all([
    db.select({ value: blogAuthors._id, label: blogAuthors.name }).from(blogAuthors).orderBy(asc(blogAuthors.name)),
    db
      .select({ value: blogCategories._id, label: blogCategories.name })
      .from(blogCategories)
      .orderBy(asc(blogCategories.position), asc(blogCategories.name)),
  ]);
  return { authors, categories };
}
