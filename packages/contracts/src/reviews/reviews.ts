import { z } from 'zod';
import { endpoint } from '../endpoint.ts';
import { defineErrors } from '../errors.ts';
import { id, messageResponse, moment, picture } from '../fields.ts';
import { FITS, type Fit, reportForm, reviewForm } from './forms.ts';

/** How long its author can change a review, in days. */
export const REVIEW_EDIT_DAYS = 30;
/** Largest photo that is taken, in bytes. */
export const REVIEW_PHOTO_BYTES = 10 * 1024 * 1024;
/** What a review can be about. */
export const REVIEWED = ['product', 'service'] as const;
export type Reviewed = (typeof REVIEWED)[number];

export const REVIEW_STATUSES = ['published', 'hidden'] as const;
export const REVIEW_SORTS = ['newest', 'helpful', 'highest', 'lowest'] as const;
export type ReviewSort = (typeof REVIEW_SORTS)[number];

/** What fewer people say of a fit is chance. */
const FIT_VOICES = 3;
/** From this mean on, between -1 (small) and 1 (large), a piece runs small or large. */
const FIT_LEANS = 0.4;

/** How a piece fits by the mean of what `count` people say, -1 for small, 1 for large; null while too few have said. */
export function fitOf(score: number | null, count: number): Fit | null {
  if (score === null || count < FIT_VOICES) return null;
  if (score <= -FIT_LEANS) return 'small';
  return score >= FIT_LEANS ? 'large' : 'true';
}

const fit = z.enum(FITS).nullable();
const reply = z.object({ text: z.string(), at: moment });

export const review = z.object({
  _id: z.string(),
  /** First name and initial. */
  author: z.string(),
  rating: z.number(),
  fit,
  title: z.string(),
  text: z.string(),
  /** What was bought; empty where it has no size or colour. */
  size: z.string(),
  colour: z.string(),
  photos: z.array(picture),
  /** How many find it helpful. */
  helpful: z.number(),
  /** The maker’s answer. */
  reply: reply.nullable(),
  createdAt: moment,
  editedAt: moment.nullable(),
  isDemo: z.boolean(),
});
export type Review = z.input<typeof review>;
export type LoadedReview = z.output<typeof review>;

/** What all published reviews of something add up to. */
export const reviewFigures = z.object({
  count: z.number(),
  rating: z.number().nullable(),
  ratings: z.array(z.object({ stars: z.number(), count: z.number() })),
  fit: z.object({ small: z.number(), true: z.number(), large: z.number() }),
  /** Mean of the fits: -1 is small, 0 true to size, 1 large. */
  fitScore: z.number().nullable(),
  withPhotos: z.number(),
});
export type ReviewFigures = z.input<typeof reviewFigures>;

export const reviewFilters = z.object({
  rating: z.coerce.number().int().min(1).max(5).optional(),
  fit: z.enum(FITS).optional(),
  photos: z.enum(['1']).optional(),
  sort: z.enum(REVIEW_SORTS).default('newest'),
});
export type ReviewFilters = z.input<typeof reviewFilters>;

/** A review as its author sees it. */
export const ownReview = review.omit({ author: true, isDemo: true, size: true, colour: true }).extend({
  status: z.enum(REVIEW_STATUSES),
  /** Why it is hidden; empty while it is shown. */
  hiddenReason: z.string(),
  editableUntil: moment,
  isEditable: z.boolean(),
});
export type OwnReview = z.input<typeof ownReview>;
export type LoadedOwnReview = z.output<typeof ownReview>;

/** What its customer may review, with what they wrote. */
export const reviewable = z.object({
  title: z.string(),
  maker: z.string(),
  picture: picture.nullable(),
  review: ownReview.nullable(),
});

/** A delivered line of an order, which its buyer may review. */
export const reviewLine = reviewable.extend({
  itemId: z.string(),
  orderId: z.string(),
  productId: z.string(),
  size: z.string(),
  colour: z.string(),
});
export type ReviewLine = z.input<typeof reviewLine>;
export type LoadedReviewLine = z.output<typeof reviewLine>;

