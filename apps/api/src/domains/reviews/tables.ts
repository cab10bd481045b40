import { FITS, REPORT_REASONS } from '@adunni/contracts/reviews/forms';
import { REVIEW_STATUSES } from '@adunni/contracts/reviews/reviews';
import { type SQL, sql } from 'drizzle-orm';
import { boolean, check, index, integer, pgEnum, pgTable, primaryKey, text, unique, uuid } from 'drizzle-orm/pg-core';
import { createdAt, epochOf, key, moment } from '../../kit/database/columns.ts';
import { bookings } from '../bookings/tables.ts';
import { products } from '../catalog/tables.ts';
import { users } from '../identity/tables.ts';
import { media } from '../media/tables.ts';
import { orderItems, orderParts } from '../orders/tables.ts';
import { services } from '../services/tables.ts';

export const reviewFit = pgEnum('review_fit', FITS);
export const reviewStatus = pgEnum('review_status', REVIEW_STATUSES);
export const reportReason = pgEnum('report_reason', REPORT_REASONS);

/**
 * What a customer says of something that they received or had done. A product or a service is what it is about; a line
 * of an order or a booking is what gives the right to say it. Everything else is the same whatever a review is about.
 */
/** The newest last, for orders in which something else comes first. */
const newestLate = (t: { createdAt: unknown }): SQL => sql`1e11 - ${epochOf(sql`${t.createdAt}`)}`;

/** A review’s place in the staff’s list: what was reported, as long as that waits, then the newest. An index holds it. */
export const reportedFirst = (t: { reportedAt: unknown; createdAt: unknown }): SQL =>
  sql`(case when ${t.reportedAt} is null then ${newestLate(t)} else ${epochOf(sql`${t.reportedAt}`)} end)`;

/**
 * A review’s place in its maker’s list: what waits for a reply, of that first what got three stars or less, the oldest
 * first; then the newest.
 */
export const unansweredFirst = (t: { reply: unknown; rating: unknown; createdAt: unknown }): SQL =>
  sql`(case when ${t.reply} is not null then ${newestLate(t)}
    else ${epochOf(sql`${t.createdAt}`)} + (case when ${t.rating} <= 3 then 0 else 3e10 end) end)`;

export const reviews = pgTable(
  'reviews',
  {
    _id: key(),
    productId: uuid('product_id').references(() => products._id, { onDelete: 'cascade' }),
    serviceId: uuid('service_id').references(() => services._id, { onDelete: 'cascade' }),
    /** The line or the booking that it is about: one review each; both null for the demo’s invented ones. */
    itemId: uuid('item_id')
      .unique('reviews_item')
      .references(() => orderItems._id, { onDelete: 'cascade' }),
    bookingId: uuid('booking_id')
      .unique('reviews_booking')
      .references(() => bookings._id, { onDelete: 'cascade' }),
    userId: uuid('user_id').references(() => users._id),
    /** First name and initial, as the author was called then. */
    author: text('author').notNull(),
    rating: integer('rating').notNull(),
    fit: reviewFit('fit'),
    title: text('title').notNull(),
    text: text('text').notNull(),
    status: reviewStatus('status').notNull().default('published'),
    hiddenReason: text('hidden_reason').notNull().default(''),
    reply: text('reply'),
    repliedAt: moment('replied_at'),
    /** Since when a report waits for a decision; null when none does. */
    reportedAt: moment('reported_at'),
    // Kept by the triggers of database.sql; never written elsewhere.
    helpful: integer('helpful').notNull().default(0),
    photoCount: integer('photo_count').notNull().default(0),
    isDemo: boolean('is_demo').notNull().default(false),
    createdAt: createdAt(),
    editedAt: moment('edited_at'),
    version: integer('version').notNull().default(1),
  },
  (t) => [
    index('reviews_product').on(t.productId, t.createdAt),
    index('reviews_service').on(t.serviceId, t.createdAt),
    index('reviews_reported_first').on(reportedFirst(t), t._id),
    index('reviews_newest').on(t.createdAt, t._id),
    index('reviews_user').on(t.userId),
    index('reviews_reported').on(t.reportedAt).where(sql`${t.reportedAt} is not null`),
    check('reviews_about', sql`num_nonnulls(${t.productId}, ${t.serviceId}) = 1`),
    check(
      'reviews_right',
      sql`(${t.itemId} is null or ${t.productId} is not null) and (${t.bookingId} is null or ${t.serviceId} is not null)`,
    ),
    check('reviews_rating', sql`${t.rating} between 1 and 5`),
    check('reviews_hidden', sql`(${t.status} = 'hidden') = (${t.hiddenReason} <> '')`),
    check('reviews_reply', sql`(${t.reply} is null) = (${t.repliedAt} is null)`),
  ],
);

