import { commonErrors } from '@adunni/contracts/errors';
import { and, eq, isNull } from 'drizzle-orm';
import { staffWrite } from '../../../kit/audit/staff-write.ts';
import type { Condition, StaffCtx } from '../../../kit/crud/declaration.ts';
import type { Tx } from '../../../kit/database/connect.ts';
import { Refusal } from '../../../kit/errors.ts';
import { products } from '../../catalog/tables.ts';
import { publishPictures, withdrawPictures } from '../../media/service.ts';
import { type NotificationKind, notify } from '../../notifications/service.ts';
import { services } from '../../services/tables.ts';
import { notificationKinds } from '../notification-kinds.ts';
import { aboutOf, eligibilityOf, readingPath, writingPath } from '../rules.ts';
import { reviewPhotos, reviewReports, reviews } from '../tables.ts';
import { ownWork } from './queries.ts';

type Row = typeof reviews.$inferSelect;

/** Which review, as it was seen. */
interface Seen {
  _id: string;
  version: number;
}

/** Answers a review of one’s own work, or changes the answer; its author learns of the first. Throws 404, 409. */
export async function replyToReview(ctx: StaffCtx, seen: Seen, text: string): Promise<number> {
  return staffWrite(ctx, async (tx) => {
    const review = await lock(tx, seen, ownWork(ctx.viewer));
    const version = await change(tx, review, { reply: text, repliedAt: review.repliedAt ?? ctx.clock() });
    await notifyAuthor(ctx, tx, review, {
      kind: notificationKinds.answered,
      cause: `review:${review._id}`,
      title: (name) => `The maker of ${name} replied to your review`,
      text: 'The reply is shown below your review.',
      path: readingPath(aboutOf(review)),
    });
    return version;
  });
}

/** Takes a review out of sight and decides the reports about it; its author learns the reason. Throws 404, 409. */
export async function hideReview(ctx: StaffCtx, seen: Seen, reason: string): Promise<number> {
  return staffWrite(ctx, async (tx) => {
    const review = await lock(tx, seen, undefined);
    const version = await change(tx, review, { status: 'hidden', hiddenReason: reason, reportedAt: null });
    await decideReports(ctx, tx, review._id);
    await withdrawPictures(ctx, tx, await photoIdsOf(tx, review._id));
    await notifyAuthor(ctx, tx, review, {
      kind: notificationKinds.judged,
      cause: `review:${review._id}:${version}`,
      title: (name) => `Your review of ${name} is hidden`,
      text: `Only you can see it now. Reason: ${reason}`,
      path: pathOf(review),
    });
    return version;
  });
}

/** Shows a hidden review again; its author learns of it. Throws 404, 409. */
export async function restoreReview(ctx: StaffCtx, seen: Seen): Promise<number> {
  return staffWrite(ctx, async (tx) => {
    const review = await lock(tx, seen, eq(reviews.status, 'hidden'));
    const version = await change(tx, review, { status: 'published', hiddenReason: '' });
    await publishPictures(tx, await photoIdsOf(tx, review._id));
    await notifyAuthor(ctx, tx, review, {
      kind: notificationKinds.judged,
      cause: `review:${review._id}:${version}`,
      title: (name) => `Your review of ${name} is shown again`,
      text: 'We have checked it again and it is public.',
      path: readingPath(aboutOf(review)),
    });
    return version;
  });
}

/** Decides that a reported review stays. Throws 404, 409. */
export async function keepReview(ctx: StaffCtx, seen: Seen): Promise<number> {
  return staffWrite(ctx, async (tx) => {
    const review = await lock(tx, seen, undefined);
    await decideReports(ctx, tx, review._id);
    return change(tx, review, { reportedAt: null });
  });
}

async function lock(tx: Tx, { _id, version }: Seen, allowed: Condition): Promise<Row> {
  const [review] = await tx
    .select()
    .from(reviews)
    .where(and(eq(reviews._id, _id), allowed))
    .for('no key update');
  if (!review) throw new Refusal(commonErrors.not_found);
  if (review.version !== version) throw new Refusal(commonErrors.stale);
  return review;
}

async function change(tx: Tx, { _id, version }: Row, values: Partial<Row>): Promise<number> {
  await tx
    .update(reviews)
    .set({ ...values, version: version + 1 })
    .where(eq(reviews._id, _id));
  return version + 1;
}

async function photoIdsOf(tx: Tx, reviewId: string): Promise<string[]> {
  const { mediaId } = reviewPhotos;
  const rows = await tx.select({ mediaId }).from(reviewPhotos).where(eq(reviewPhotos.reviewId, reviewId));
  return rows.map((row) => row.mediaId);
}

const decideReports = ({ clock }: StaffCtx, tx: Tx, reviewId: string) =>
  tx
    .update(reviewReports)
    .set({ decidedAt: clock() })
    .where(and(eq(reviewReports.reviewId, reviewId), isNull(reviewReports.decidedAt)));

/** Where the author finds what they wrote. */
function pathOf(review: Row): string {
  const eligibility = eligibilityOf(review);
  return eligibility ? writingPath(eligibility) : '/orders';
}

async function notifyAuthor(
  ctx: StaffCtx,
  tx: Tx,
  { userId, productId, serviceId }: Row,
  {
    title,
    ...notice
  }: {
    kind: NotificationKind;
    cause: string;
    title: (name: string) => string;
    text: string;
    path: string;
  },
): Promise<void> {
  if (!userId) return;
  const [about] = productId
    ? await tx.select({ title: products.title }).from(products).where(eq(products._id, productId))
    : await tx
        .select({ title: services.title })
        .from(services)
        .where(eq(services._id, serviceId ?? ''));
  await notify(ctx, tx, { userIds: [userId], title: title(about?.title ?? 'something'), ...notice });
}