export const reviewErrors = defineErrors({
  not_delivered: [409, 'You can review this once it has been delivered.'],
  not_completed: [409, 'You can review this once it has taken place.'],
  already_reviewed: [409, 'You have already reviewed this. You can edit your review.'],
  not_editable: [409, `Reviews can only be edited for ${REVIEW_EDIT_DAYS} days.`],
  own_piece: [409, 'You can’t review your own work.'],
  own_review: [409, 'This is your own review.'],
  own_work: [409, 'You can’t vote on reviews of your own work.'],
  photo_gone: [422, 'One of the photos is no longer there. Please add it again.'],
});

const itemId = z.object({ itemId: id });
const reviewId = z.object({ reviewId: id });
export const reviewWritten = z.object({ review: ownReview });

const listQuery = reviewFilters.extend({
  /** The last review that was seen, to go on behind it. */
  after: id.optional(),
  limit: z.coerce.number().int().min(1).max(50).default(6),
});
const listed = z.object({
  items: z.array(review),
  /** How many the filters leave. */
  total: z.number(),
  /** What to go on `after`; null at the end. */
  next: z.string().nullable(),
  figures: reviewFigures,
});
export const listReviews = endpoint({
  method: 'GET',
  path: '/api/products/:productId/reviews',
  access: 'public',
  summary: 'Published reviews of a product, and what all of them add up to',
  params: z.object({ productId: id }),
  query: listQuery,
  response: listed,
});
export const listServiceReviews = endpoint({
  method: 'GET',
  path: '/api/services/:serviceId/reviews',
  access: 'public',
  summary: 'Published reviews of a service, and what all of them add up to',
  params: z.object({ serviceId: id }),
  query: listQuery,
  response: listed,
});
export const listMyVotesAndReports = endpoint({
  method: 'GET',
  path: '/api/reviews/mine',
  access: 'signed-in',
  summary: 'What the caller did with the reviews of a product or service, and where they may review it themselves',
  query: z.object({ about: z.enum(REVIEWED), id }),
  response: z.object({
    /** Ids of reviews. */
    own: z.array(z.string()),
    helpful: z.array(z.string()),
    reported: z.array(z.string()),
    /** The page to write on about what arrived or took place last and is not reviewed yet. */
    toReview: z.string().nullable(),
  }),
});
export const listOrderReviews = endpoint({
  method: 'GET',
  path: '/api/orders/:orderId/reviews',
  access: 'signed-in',
  summary: 'The delivered lines of one of the caller’s orders with their reviews',
  params: z.object({ orderId: id }),
  response: z.object({ lines: z.array(reviewLine) }),
});
export const getReviewLine = endpoint({
  method: 'GET',
  path: '/api/reviews/lines/:itemId',
  access: 'signed-in',
  summary: 'A delivered line of one of the caller’s orders with its review',
  params: itemId,
  response: z.object({ line: reviewLine }),
});
export const writeReview = endpoint({
  method: 'POST',
  path: '/api/reviews/lines/:itemId',
  access: 'signed-in',
  status: 201,
  summary: 'Review a delivered line of one of the caller’s orders, once',
  params: itemId,
  body: reviewForm,
  response: reviewWritten,
});
export const uploadReviewPhoto = endpoint({
  method: 'POST',
  path: '/api/reviews/lines/:itemId/photos',
  access: 'signed-in',
  status: 201,
  summary: 'Upload a photo for the review of a delivered line',
  params: itemId,
  upload: { maxBytes: REVIEW_PHOTO_BYTES },
  response: z.object({ photo: picture }),
});
export const editReview = endpoint({
  method: 'PUT',
  path: '/api/reviews/:reviewId',
  access: 'signed-in',
  summary: 'Change one’s own review, for 30 days',
  params: reviewId,
  body: reviewForm,
  response: reviewWritten,
});
export const voteHelpful = endpoint({
  method: 'PUT',
  path: '/api/reviews/:reviewId/helpful',
  access: 'signed-in',
  summary: 'Say, or take back, that somebody else’s review is helpful',
  params: reviewId,
  body: z.object({ isHelpful: z.boolean() }),
  response: z.object({ helpful: z.number() }),
});
export const reportReview = endpoint({
  method: 'POST',
  path: '/api/reviews/:reviewId/report',
  access: 'signed-in',
  status: 201,
  summary: 'Report a review to the marketplace, once',
  params: reviewId,
  body: reportForm,
  response: messageResponse,
});
