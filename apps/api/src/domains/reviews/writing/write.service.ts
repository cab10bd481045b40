import { commonErrors } from '@adunni/contracts/errors';
import type { ReviewForm } from '@adunni/contracts/reviews/forms';
import { type LoadedOwnReview, reviewErrors } from '@adunni/contracts/reviews/reviews';
import { and, eq, sql } from 'drizzle-orm';
import type { Ctx, Viewer } from '../../../kit/context.ts';
import type { Tx } from '../../../kit/database/connect.ts';
import { Refusal } from '../../../kit/errors.ts';
import { limitAttempts } from '../../../kit/security/attempts.ts';
import { users } from '../../identity/tables.ts';
import { notifyMaker } from '../../makers/service.ts';
import { inArea } from '../../notifications/rules.ts';
import { notificationKinds } from '../notification-kinds.ts';
import { toOwnReview } from '../present.ts';
import { editableUntil, eligibilityOf, publicName, type ReviewEligibility } from '../rules.ts';
import { reviews } from '../tables.ts';
import { reviewable } from './eligibility.service.ts';
import { photosOf } from './photos.queries.ts';
import { setPhotos } from './photos.service.ts';

/** Each review tells its maker. */
const REVIEWS = { most: 40, minutes: 60 };

/** Reviews what the caller received or had done, once, and tells the maker. Throws 404, 409, 422, 429. */
export async function writeReview(
  ctx: Ctx<Viewer>,
  eligibility: ReviewEligibility,
  { photoIds, ...said }: ReviewForm,
): Promise<LoadedOwnReview> {
  const { viewer } = ctx;
  const { productId, serviceId, title, makerId } = await reviewable(ctx, eligibility);
  await limitAttempts(ctx.db, `review:${viewer._id}`, REVIEWS, ctx.clock());
  return ctx.db.transaction(async (tx) => {
    const author = await authorName(tx, viewer._id);
    const [review] = await tx
      .insert(reviews)
      .values({
        ...{ ...fitting(said, eligibility), ...eligibility, productId, serviceId },
        ...{ userId: viewer._id, author, createdAt: ctx.clock() },
      })
      // Two at once of one thing: the second waits for the first here, and then finds it.
      .onConflictDoNothing()
      .returning({ _id: reviews._id });
    if (!review) throw new Refusal(reviewErrors.already_reviewed);
    await setPhotos(ctx, tx, { reviewId: review._id, eligibility, userId: viewer._id, isHidden: false }, photoIds);
    await notifyMaker(ctx, tx, makerId, {
      kind: notificationKinds.written,
      title: `New review of ${title}`,
      // Without the author’s name and words, which would outlast their account here.
      text: `A customer gave ${said.rating} out of 5 stars. You can reply once; replies are public.`,
      path: inArea(`/reviews/${review._id}`),
      cause: `review:${review._id}`,
    });
    return getOwn(ctx, tx, review._id);
  });
}

/** Changes one’s own review within its time; a hidden one stays hidden. Throws 404, 409, 422. */
export async function editReview(
  ctx: Ctx<Viewer>,
  reviewId: string,
  { photoIds, ...said }: ReviewForm,
): Promise<LoadedOwnReview> {
  const { viewer } = ctx;
  const now = ctx.clock();
  return ctx.db.transaction(async (tx) => {
    const [review] = await tx
      .select({
        createdAt: reviews.createdAt,
        itemId: reviews.itemId,
        bookingId: reviews.bookingId,
        status: reviews.status,
      })
      .from(reviews)
      .where(and(eq(reviews._id, reviewId), eq(reviews.userId, viewer._id)))
      .for('no key update');
    const eligibility = review && eligibilityOf(review);
    if (!eligibility) throw new Refusal(commonErrors.not_found);
    if (now > editableUntil(review.createdAt)) throw new Refusal(reviewErrors.not_editable);
    const isHidden = review.status === 'hidden';
    await tx
      .update(reviews)
      .set({ ...fitting(said, eligibility), editedAt: now, version: sql`${reviews.version} + 1` })
      .where(eq(reviews._id, reviewId));
    await setPhotos(ctx, tx, { reviewId, eligibility, userId: viewer._id, isHidden }, photoIds);
    return getOwn(ctx, tx, reviewId);
  });
}

/** A piece fits or does not; a service has no fit to speak of. */
const fitting = <T extends Omit<ReviewForm, 'photoIds'>>(said: T, { itemId }: ReviewEligibility): T =>
  itemId === null ? { ...said, fit: null } : said;

async function authorName(tx: Tx, userId: string): Promise<string> {
  const [person] = await tx
    .select({ firstName: users.firstName, lastName: users.lastName })
    .from(users)
    .where(eq(users._id, userId));
  if (!person) throw new Error(`the author ${userId} went while writing`);
  return publicName(person);
}

async function getOwn(ctx: Ctx<Viewer>, tx: Tx, reviewId: string): Promise<LoadedOwnReview> {
  const [row] = await tx
    .select()
    .from(reviews)
    .where(and(eq(reviews._id, reviewId), eq(reviews.userId, ctx.viewer._id)));
  if (!row) throw new Error(`the review ${reviewId} was not stored`);
  return toOwnReview(row, (await photosOf(tx, [reviewId])).get(reviewId) ?? [], ctx);
}
