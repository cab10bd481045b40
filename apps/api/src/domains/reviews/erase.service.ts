import { asc, eq, inArray, or } from 'drizzle-orm';
import type { Deps } from '../../kit/context.ts';
import type { Db, Tx } from '../../kit/database/connect.ts';
import { products } from '../catalog/tables.ts';
import { makers } from '../makers/tables.ts';
import { removePictures } from '../media/service.ts';
import { services } from '../services/tables.ts';
import { reviewPhotos, reviewReports, reviews, reviewUploads, reviewVotes } from './tables.ts';

/** Takes away what a person reviewed, photographed, found helpful and reported, and what they answered as a maker. */
export async function eraseReviews(deps: Pick<Deps, 'jobs'>, tx: Tx, userId: string): Promise<void> {
  const written = tx.select({ _id: reviews._id }).from(reviews).where(eq(reviews.userId, userId));
  const shown = await tx.delete(reviewPhotos).where(inArray(reviewPhotos.reviewId, written)).returning();
  const unused = await tx.delete(reviewUploads).where(eq(reviewUploads.userId, userId)).returning();
  await tx.delete(reviewVotes).where(eq(reviewVotes.userId, userId));
  await tx.delete(reviewReports).where(eq(reviewReports.userId, userId));
  await tx.delete(reviews).where(eq(reviews.userId, userId));
  const made = tx
    .select({ _id: products._id })
    .from(products)
    .innerJoin(makers, eq(makers._id, products.makerId))
    .where(eq(makers.userId, userId));
  const done = tx
    .select({ _id: services._id })
    .from(services)
    .innerJoin(makers, eq(makers._id, services.makerId))
    .where(eq(makers.userId, userId));
  await tx
    .update(reviews)
    .set({ reply: null, repliedAt: null })
    .where(or(inArray(reviews.productId, made), inArray(reviews.serviceId, done)));
  await removePictures(
    deps,
    tx,
    [...shown, ...unused].map(({ mediaId }) => mediaId),
  );
}

/** A person’s reviews in plain words, oldest first. */
export async function exportReviews(db: Db | Tx, userId: string) {
  const rows = await db
    .select({ product: products.title, service: services.title, review: reviews })
    .from(reviews)
    .leftJoin(products, eq(products._id, reviews.productId))
    .leftJoin(services, eq(services._id, reviews.serviceId))
    .where(eq(reviews.userId, userId))
    .orderBy(asc(reviews._id));
  return rows.map(({ product, service, review }) => ({
    about: product ?? service,
    author: review.author,
    rating: review.rating,
    fit: review.fit,
    title: review.title,
    text: review.text,
    photos: review.photoCount,
    status: review.status,
    writtenAt: review.createdAt.toISOString(),
    changedAt: review.editedAt?.toISOString() ?? null,
  }));
}

/** Which reviews of others a person found helpful, and which they reported, oldest first. */
export async function exportVotesAndReports(db: Db | Tx, userId: string) {
  const helpful = await db
    .select({ review: reviews.title, at: reviewVotes.createdAt })
    .from(reviewVotes)
    .innerJoin(reviews, eq(reviews._id, reviewVotes.reviewId))
    .where(eq(reviewVotes.userId, userId))
    .orderBy(asc(reviewVotes.createdAt));
  const reported = await db
    .select({ review: reviews.title, report: reviewReports })
    .from(reviewReports)
    .innerJoin(reviews, eq(reviews._id, reviewReports.reviewId))
    .where(eq(reviewReports.userId, userId))
    .orderBy(asc(reviewReports._id));
  return {
    foundHelpful: helpful.map(({ review, at }) => ({ review, at: at.toISOString() })),
    reported: reported.map(({ review, report: { reason, text, createdAt } }) => ({
      review,
      reason,
      text,
      at: createdAt.toISOString(),
    })),
  };
}
