import { commonErrors } from '@adunni/contracts/errors';
import { and, eq, gt, ne, sql } from 'drizzle-orm';
import type { StaffCtx } from '../../../kit/crud/declaration.ts';
import { Refusal } from '../../../kit/errors.ts';
import { users } from '../../identity/tables.ts';
import { blogPosts, blogWriters } from '../tables.ts';

/** Who has not said so for as long does not write any more; browsers say it every twenty seconds. */
const GONE_MS = 50_000;

/** Notes that the caller writes a post; answers with who else does, and the version that the post has now. Throws 404. */
export async function notePresence(
  { db, viewer, clock }: StaffCtx,
  postId: string,
): Promise<{ others: string[]; version: number }> {
  const seenAt = clock();
  const [post] = await db.select({ version: blogPosts.version }).from(blogPosts).where(eq(blogPosts._id, postId));
  if (!post) throw new Refusal(commonErrors.not_found);
  await db
    .insert(blogWriters)
    .values({ postId, userId: viewer._id, seenAt })
    .onConflictDoUpdate({ target: [blogWriters.postId, blogWriters.userId], set: { seenAt } });
  const isHere = gt(blogWriters.seenAt, new Date(seenAt.getTime() - GONE_MS));
  const rows = await db
    .select({ name: sql<string>`${users.firstName} || ' ' || ${users.lastName}` })
    .from(blogWriters)
    .innerJoin(users, eq(users._id, blogWriters.userId))
    .where(and(eq(blogWriters.postId, postId), ne(blogWriters.userId, viewer._id), isHere))
    .orderBy(users.firstName, users._id);
  return { others: rows.map(({ name }) => name), version: post.version };
}
