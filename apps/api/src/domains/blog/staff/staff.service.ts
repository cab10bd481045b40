import { randomBytes } from 'node:crypto';
import { missingToPublish, type PostForm } from '@adunni/contracts/blog/forms';
import { blogErrors } from '@adunni/contracts/blog/staff';
import { and, eq } from 'drizzle-orm';
import { staffWrite } from '../../../kit/audit/staff-write.ts';
import type { StaffCtx } from '../../../kit/crud/declaration.ts';
import type { Tx } from '../../../kit/database/connect.ts';
import { Refusal } from '../../../kit/errors.ts';
import { publishDueJob } from '../jobs.ts';
import { goLive } from '../posts/live.service.ts';
import { blogPosts, blogVersions } from '../tables.ts';
import { countVersion, createDraft, keepVersion, lockPost, updateDraft } from './draft.service.ts';

/** How staff write posts. Saving changes the draft alone: no save, however late, shows or hides anything. */
export const postWrites = {
  create: createDraft,
  update: updateDraft,
  actions: {
    async unpublish(_ctx: StaffCtx, tx: Tx, _id: string): Promise<void> {
      const { status } = await lockPost(tx, _id, null);
      if (status !== 'published') throw new Refusal(blogErrors.post_not_published);
      const to = { status: 'unpublished' as const, due: null, scheduledFor: null };
      await tx.update(blogPosts).set(to).where(eq(blogPosts._id, _id));
    },
    async unschedule(_ctx: StaffCtx, tx: Tx, _id: string): Promise<void> {
      const { due, status, live } = await lockPost(tx, _id, null);
      if (!due) throw new Refusal(blogErrors.post_not_scheduled);
      const before = live ? ('unpublished' as const) : ('draft' as const);
      const to = { due: null, scheduledFor: null, status: status === 'scheduled' ? before : status };
      await tx.update(blogPosts).set(to).where(eq(blogPosts._id, _id));
    },
  },
};

/**
 * Saves a post that was seen in this version with all that was typed, and publishes it, now or at a moment to come.
 * Answers with its next version. Throws 404, 409, and 422 for what is missing.
 */
export async function publishPost(
  ctx: StaffCtx,
  _id: string,
  { version, values, at }: { version: number; values: PostForm; at: Date | null },
): Promise<number> {
  const missing = Object.entries(missingToPublish(values)).map(([field, text]) => [`values.${field}`, text]);
  if (missing.length > 0) throw new Refusal(blogErrors.post_incomplete, { fields: Object.fromEntries(missing) });
  const now = ctx.clock();
  if (at && at <= now) throw new Refusal(blogErrors.post_in_past, { fields: { at: blogErrors.post_in_past.message } });
  return staffWrite(ctx, async (tx) => {
    await lockPost(tx, _id, version);
    await updateDraft(ctx, tx, _id, values);
    const row = await lockPost(tx, _id, null);
    if (at) await schedule(ctx, tx, row, at);
    else await goLive(tx, row, row.words, now);
    const [{ words } = row] = await tx.select().from(blogPosts).where(eq(blogPosts._id, _id));
    await keepVersion(ctx, tx, _id, words, true);
    await countVersion(tx, _id);
    return version + 1;
  });
}

/** Has the words of now go out at a moment; what readers see until then stays. */
async function schedule(ctx: StaffCtx, tx: Tx, row: typeof blogPosts.$inferSelect, at: Date): Promise<void> {
  const due = { ...row.words, slug: row.slug };
  const status = row.status === 'published' ? row.status : ('scheduled' as const);
  await tx.update(blogPosts).set({ due, words: due, scheduledFor: at, status }).where(eq(blogPosts._id, row._id));
  await ctx.jobs.enqueue(tx, publishDueJob, {}, { startAfter: at });
}

/** Gives the draft the words of an earlier version, as a new one, so that this can be undone too. Throws 404 and 409. */
export async function restoreVersion(
  ctx: StaffCtx,
  _id: string,
  { version, number }: { version: number; number: number },
): Promise<number> {
  return staffWrite(ctx, async (tx) => {
    await lockPost(tx, _id, version);
    const [kept] = await tx
      .select({ words: blogVersions.words })
      .from(blogVersions)
      .where(and(eq(blogVersions.postId, _id), eq(blogVersions.number, number)));
    if (!kept) throw new Refusal(blogErrors.unknown_version);
    await tx.update(blogVersions).set({ isFixed: true }).where(eq(blogVersions.postId, _id));
    await updateDraft(ctx, tx, _id, kept.words);
    await countVersion(tx, _id);
    return version + 1;
  });
}

/** Makes a link by which anybody reads the draft, or takes it back; one that is open stays the same. */
export async function setPreviewLink(ctx: StaffCtx, _id: string, isOpen: boolean): Promise<string | null> {
  const made = randomBytes(16).toString('base64url');
  return staffWrite(ctx, async (tx) => {
    const { previewToken: known } = await lockPost(tx, _id, null);
    const previewToken = isOpen ? (known ?? made) : null;
    await tx.update(blogPosts).set({ previewToken }).where(eq(blogPosts._id, _id));
    return previewToken;
  });
}
