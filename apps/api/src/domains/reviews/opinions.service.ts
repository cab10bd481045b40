import type { Answer } from '@adunni/contracts/endpoint';
import { commonErrors } from '@adunni/contracts/errors';
import { type listMyOpinions, reviewErrors } from '@adunni/contracts/reviews';
import type { ReportForm } from '@adunni/contracts/reviews-forms';
import { and, eq, sql } from 'drizzle-orm';
import type { Ctx, Viewer } from '../../kit/context.ts';
import type { Tx } from '../../kit/database/connect.ts';
import { Refusal } from '../../kit/errors.ts';
import { limitAttempts } from '../../kit/security/attempts.ts';
import { isVisible } from '../catalog/card.queries.ts';
import { inArea } from '../notifications/rules.ts';
import { notifyStaff } from '../notifications/service.ts';
import { lineToReview } from './lines.queries.ts';
import { reviewReports, reviews, reviewVotes } from './tables.ts';

const VOTES = { most: 200, minutes: 60 };
const REPORTS = { most: 20, minutes: 60 };

/** Says or takes back that a review is helpful; saying it twice counts once. Answers with the count. Throws 404, 409. */
export async function voteHelpful(ctx: Ctx<Viewer>, reviewId: string, isHelpful: boolean): Promise<number> {
  const userId = ctx.viewer._id;
  await limitAttempts(ctx.db, `review-vote:${userId}`, VOTES, ctx.clock());
  return ctx.db.transaction(async (tx) => {
    const { isOwnWork } = await readable(ctx, tx, reviewId);
    if (isOwnWork) throw new Refusal(reviewErrors.own_work);
    if (isHelpful)
      await tx.insert(reviewVotes).values({ reviewId, userId, createdAt: ctx.clock() }).onConflictDoNothing();
    else await tx.delete(reviewVotes).where(and(eq(reviewVotes.reviewId, reviewId), eq(reviewVotes.userId, userId)));
    const [row] = await tx.select({ helpful: reviews.helpful }).from(reviews).where(eq(reviews._id, reviewId));
    return row?.helpful ?? 0;
  });
}

/** Reports a review, once per person, and tells the staff. Throws 404, 409, 429. */
export async function reportReview(ctx: Ctx<Viewer>, reviewId: string, form: ReportForm): Promise<void> {
  const userId = ctx.viewer._id;
  const now = ctx.clock();
  await limitAttempts(ctx.db, `review-report:${userId}`, REPORTS, now);
  await ctx.db.transaction(async (tx) => {
    const { title } = await readable(ctx, tx, reviewId);
    const [report] = await tx
      .insert(reviewReports)
      .values({ ...form, reviewId, userId, createdAt: now })
      .onConflictDoNothing()
      .returning({ _id: reviewReports._id });
    if (!report) return;
    await tx
      .update(reviews)
      .set({ reportedAt: sql`coalesce(${reviews.reportedAt}, ${now.toISOString()})` })
      .where(eq(reviews._id, reviewId));
    await notifyStaff(ctx, tx, {
      kind: 'review-reported',
      title: `A review of ${title} is reported`,
      text: 'Please read it and decide whether it stays.',
      path: inArea(`/reviews/${reviewId}`),
      cause: `report:${report._id}`,
    });
  });
}

/** What a review is about that the caller can read and did not write, and whether they made that. Throws 404, 409. */
async function readable({ viewer, clock }: Ctx<Viewer>, tx: Tx, reviewId: string) {
  const { rows } = await tx.execute<{ title: string; isOwn: boolean; isOwnWork: boolean }>(sql`
    select p.title, coalesce(r.user_id = ${viewer._id}, false) as "isOwn", m.user_id = ${viewer._id} as "isOwnWork"
    from reviews r join products p on p.id = r.product_id join makers m on m.id = p.maker_id
    where r.id = ${reviewId} and r.state = 'published' and ${isVisible(clock())}`);
  const [review] = rows;
  if (!review) throw new Refusal(commonErrors.not_found);
  if (review.isOwn) throw new Refusal(reviewErrors.own_review);
  return review;
}

/** What the caller did with the reviews of a product. */
export async function myOpinions(
  { db, viewer }: Ctx<Viewer>,
  productId: string,
): Promise<Answer<typeof listMyOpinions>> {
  const { rows } = await db.execute<{ _id: string; kind: 'own' | 'helpful' | 'reported' }>(sql`
    select id as "_id", 'own' as kind from reviews where product_id = ${productId} and user_id = ${viewer._id}
    union all
    select v.review_id, 'helpful' from review_votes v join reviews r on r.id = v.review_id
      where r.product_id = ${productId} and v.user_id = ${viewer._id}
    union all
    select w.review_id, 'reported' from review_reports w join reviews r on r.id = w.review_id
      where r.product_id = ${productId} and w.user_id = ${viewer._id}`);
  const of = (kind: string): string[] => rows.flatMap((row) => (row.kind === kind ? row._id : []));
  return {
    own: of('own'),
    helpful: of('helpful'),
    reported: of('reported'),
    toReview: await lineToReview(db, viewer._id, productId),
  };
}
