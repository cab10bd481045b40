import type { Reviewed } from '@adunni/contracts/reviews/reviews';
import type { LoadedReviewRecord, LoadedReviewRow, ModerationStatus } from '@adunni/contracts/reviews/staff';
import { isStaff } from '@adunni/contracts/roles';
import { and, count, desc, eq, inArray, isNotNull, isNull, type SQL, sql } from 'drizzle-orm';
import type { Viewer } from '../../../kit/context.ts';
import { allRows, type Condition, type StaffCtx } from '../../../kit/crud/declaration.ts';
import { contains } from '../../../kit/database/contains.ts';
import { bookings } from '../../bookings/tables.ts';
import { products } from '../../catalog/tables.ts';
import { users } from '../../identity/tables.ts';
import { makers } from '../../makers/tables.ts';
import { toPrivatePicture } from '../../media/queries.ts';
import { orderItems, orderParts, orders } from '../../orders/tables.ts';
import { services } from '../../services/tables.ts';
import { aboutOf, publicName } from '../rules.ts';
import { reportedFirst, reviewReports, reviews, unansweredFirst } from '../tables.ts';
import { photosOf } from '../writing/photos.queries.ts';

/** Published reviews of what the caller makes and does. */
export const ownWork = ({ _id }: Pick<Viewer, '_id'>): Condition =>
  sql`${reviews.status} = 'published' and (
    ${reviews.productId} in (select p.id from products p join makers m on m.id = p.maker_id where m.user_id = ${_id})
    or ${reviews.serviceId} in (select s.id from services s join makers m on m.id = s.maker_id where m.user_id = ${_id}))`;

const STATUSES: Record<ModerationStatus, SQL> = {
  reported: sql`${reviews.reportedAt} is not null`,
  published: sql`${reviews.status} = 'published'`,
  hidden: sql`${reviews.status} = 'hidden'`,
};
/** Its maker has not replied to it. */
export const isUnanswered = isNull(reviews.reply);
const ANSWERED = { yes: isNotNull(reviews.reply), no: isUnanswered };

/** Which reviews a list shows and in what order. What is reported is for staff to know. */
export const reviewList = {
  table: reviews,
  scope: { Admin: allRows, SuperAdmin: allRows, Designer: ownWork, Tailor: ownWork },
  search: (words: string) => {
    const ofProduct = sql`exists (select from products p where p.id = ${reviews.productId} and ${contains(sql`p.title`, words)})`;
    const ofService = sql`exists (select from services s where s.id = ${reviews.serviceId} and ${contains(sql`s.title`, words)})`;
    const said = contains(sql`(${reviews.title} || ' ' || ${reviews.text} || ' ' || ${reviews.author})`, words);
    return sql`(${said} or ${ofProduct} or ${ofService})`;
  },
  filters: {
    status: (value: ModerationStatus, { viewer }: StaffCtx) =>
      value === 'reported' && !isStaff(viewer.role) ? sql`false` : STATUSES[value],
    rating: (value: number) => eq(reviews.rating, value),
    answered: (value: 'yes' | 'no') => ANSWERED[value],
    about: (value: Reviewed) => isNotNull(value === 'product' ? reviews.productId : reviews.serviceId),
  },
  sorts: {
    attention: ({ role }: Viewer) => (isStaff(role) ? reportedFirst(reviews) : unansweredFirst(reviews)),
    createdAt: reviews.createdAt,
    rating: reviews.rating,
    helpful: reviews.helpful,
  },
};

/** Reviews with what they are about and how many reports wait. */
export async function loadReviews({ db, viewer }: StaffCtx, ids: string[]): Promise<LoadedReviewRow[]> {
  const knowsReports = isStaff(viewer.role);
  const waiting = db
    .select({ reviewId: reviewReports.reviewId, reports: count().as('reports') })
    .from(reviewReports)
    .where(and(inArray(reviewReports.reviewId, ids), isNull(reviewReports.decidedAt)))
    .groupBy(reviewReports.reviewId)
    .as('waiting');
  const rows = await db
    .select({
      review: reviews,
      product: products.title,
      service: services.title,
      maker: makers.name,
      reports: waiting.reports,
    })
    .from(reviews)
    .leftJoin(products, eq(products._id, reviews.productId))
    .leftJoin(services, eq(services._id, reviews.serviceId))
    .innerJoin(makers, eq(makers._id, sql`coalesce(${products.makerId}, ${services.makerId})`))
    .leftJoin(waiting, eq(waiting.reviewId, reviews._id))
    .where(inArray(reviews._id, ids));
  return rows.map(({ review, product, service, maker, reports }) => ({
    _id: review._id,
    about: describe(review, product ?? service ?? ''),
    maker,
    author: review.author,
    rating: review.rating,
    fit: review.fit,
    title: review.title,
    text: review.text,
    photoCount: review.photoCount,
    helpful: review.helpful,
    status: review.status === 'hidden' ? 'hidden' : knowsReports && review.reportedAt ? 'reported' : 'published',
    reports: knowsReports ? (reports ?? 0) : 0,
    isAnswered: review.reply !== null,
    version: review.version,
    isDemo: review.isDemo,
    createdAt: review.createdAt,
  }));
}

function describe(review: typeof reviews.$inferSelect, name: string): LoadedReviewRow['about'] {
  const { kind, id } = aboutOf(review);
  return { kind, _id: id, name };
}

/** A review with its photos, its answer, the order or booking behind it and, for staff, who reported it. */
export async function reviewRecord(ctx: StaffCtx, id: string): Promise<LoadedReviewRecord> {
  const [[row], [full], photos, reported] = await Promise.all([
    loadReviews(ctx, [id]),
    ctx.db
      .select({
        review: reviews,
        size: orderItems.size,
        colour: orderItems.colour,
        order: { _id: orders._id, number: orders.number },
        booking: { _id: bookings._id, number: bookings.number },
      })
      .from(reviews)
      .leftJoin(orderItems, eq(orderItems._id, reviews.itemId))
      .leftJoin(orderParts, eq(orderParts._id, orderItems.partId))
      .leftJoin(orders, eq(orders._id, orderParts.orderId))
      .leftJoin(bookings, eq(bookings._id, reviews.bookingId))
      .where(eq(reviews._id, id)),
    photosOf(ctx.db, [id]),
    isStaff(ctx.viewer.role) ? reportsOf(ctx, id) : [],
  ]);
  if (!row || !full) throw new Error(`the review ${id} went while it was read`);
  const { review } = full;
  return {
    ...row,
    size: full.size ?? '',
    colour: full.colour ?? '',
    order: full.order,
    booking: full.booking,
    photos: (photos.get(id) ?? []).map(toPrivatePicture(ctx)),
    reply: review.reply === null || !review.repliedAt ? null : { text: review.reply, at: review.repliedAt },
    hiddenReason: review.hiddenReason,
    editedAt: review.editedAt,
    reported,
  };
}

async function reportsOf({ db }: StaffCtx, reviewId: string): Promise<LoadedReviewRecord['reported']> {
  const rows = await db
    .select({ report: reviewReports, firstName: users.firstName, lastName: users.lastName })
    .from(reviewReports)
    .innerJoin(users, eq(users._id, reviewReports.userId))
    .where(eq(reviewReports.reviewId, reviewId))
    .orderBy(desc(reviewReports._id));
  return rows.map(({ report, ...person }) => ({
    _id: report._id,
    reason: report.reason,
    text: report.text,
    by: publicName(person),
    at: report.createdAt,
    isOpen: report.decidedAt === null,
  }));
}
