import { z } from 'zod';
import { endpoint } from '../endpoint.ts';
import { id, line, moment, picture } from '../fields.ts';
import { reviewForm } from './forms.ts';
import { REVIEW_PHOTO_BYTES, reviewable, reviewWritten } from './reviews.ts';

/** A booking that has taken place, which its customer may review. */
export const reviewBooking = reviewable.extend({
  bookingId: z.string(),
  serviceId: z.string(),
  startsAt: moment,
});
export type ReviewBooking = z.input<typeof reviewBooking>;
export type LoadedReviewBooking = z.output<typeof reviewBooking>;

/** Most bookings that are asked about at once. */
const MAX_BOOKINGS = 50;

const bookingId = z.object({ bookingId: id });
/** Comma-separated ids. */
const ids = line(MAX_BOOKINGS * 37)
  .transform((text) => text.split(','))
  .pipe(z.array(id).max(MAX_BOOKINGS));

export const listBookingReviews = endpoint({
  method: 'GET',
  path: '/api/reviews/bookings',
  access: 'signed-in',
  summary: 'Those of the named bookings of the caller’s that have taken place, with their reviews',
  query: z.object({ ids }),
  response: z.object({ bookings: z.array(reviewBooking) }),
});
export const getReviewBooking = endpoint({
  method: 'GET',
  path: '/api/reviews/bookings/:bookingId',
  access: 'signed-in',
  summary: 'A booking of the caller’s that has taken place, with its review',
  params: bookingId,
  response: z.object({ booking: reviewBooking }),
});
export const writeBookingReview = endpoint({
  method: 'POST',
  path: '/api/reviews/bookings/:bookingId',
  access: 'signed-in',
  status: 201,
  summary: 'Review a booking of the caller’s that has taken place, once',
  params: bookingId,
  body: reviewForm,
  response: reviewWritten,
});
export const uploadBookingReviewPhoto = endpoint({
  method: 'POST',
  path: '/api/reviews/bookings/:bookingId/photos',
  access: 'signed-in',
  status: 201,
  summary: 'Upload a photo for the review of a booking',
  params: bookingId,
  upload: { maxBytes: REVIEW_PHOTO_BYTES },
  response: z.object({ photo: picture }),
});
