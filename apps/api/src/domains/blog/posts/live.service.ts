import type { PostForm } from '@adunni/contracts/blog/forms';
import { and, eq, inArray, isNotNull, lte } from 'drizzle-orm';
import type { Deps } from '../../../kit/context.ts';
import type { Tx } from '../../../kit/database/connect.ts';
import { refuseBroken } from '../../../kit/database/constraint-errors.ts';
import { blogFormerSlugs, blogPosts, type PostRow } from '../tables.ts';

/** Shows these words of a locked post to readers; a slug that it had until now leads to its new one. */
export async function goLive(tx: Tx, row: PostRow, words: PostForm, at: Date): Promise<void> {
  const slug = words.slug || row.liveSlug || row.slug;
  const live = { ...words, slug };
  // What was drafted since it was scheduled stays as it is.
  const isDrafted = JSON.stringify(row.words) === JSON.stringify(words);
  const update = tx
    .update(blogPosts)
    .set({
      ...{ live, liveSlug: slug, status: 'published' as const, publishedAt: row.publishedAt ?? at, liveAt: at },
      ...{ isFeatured: words.isFeatured, due: null, scheduledFor: null },
      ...(isDrafted && { words: live, slug }),
    })
    .where(eq(blogPosts._id, row._id));
  const taken = { slug: 'Another post has this URL slug.' };
  await refuseBroken({ blog_posts_live_slug_unique: taken, blog_posts_slug_unique: taken }, update.execute());
  await tx.delete(blogFormerSlugs).where(eq(blogFormerSlugs.slug, slug));
  if (row.liveSlug && row.liveSlug !== slug)
    await tx
      .insert(blogFormerSlugs)
      .values({ slug: row.liveSlug, postId: row._id, createdAt: at })
      .onConflictDoUpdate({ target: blogFormerSlugs.slug, set: { postId: row._id, createdAt: at } });
}

/** Publishes what is due, each post once and by itself, however late: one that fails does not keep the others. */
export async function publishDue({ db, clock }: Deps): Promise<void> {
  const isDue = and(isNotNull(blogPosts.due), lte(blogPosts.scheduledFor, clock()));
  const ids = (await db.select({ _id: blogPosts._id }).from(blogPosts).where(isDue)).map(({ _id }) => _id);
  const failures: unknown[] = [];
  for (const _id of ids)
    await db
      .transaction(async (tx) => {
        const [row] = await tx
          .select()
          .from(blogPosts)
          .where(and(inArray(blogPosts._id, [_id]), isDue))
          .for('no key update');
        if (row?.due && row.scheduledFor) await goLive(tx, row, row.due, row.scheduledFor);
      })
      .catch((error: unknown) => failures.push(error));
  if (failures.length > 0) throw new AggregateError(failures, 'some posts could not be published');
}
