import type { PostForm } from '@adunni/contracts/blog/forms';
import type { TestApp } from '../../kit/testing/test-app.ts';
import { blogAuthors, blogCategories, blogPosts } from './tables.ts';

/** A post of one paragraph that lacks what is not given. */
export const words = (values: Partial<PostForm> = {}): PostForm => ({
  ...{ title: 'Reading aso-oke', slug: '', excerpt: 'What the stripes say.', canonical: '', coverId: null },
  ...{ coverAlt: '', authorIds: [], categoryIds: [], tags: [], relatedIds: [], productIds: [], isFeatured: false },
  document: [{ kind: 'paragraph', runs: [{ text: 'Strips of four inches.' }] }],
  ...values,
});

/** A category and an author, by their ids. */
export async function addFiling(test: TestApp, name = 'Fabrics') {
  const { db } = test.app.deps;
  const slug = name.toLowerCase();
  const [category] = await db
    .insert(blogCategories)
    .values({ slug, name, description: `On ${slug}.`, position: 0 })
    .returning();
  const [author] = await db
    .insert(blogAuthors)
    .values({ slug: `${slug}-author`, name: `${name} Author`, role: 'Weaver', biography: 'Weaves in Iseyin.' })
    .returning();
  if (!category || !author) throw new Error('nothing was stored');
  return { categoryIds: [category._id], authorIds: [author._id] };
}

/** Publishes a post for a test. */
export async function addPost(test: TestApp, slug: string, values: Partial<PostForm> = {}) {
  const live = words({ title: slug, ...values, slug });
  const at = test.now;
  const [row] = await test.app.deps.db
    .insert(blogPosts)
    .values({
      ...{ words: live, live, title: live.title, slug, liveSlug: slug, status: 'published' },
      ...{ publishedAt: at, liveAt: at, isFeatured: live.isFeatured },
    })
    .returning();
  if (!row) throw new Error('the post was not stored');
  return row;
}
