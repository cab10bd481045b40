import { picturesOf } from '@adunni/contracts/blog/document-forms';
import type { PostForm } from '@adunni/contracts/blog/forms';
import {
  blogAuthors,
  blogCategories,
  blogPictures,
  blogPosts,
  blogReads,
  blogVersions,
} from '../../domains/blog/tables.ts';
import type { Tx } from '../../kit/database/connect.ts';
import { DAY_MS, HOUR_MS } from '../../kit/durations.rules.ts';
import { dayStart, daysAfter, shopDay } from '../../kit/shop-days.rules.ts';
import { AUTHORS, CATEGORIES } from './filing.ts';
import { findKnown, type Known, stored } from './known.ts';
import { CARE } from './posts/care.ts';
import { CELEBRATIONS } from './posts/celebrations.ts';
import { COMING } from './posts/coming.ts';
import { FABRICS } from './posts/fabrics.ts';
import { FITTED_AND_FAR } from './posts/fitted-and-far.ts';
import { MEASURING } from './posts/measuring.ts';
import { ORDERING } from './posts/ordering.ts';
import { SEASONS } from './posts/seasons.ts';
import type { DemoPost } from './write.ts';

/** The demo’s posts, the oldest first. */
export const DEMO_POSTS: readonly DemoPost[] = [
  ...MEASURING,
  ...FABRICS,
  ...CARE,
  ...CELEBRATIONS,
  ...ORDERING,
  ...SEASONS,
  ...FITTED_AND_FAR,
  ...COMING,
].toSorted((one, other) => (other.daysAgo ?? 0) - (one.daysAgo ?? 0));

/** The hour at which posts go out. */
const HOUR = 9;
const READ_DAYS = 30;
/** Domains that lead to posts, with their part of the reads; none is who came by themselves. */
const REFERRERS = [
  ['', 5],
  ['google.com', 7],
  ['instagram.com', 3],
  ['t.co', 1],
] as const;

/** Stores the blog: posts of the past months, one that is scheduled and one that is being written. */
export async function seedBlog(tx: Tx, { adminId, now }: { adminId: string; now: Date }): Promise<void> {
  const known = await findKnown(tx);
  const filed = await seedFiling(tx);
  const today = shopDay(now);
  for (const [index, post] of DEMO_POSTS.entries()) {
    const at = new Date(dayStart(daysAfter(today, -(post.daysAgo ?? 0))).getTime() + HOUR * HOUR_MS);
    const isOut = post.daysAgo !== null && post.daysAgo > 0;
    const isDue = post.daysAgo !== null && post.daysAgo < 0;
    const writtenAt = isOut ? at : new Date(now.getTime() - DAY_MS);
    const words = wordsOf(post, known, filed);
    const { title, slug, isFeatured } = words;
    const [row] = await tx
      .insert(blogPosts)
      .values({
        ...{ words, title, slug, isFeatured, createdAt: writtenAt, updatedAt: writtenAt },
        ...(isOut && { status: 'published' as const, live: words, liveSlug: slug, publishedAt: at, liveAt: at }),
        ...(isDue && { status: 'scheduled' as const, due: words, scheduledFor: at }),
      })
      .returning({ _id: blogPosts._id });
    if (!row) throw new Error('a post of the demo was not stored');
    const postId = row._id;
    await tx.insert(blogVersions).values({
      ...{ postId, number: 1, words, isFixed: isOut, byId: adminId, createdAt: writtenAt },
    });
    const shown = new Set([...picturesOf(words.document).map(({ mediaId }) => mediaId), words.coverId]);
    const kept = [...shown].flatMap((mediaId) => (mediaId ? [{ postId, mediaId }] : []));
    if (kept.length > 0) await tx.insert(blogPictures).values(kept);
    if (isOut) await tx.insert(blogReads).values(readsOf(postId, index, Math.min(post.daysAgo ?? 0, READ_DAYS), today));
  }
}

async function seedFiling(tx: Tx): Promise<(slug: string) => string> {
  const categories = await tx
    .insert(blogCategories)
    .values(CATEGORIES.map((category, index) => ({ ...category, position: (index + 1) * 10 })))
    .returning({ slug: blogCategories.slug, _id: blogCategories._id });
  const authors = await tx
    .insert(blogAuthors)
    .values(AUTHORS.map((author) => ({ ...author })))
    .returning({ slug: blogAuthors.slug, _id: blogAuthors._id });
  const ids = new Map([...categories, ...authors].map(({ slug, _id }) => [slug, _id]));
  return (slug) => {
    const id = ids.get(slug);
    if (!id) throw new Error(`no category or author of the demo’s blog is called ${slug}`);
    return id;
  };
}

/** A post of the demo as staff would have written it. */
function wordsOf(post: DemoPost, known: Known, filed: (slug: string) => string): PostForm {
  const cover = post.cover === undefined ? null : known.picture(post.cover);
  return {
    ...{ title: post.title, slug: post.slug, excerpt: post.excerpt, canonical: '' },
    ...{ coverId: cover?._id ?? null, coverAlt: cover?.alt ?? '' },
    ...{ authorIds: post.by.map(filed), categoryIds: post.in.map(filed), tags: [...post.tags], relatedIds: [] },
    ...{ productIds: post.products.map(known.product), isFeatured: post.isFeatured ?? false },
    document: post.document.map((block) => stored(block, known)),
  };
}

/** Reads that never happened, the same in every demo: more of a fresh post, and a cart now and then. */
function readsOf(postId: string, index: number, days: number, today: string): (typeof blogReads.$inferInsert)[] {
  return Array.from({ length: days }, (_, ago) => ago).flatMap((ago) =>
    REFERRERS.map(([referrer, part]) => ({
      ...{ postId, day: daysAfter(today, -ago), referrer },
      reads: part + ((index * 3 + ago * 5) % 7),
      carts: referrer === '' && (index + ago) % 4 === 0 ? 1 : 0,
    })),
  );
}
