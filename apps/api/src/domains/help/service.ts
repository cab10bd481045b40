import { createHash } from 'node:crypto';
import type { Received } from '@adunni/contracts/endpoint';
import { commonErrors } from '@adunni/contracts/errors';
import type { voteOnArticle } from '@adunni/contracts/help/articles';
import { and, eq, isNotNull } from 'drizzle-orm';
import type { Ctx } from '../../kit/context.ts';
import type { Db, Tx } from '../../kit/database/connect.ts';
import { Refusal } from '../../kit/errors.ts';
import { limitAttempts } from '../../kit/security/attempts.ts';
import { networkOf } from '../../kit/security/network-of.ts';
import { helpArticles, helpVotes } from './tables.ts';

/** Votes of one network, which many phones may share. */
const VOTES = { most: 120, minutes: 60 };

const fingerprint = (kind: 'person' | 'device', id: string): string =>
  createHash('sha256').update(`help-vote ${kind} ${id}`).digest('hex');

/**
 * Counts what somebody says of a published article, in place of what they said of it before. Who has signed in since
 * counts as that person and no longer as their device. Throws 404 and 429.
 */
export async function vote(
  ctx: Ctx,
  articleId: string,
  { isHelpful, reason, comment, device }: Received<typeof voteOnArticle>['body'],
): Promise<void> {
  await limitAttempts(ctx.db, `help-vote ${networkOf(ctx.address)}`, VOTES, ctx.clock());
  const byDevice = fingerprint('device', device);
  const voter = ctx.viewer ? fingerprint('person', ctx.viewer._id) : byDevice;
  const said = isHelpful ? { isHelpful, reason: null, comment: '' } : { isHelpful, reason, comment };
  await ctx.db.transaction(async (tx) => {
    const [article] = await tx
      .select({ _id: helpArticles._id })
      .from(helpArticles)
      .where(and(eq(helpArticles._id, articleId), isNotNull(helpArticles.publishedAt)));
    if (!article) throw new Refusal(commonErrors.not_found);
    if (ctx.viewer)
      await tx.delete(helpVotes).where(and(eq(helpVotes.articleId, articleId), eq(helpVotes.voter, byDevice)));
    await tx
      .insert(helpVotes)
      .values({ articleId, voter, ...said, createdAt: ctx.clock() })
      .onConflictDoUpdate({ target: [helpVotes.articleId, helpVotes.voter], set: { ...said, createdAt: ctx.clock() } });
  });
}

/** What a person said of articles, for their export. */
export const votesOf = (db: Db | Tx, personId: string) =>
  db
    .select({
      article: helpArticles.title,
      isHelpful: helpVotes.isHelpful,
      reason: helpVotes.reason,
      comment: helpVotes.comment,
      at: helpVotes.createdAt,
    })
    .from(helpVotes)
    .innerJoin(helpArticles, eq(helpArticles._id, helpVotes.articleId))
    .where(eq(helpVotes.voter, fingerprint('person', personId)));

/** Forgets what a person said of articles. */
export async function eraseVotes(tx: Tx, personId: string): Promise<void> {
  await tx.delete(helpVotes).where(eq(helpVotes.voter, fingerprint('person', personId)));
}