/** A photo uploaded for a review that is still being written; what nobody used is swept away. */
export const reviewUploads = pgTable(
  'review_uploads',
  {
    mediaId: uuid('media_id')
      .primaryKey()
      .references(() => media._id, { onDelete: 'cascade' }),
    itemId: uuid('item_id').references(() => orderItems._id, { onDelete: 'cascade' }),
    bookingId: uuid('booking_id').references(() => bookings._id, { onDelete: 'cascade' }),
    userId: uuid('user_id')
      .notNull()
      .references(() => users._id),
    createdAt: createdAt(),
  },
  (t) => [
    index('review_uploads_oldest').on(t.createdAt),
    index('review_uploads_user').on(t.userId),
    check('review_uploads_right', sql`num_nonnulls(${t.itemId}, ${t.bookingId}) = 1`),
  ],
);

export const reviewPhotos = pgTable(
  'review_photos',
  {
    reviewId: uuid('review_id')
      .notNull()
      .references(() => reviews._id, { onDelete: 'cascade' }),
    mediaId: uuid('media_id')
      .notNull()
      .references(() => media._id, { onDelete: 'cascade' }),
    position: integer('position').notNull(),
  },
  (t) => [primaryKey({ columns: [t.reviewId, t.mediaId] }), index('review_photos_media').on(t.mediaId)],
);

/** Who finds a review helpful. */
export const reviewVotes = pgTable(
  'review_votes',
  {
    reviewId: uuid('review_id')
      .notNull()
      .references(() => reviews._id, { onDelete: 'cascade' }),
    userId: uuid('user_id')
      .notNull()
      .references(() => users._id),
    createdAt: createdAt(),
  },
  (t) => [primaryKey({ columns: [t.reviewId, t.userId] }), index('review_votes_user').on(t.userId)],
);

/** Who thinks that a review should not be shown; open until staff decide. */
export const reviewReports = pgTable(
  'review_reports',
  {
    _id: key(),
    reviewId: uuid('review_id')
      .notNull()
      .references(() => reviews._id, { onDelete: 'cascade' }),
    userId: uuid('user_id')
      .notNull()
      .references(() => users._id),
    reason: reportReason('reason').notNull(),
    text: text('text').notNull(),
    createdAt: createdAt(),
    decidedAt: moment('decided_at'),
  },
  (t) => [unique('review_reports_one').on(t.reviewId, t.userId), index('review_reports_user').on(t.userId)],
);

/** Parts whose buyer has been asked for a review: each once. */
export const reviewRequests = pgTable('review_requests', {
  partId: uuid('part_id')
    .primaryKey()
    .references(() => orderParts._id, { onDelete: 'cascade' }),
  createdAt: createdAt(),
});

/** Bookings whose customer has been asked for a review: each once. */
export const bookingReviewRequests = pgTable('booking_review_requests', {
  bookingId: uuid('booking_id')
    .primaryKey()
    .references(() => bookings._id, { onDelete: 'cascade' }),
  createdAt: createdAt(),
});
