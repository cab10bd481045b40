import type { Returned } from '@adunni/contracts/endpoint';
import { commonErrors } from '@adunni/contracts/errors';
import type { ReportForm } from '@adunni/contracts/reviews/forms';
import { type listMyVotesAndReports, reviewErrors } from '@adunni/contracts/reviews/reviews';
import { and, eq, sql } from 'drizzle-orm';
import type { Ctx, Viewer } from '../../kit/context.ts';
import type { Db, Tx } from '../../kit/database/connect.ts';
import { Refusal } from '../../kit/errors.ts';
import { limitAttempts } from '../../kit/security/attempts.ts';
import { isVisible as isProductVisible } from '../catalog/queries.ts';
import { inArea } from '../notifications/rules.ts';
import { notifyStaff } from '../notifications/service.ts';
import { isVisible as isServiceVisible } from '../services/queries.ts';
import { visitToReview } from './bookings/bookings.queries.ts';
import { lineToReview } from './lines.queries.ts';
import { notificationKinds } from './notification-kinds.ts';
import { type About, writingPath } from './rules.ts';
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
      kind: notificationKinds.reported,
      title: `Review of ${title} reported`,
      text: 'Please decide whether to keep or hide it.',
      path: inArea(`/reviews/${reviewId}`),
      cause: `report:${report._id}`,
    });
  });
}

/** What a review is about that the caller can read and did not write, and whether they made that. Throws 404, 409. */
async function readable({ viewer, clock }: Ctx<Viewer>, tx: Tx, reviewId: string) {
  const { rows } = await tx.execute<{ title: string; isOwn: boolean; isOwnWork: boolean }>(sql`
    select coalesce(p.title, s.title) as title, coalesce(r.user_id = ${viewer._id}, false) as "isOwn",
      m.user_id = ${viewer._id} as "isOwnWork"
    from reviews r left join products p on p.id = r.product_id left join services s on s.id = r.service_id
    join makers m on m.id = coalesce(p.maker_id, s.maker_id)
    where r.id = ${reviewId} and r.status = 'published'
      and case when p.id is null then ${isServiceVisible} else ${isProductVisible(clock())} end`);
  const [review] = rows;
  if (!review) throw new Refusal(commonErrors.not_found);
  if (review.isOwn) throw new Refusal(reviewErrors.own_review);
  return review;
}

/** What the caller did with the reviews of something, and where they may write one. */
export async function myVotesAndReports(
  { db, viewer: { _id: userId } }: Ctx<Viewer>,
  { kind, id }: About,
): Promise<Returned<typeof listMyVotesAndReports>> {
  const about = kind === 'product' ? sql`r.product_id = ${id}` : sql`r.service_id = ${id}`;
  const { rows } = await db.execute<{ _id: string; kind: 'own' | 'helpful' | 'reported' }>(sql`
    select r.id as "_id", 'own' as kind from reviews r where ${about} and r.user_id = ${userId}
    union all
    select v.review_id, 'helpful' from review_votes v join reviews r on r.id = v.review_id
      where ${about} and v.user_id = ${userId}
    union all
    select w.review_id, 'reported' from review_reports w join reviews r on r.id = w.review_id
      where ${about} and w.user_id = ${userId}`);
  const of = (which: string): string[] => rows.flatMap((row) => (row.kind === which ? row._id : []));
  return {
    own: of('own'),
    helpful: of('helpful'),
    reported: of('reported'),
    toReview: await pathToReview(db, userId, { kind, id }),
  };
}

async function pathToReview(db: Db, userId: string, { kind, id }: About): Promise<string | null> {
  if (kind === 'product') {
    const itemId = await lineToReview(db, userId, id);
    return itemId && writingPath({ itemId, bookingId: null });
  }
  const bookingId = await visitToReview(db, userId, id);
  return bookingId && writingPath({ itemId: null, bookingId });
}
