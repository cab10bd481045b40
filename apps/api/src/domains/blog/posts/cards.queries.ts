import type { PostForm } from '@adunni/contracts/blog/forms';
import type { LoadedPostCard } from '@adunni/contracts/blog/posts';
import { minutesOf } from '@adunni/contracts/blog/reading';
import { inArray } from 'drizzle-orm';
import type { Db, Tx } from '../../../kit/database/connect.ts';
import { pictureColumns, toPicture } from '../../media/queries.ts';
import { media } from '../../media/tables.ts';
import { blogAuthors, blogCategories } from '../tables.ts';

/** A post with the words that are to be shown of it. */
export interface Shown {
  _id: string;
  slug: string;
  words: PostForm;
  publishedAt: Date;
  updatedAt: Date;
}

/** Posts as lists show them, in the given order. */
export async function cardsOf(db: Db | Tx, posts: readonly Shown[]): Promise<LoadedPostCard[]> {
  const all = <K extends 'categoryIds' | 'authorIds'>(name: K) => [
    ...new Set(posts.flatMap(({ words }) => words[name])),
  ];
  const [categories, authors, covers] = await Promise.all([
    db
      .select()
      .from(blogCategories)
      .where(inArray(blogCategories._id, all('categoryIds'))),
    db
      .select()
      .from(blogAuthors)
      .where(inArray(blogAuthors._id, all('authorIds'))),
    shownPictures(
      db,
      posts.flatMap(({ words: { coverId, coverAlt } }) => (coverId ? [{ mediaId: coverId, alt: coverAlt }] : [])),
    ),
  ]);
  const named = (rows: readonly { _id: string; slug: string; name: string }[], ids: readonly string[]) =>
    ids.flatMap((id) => rows.find(({ _id }) => _id === id) ?? []);
  return posts.map(({ _id, slug, words, publishedAt }) => ({
    ...{ _id, slug, publishedAt, title: words.title, excerpt: words.excerpt, isFeatured: words.isFeatured },
    cover: covers.find((cover) => cover._id === words.coverId && cover.alt === words.coverAlt) ?? null,
    categories: named(categories, words.categoryIds),
    authors: named(authors, words.authorIds),
    minutes: minutesOf(words.document),
  }));
}

/** Pictures with what the post says that they show, in its order; those that are gone are left out. */
export async function shownPictures(db: Db | Tx, named: readonly { mediaId: string; alt: string }[]) {
  const ids = [...new Set(named.map(({ mediaId }) => mediaId))];
  const rows = await db.select(pictureColumns).from(media).where(inArray(media._id, ids));
  return named.flatMap(({ mediaId, alt }) => {
    const row = rows.find(({ _id }) => _id === mediaId);
    return row ? [{ ...toPicture(row), alt }] : [];
  });
}
