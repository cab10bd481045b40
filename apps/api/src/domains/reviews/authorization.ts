import {
  type AccessExpectations,
  everyone,
  LIST_CALLS,
  makersAndStaff,
  makersOnly,
  resource,
  signedIn,
  staff,
} from '../../authorization/callers.ts';
import {
  byId,
  type OwnershipExpectation,
  type OwnershipExpectations,
  SEARCHED,
  version,
  withId,
} from '../../authorization/probes.ts';

/** Whom access control lets in. */
export const access: AccessExpectations = {
  'GET /api/orders/:orderId/reviews': signedIn,
  'GET /api/products/:productId/reviews': everyone,
  'GET /api/reviews/bookings': signedIn,
  'GET /api/reviews/bookings/:bookingId': signedIn,
  'POST /api/reviews/bookings/:bookingId': signedIn,
  'POST /api/reviews/bookings/:bookingId/photos': signedIn,
  'GET /api/services/:serviceId/reviews': everyone,
  'GET /api/reviews/lines/:itemId': signedIn,
  'POST /api/reviews/lines/:itemId': signedIn,
  'POST /api/reviews/lines/:itemId/photos': signedIn,
  'GET /api/reviews/mine': signedIn,
  'PUT /api/reviews/:reviewId': signedIn,
  'PUT /api/reviews/:reviewId/helpful': signedIn,
  'POST /api/reviews/:reviewId/report': signedIn,
  ...resource('/api/staff/reviews', LIST_CALLS, makersAndStaff),
  'PUT /api/staff/reviews/:_id/reply': makersOnly,
  'POST /api/staff/reviews/:_id/hide': staff,
  'POST /api/staff/reviews/:_id/keep': staff,
  'POST /api/staff/reviews/:_id/restore': staff,
};

const REVIEW = { rating: 1, text: 'Not what I hoped for.' };
const ofLine =
  (body?: unknown): OwnershipExpectation =>
  ({ lineId }) => [{ params: { itemId: lineId }, body }];

/** How strangers are kept from what is another’s. */
export const ownership: OwnershipExpectations = {
  'GET /api/orders/:orderId/reviews': ({ orderId, boughtId }) =>
    [orderId, boughtId].map((id) => ({ params: { orderId: id } })),
  'GET /api/reviews/lines/:itemId': ofLine(),
  'POST /api/reviews/lines/:itemId': ofLine(REVIEW),
  'POST /api/reviews/lines/:itemId/photos': ({ lineId }) => [{ params: { itemId: lineId }, upload: true }],
  'GET /api/reviews/mine': ({ productId, serviceId }) =>
    [
      { about: 'product', id: productId },
      { about: 'service', id: serviceId },
    ].map((query) => ({ query, answer: 'nothing of it' })),
  'GET /api/reviews/bookings': ({ visitId }) => [{ query: { ids: visitId }, answer: 'nothing of it' }],
  'GET /api/reviews/bookings/:bookingId': ({ visitId }) => [{ params: { bookingId: visitId } }],
  'POST /api/reviews/bookings/:bookingId': ({ visitId }) => [{ params: { bookingId: visitId }, body: REVIEW }],
  'POST /api/reviews/bookings/:bookingId/photos': ({ visitId }) => [{ params: { bookingId: visitId }, upload: true }],
  'PUT /api/reviews/:reviewId': withId('reviewId', REVIEW),
  // What everybody reads, everybody may judge; what is hidden nobody reaches.
  'PUT /api/reviews/:reviewId/helpful': ({ hiddenReviewId }) => [
    { params: { reviewId: hiddenReviewId }, body: { isHelpful: true } },
  ],
  'POST /api/reviews/:reviewId/report': ({ hiddenReviewId }) => [
    { params: { reviewId: hiddenReviewId }, body: { reason: 'untrue' } },
  ],
  'GET /api/staff/reviews': SEARCHED,
  'GET /api/staff/reviews/export.csv': SEARCHED,
  'GET /api/staff/reviews/:_id': byId('reviewId'),
  'PUT /api/staff/reviews/:_id/reply': ({ reviewId }) => [
    { params: { _id: reviewId }, body: { version, text: 'Thank you.' } },
  ],
};
