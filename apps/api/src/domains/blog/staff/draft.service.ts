import { isDeepStrictEqual } from 'node:util';
import { picturesOf } from '@adunni/contracts/blog/document-forms';
import type { PostForm } from '@adunni/contracts/blog/forms';
import { commonErrors } from '@adunni/contracts/errors';
import { and, desc, eq, inArray, like, ne, or, sql } from 'drizzle-orm';
import type { StaffCtx } from '../../../kit/crud/declaration.ts';
import type { Tx } from '../../../kit/database/connect.ts';
import { refuseBroken } from '../../../kit/database/constraint-errors.ts';
import { MINUTE_MS } from '../../../kit/durations.rules.ts';
import { Refusal } from '../../../kit/errors.ts';
import { holdUploads, requireProducts } from '../../catalog/service.ts';
import { slugOf } from '../../makers/rules.ts';
import { media } from '../../media/tables.ts';
import { blogPictures, blogPosts, blogVersions } from '../tables.ts';

/** What one person saves within this time is one version. */
const ONE_VERSION_MS = 10 * MINUTE_MS;
const TAKEN = { slug: 'Another post has this URL slug.' };

/** Stores a new draft, with its first version. */
export async function createDraft(ctx: StaffCtx, tx: Tx, words: PostForm): Promise<string> {
  await requireProducts(tx, words);
  const slug = await slugFor(tx, words, null);
  const insert = tx
    .insert(blogPosts)
    .values({ words, title: words.title, slug, createdAt: ctx.clock(), updatedAt: ctx.clock() })
    .returning({ _id: blogPosts._id });
  const [row] = await refuseBroken({ blog_posts_slug_unique: TAKEN }, insert.execute());
  if (!row) throw new Error('the post was not stored');
  await keepPictures(tx, row._id, words);
  await keepVersion(ctx, tx, row._id, words);
  return row._id;
}

/** Changes the draft of a post, and nothing that readers see. */
export async function updateDraft(ctx: StaffCtx, tx: Tx, _id: string, words: PostForm): Promise<void> {
  await requireProducts(tx, words);
  const slug = await slugFor(tx, words, _id);
  const update = tx
    .update(blogPosts)
    .set({ words, title: words.title, slug, updatedAt: ctx.clock() })
    .where(eq(blogPosts._id, _id));
  await refuseBroken({ blog_posts_slug_unique: TAKEN }, update.execute());
  await keepPictures(tx, _id, words);
  await keepVersion(ctx, tx, _id, words);
}

/** The slug that was chosen, unless another post has it; else one that is free, made of the title. */
async function slugFor(tx: Tx, { slug, title }: PostForm, _id: string | null): Promise<string> {
  const base = slug || slugOf(title);
  const { slug: drafted, liveSlug } = blogPosts;
  const begins = (column: typeof drafted | typeof liveSlug) => like(column, `${base}%`);
  const rows = await tx
    .select({ drafted, liveSlug })
    .from(blogPosts)
    .where(and(or(begins(drafted), begins(liveSlug)), _id ? ne(blogPosts._id, _id) : undefined));
  const taken = new Set(rows.flatMap((row) => [row.drafted, row.liveSlug]));
  if (!taken.has(base)) return base;
  if (slug) throw new Refusal(commonErrors.invalid, { fields: TAKEN });
  for (let number = 2; ; number += 1) if (!taken.has(`${base}-${number}`)) return `${base}-${number}`;
}

/** Notes which pictures a post shows, so that they stay; refuses those that are no picture of the blog’s or of staff. */
async function keepPictures(tx: Tx, postId: string, { document, coverId }: PostForm): Promise<void> {
  const ids = [...new Set([...picturesOf(document).map(({ mediaId }) => mediaId), ...(coverId ? [coverId] : [])])];
  if (ids.length === 0) return;
  const uploaded = await holdUploads(tx, ids, { makerId: null, byStaff: true });
  const shown = await tx
    .select({ id: blogPictures.mediaId })
    .from(blogPictures)
    .where(inArray(blogPictures.mediaId, ids));
  const drawn = await tx
    .select({ id: media._id })
    .from(media)
    .where(and(inArray(media._id, ids), eq(media.source, 'garment-art')));
  const usable = new Set([...uploaded, ...shown.map(({ id }) => id), ...drawn.map(({ id }) => id)]);
  const strange = ids.some((id) => !usable.has(id));
  if (strange) throw new Refusal(commonErrors.invalid, { fields: { document: 'One of these images is gone.' } });
  await tx
    .insert(blogPictures)
    .values(ids.map((mediaId) => ({ postId, mediaId })))
    .onConflictDoNothing();
}

/**
 * Keeps the words as a version, unless the last one has them. What one person saves within ten minutes is one version;
 * `isFixed` keeps it from being written over.
 */
export async function keepVersion(
  { viewer, clock }: StaffCtx,
  tx: Tx,
  postId: string,
  words: PostForm,
  isFixed = false,
): Promise<void> {
  const now = clock();
  const [last] = await tx
    .select()
    .from(blogVersions)
    .where(eq(blogVersions.postId, postId))
    .orderBy(desc(blogVersions.number))
    .limit(1);
  const isSame = last && isDeepStrictEqual(last.words, words);
  const isOpen =
    last && !last.isFixed && last.byId === viewer._id && now.getTime() - last.createdAt.getTime() < ONE_VERSION_MS;
  if (last && (isSame || isOpen)) {
    await tx
      .update(blogVersions)
      .set({ words, isFixed: last.isFixed || isFixed })
      .where(eq(blogVersions._id, last._id));
    return;
  }
  const number = (last?.number ?? 0) + 1;
  await tx.insert(blogVersions).values({ postId, number, words, isFixed, byId: viewer._id, createdAt: now });
}

/** Locks a post that was seen in this version. Throws 404 and 409. */
export async function lockPost(tx: Tx, _id: string, version: number | null) {
  const [row] = await tx.select().from(blogPosts).where(eq(blogPosts._id, _id)).for('no key update');
  if (!row) throw new Refusal(commonErrors.not_found);
  if (version !== null && row.version !== version) throw new Refusal(commonErrors.stale);
  return row;
}

/** Counts a change of a locked post, so that who saw it before is told. */
export async function countVersion(tx: Tx, _id: string): Promise<void> {
  await tx
    .update(blogPosts)
    .set({ version: sql`${blogPosts.version} + 1` })
    .where(eq(blogPosts._id, _id));
}
