import { reviewErrors } from '@adunni/contracts/reviews/reviews';
import { and, eq, inArray, lt } from 'drizzle-orm';
import type { Ctx, Deps, Viewer } from '../../../kit/context.ts';
import type { Tx } from '../../../kit/database/connect.ts';
import { Refusal } from '../../../kit/errors.ts';
import { limitAttempts } from '../../../kit/security/attempts.ts';
import { toPrivatePicture } from '../../media/queries.ts';
import { keepPicture, publishPictures, readPicture, removePictures, storePicture } from '../../media/service.ts';
import { daysBefore, type ReviewEligibility } from '../rules.ts';
import { reviewPhotos, reviewUploads } from '../tables.ts';
import { reviewable } from './eligibility.service.ts';

const PHOTOS = { most: 60, minutes: 60 };

/** Stores a photo for a review that the caller may write. Throws 404, 409, 413, 415, 422, 429. */
export async function uploadPhoto(ctx: Ctx<Viewer>, eligibility: ReviewEligibility, read: () => Promise<Buffer>) {
  const { viewer } = ctx;
  const { title } = await reviewable(ctx, eligibility);
  await limitAttempts(ctx.db, `review-photo:${viewer._id}`, PHOTOS, ctx.clock());
  const picture = await keepPicture(ctx, await readPicture(await read()));
  return ctx.db.transaction(async (tx) => {
    const row = await storePicture(tx, { ...picture, alt: `A customer’s photo of ${title}`, isPrivate: true });
    await tx
      .insert(reviewUploads)
      .values({ mediaId: row._id, ...eligibility, userId: viewer._id, createdAt: ctx.clock() });
    return toPrivatePicture(ctx)(row);
  });
}

/** Which review photos are given to. */
interface Reviewing {
  reviewId: string;
  eligibility: ReviewEligibility;
  userId: string;
  isHidden: boolean;
}

/**
 * Gives a review exactly these photos, in this order: those it has already, and those that its author uploaded for it,
 * each once. What it had besides goes for good. Everybody sees them unless the review is hidden. Throws 422.
 */
export async function setPhotos(
  deps: Pick<Deps, 'jobs'>,
  tx: Tx,
  { reviewId, eligibility, userId, isHidden }: Reviewing,
  photoIds: readonly string[],
): Promise<void> {
  const ids = [...new Set(photoIds)];
  const had = await tx.delete(reviewPhotos).where(eq(reviewPhotos.reviewId, reviewId)).returning();
  const known = new Set(had.map(({ mediaId }) => mediaId));
  const added = ids.filter((id) => !known.has(id));
  if (added.length > 0) {
    const theirs = and(
      inArray(reviewUploads.mediaId, added),
      eligibility.itemId === null
        ? eq(reviewUploads.bookingId, eligibility.bookingId)
        : eq(reviewUploads.itemId, eligibility.itemId),
      eq(reviewUploads.userId, userId),
    );
    const taken = await tx.delete(reviewUploads).where(theirs).returning();
    if (taken.length < added.length) throw new Refusal(reviewErrors.photo_gone);
    if (!isHidden) await publishPictures(tx, added);
  }
  if (ids.length > 0)
    await tx.insert(reviewPhotos).values(ids.map((mediaId, position) => ({ reviewId, mediaId, position })));
  await removePictures(
    deps,
    tx,
    [...known].filter((id) => !ids.includes(id)),
  );
}

/** Takes photos away for good that were uploaded two days ago and never used. */
export async function sweepUploads(deps: Deps): Promise<void> {
  await deps.db.transaction(async (tx) => {
    const rows = await tx
      .select({ mediaId: reviewUploads.mediaId })
      .from(reviewUploads)
      .where(lt(reviewUploads.createdAt, daysBefore(deps.clock(), 2)))
      .limit(200)
      .for('update', { skipLocked: true });
    const ids = rows.map(({ mediaId }) => mediaId);
    if (ids.length === 0) return;
    await tx.delete(reviewUploads).where(inArray(reviewUploads.mediaId, ids));
    await removePictures(deps, tx, ids);
  });
}
