import { ADDRESS } from './domains/orders/testing.ts';
import {
  fitting,
  NOBODY,
  NOTHING,
  type Ownership,
  ofBooking,
  ofOrder,
  SHOWN,
  version,
} from './expectations/reaches.ts';
import { STAFF_OWNERSHIP } from './expectations/staff-ownership.ts';

const person = { name: 'Somebody' };
const REVIEW = { rating: 1, text: 'Not what I hoped for.' };
const ofProfile =
  (body?: unknown): Ownership =>
  ({ profileId }) => [{ params: { profileId }, body }];
const ofLine =
  (body?: unknown): Ownership =>
  ({ lineId }) => [{ params: { itemId: lineId }, body }];
const ofInvoice: Ownership = ({ invoiceId }) => [{ params: { invoiceId } }];
const ofMethod: Ownership = ({ methodId }) => [{ params: { methodId } }];
/** A proposal of the other’s, alone and under a booking of one’s own workshop. */
const ofTimeProposal: Ownership = (theirs, own) =>
  [theirs.bookingId, own.bookingId].map((bookingId) => ({ params: { bookingId, proposalId: theirs.timeProposalId } }));
const ofProposal =
  (body?: unknown): Ownership =>
  ({ proposalId }) => [{ params: { proposalId }, body }];
const booked = { startsAt: '2030-01-03T10:00:00Z', zone: 'Africa/Lagos', expectedTotal: 20_000 };

/** Every call that designers or tailors may make and visitors may not. */
export const OWNERSHIP_EXPECTATIONS: Record<string, Ownership> = {
  ...STAFF_OWNERSHIP,
  'GET /api/account/addresses': SHOWN,
  'POST /api/account/addresses': NOTHING,
  'DELETE /api/account/addresses/:addressId': ({ addressId }) => [{ params: { addressId } }],
  'PUT /api/account/addresses/:addressId': ({ addressId }) => [{ params: { addressId }, body: ADDRESS }],
  'DELETE /api/account/deletion': NOTHING,
  'POST /api/account/deletion': NOTHING,
  'GET /api/account/export': SHOWN,
  'DELETE /api/account/sessions': NOTHING,
  'GET /api/account/sessions': SHOWN,
  'DELETE /api/account/sessions/:sessionId': ({ sessionId }) => [{ params: { sessionId } }],
  'POST /api/auth/logout': NOTHING,
  'POST /api/auth/verify-email/resend': NOTHING,
  'GET /api/bookings': SHOWN,
  'POST /api/bookings': (theirs) => [
    { body: { ...booked, serviceId: theirs.serviceId, measurementProfileId: theirs.profileId } },
  ],
  'GET /api/bookings/:bookingId': ofBooking(),
  'GET /api/bookings/:bookingId/calendar': ofBooking(),
  'POST /api/bookings/:bookingId/cancel': ofBooking({ version, expectedKept: 0 }),
  'GET /api/bookings/:bookingId/messages': ofBooking(),
  'POST /api/bookings/:bookingId/messages': ofBooking({ text: 'Hello' }),
  'POST /api/bookings/:bookingId/messages/read': ofBooking({ lastId: NOBODY }),
  'POST /api/bookings/:bookingId/payments': ofBooking(),
  'PUT /api/bookings/:bookingId/photos': ({ bookingId, bookingPhotoId }) => [
    { params: { bookingId }, body: { photoIds: [bookingPhotoId] } },
  ],
  'POST /api/bookings/:bookingId/proposals/:proposalId/accept': ofTimeProposal,
  'POST /api/bookings/:bookingId/proposals/:proposalId/refuse': ofTimeProposal,
  'GET /api/bookings/:bookingId/receipt': ofBooking(),
  'POST /api/bookings/:bookingId/reschedule': ofBooking({ version, startsAt: '2030-01-02T10:00:00Z' }),
  'GET /api/bookings/:bookingId/slots': ofBooking(),
  'POST /api/bookings/photos': NOTHING,
  'POST /api/checkout': NOTHING,
  'POST /api/checkout/quote': NOTHING,
  'PUT /api/currency/preferences': NOTHING,
  'GET /api/notifications': SHOWN,
  'PUT /api/notifications/:notificationId/read': ({ notificationId }) => [{ params: { notificationId } }],
  'GET /api/notifications/preferences': SHOWN,
  'PUT /api/notifications/preferences': NOTHING,
  'PUT /api/notifications/read': NOTHING,
  'GET /api/notifications/stream': NOTHING,
  'GET /api/notifications/unread': SHOWN,
  'GET /api/orders': SHOWN,
  'GET /api/orders/:orderId': ofOrder(),
  'POST /api/orders/:orderId/cancel': ofOrder({}),
  'GET /api/measurements': SHOWN,
  'POST /api/measurements': NOTHING,
  'DELETE /api/measurements/:profileId': ofProfile(),
  'GET /api/measurements/:profileId': ofProfile(),
  'PUT /api/measurements/:profileId': ofProfile({ ...person, ...fitting, method: 'alone', version }),
  'GET /api/measurements/proposals': SHOWN,
  'POST /api/measurements/proposals/:proposalId/accept': ofProposal({}),
  'POST /api/measurements/proposals/:proposalId/refuse': ofProposal(),
  'GET /api/orders/:orderId/measurements': ofOrder(),
  'GET /api/orders/:orderId/messages': ofOrder(),
  'POST /api/orders/:orderId/messages': ofOrder({ text: 'Hello' }),
  'POST /api/orders/:orderId/messages/read': ofOrder({ lastId: NOBODY }),
  'POST /api/orders/:orderId/payments': ofOrder(),
  'POST /api/orders/:orderId/photos': ({ orderId }) => [{ params: { orderId }, upload: true }],
  'GET /api/orders/:orderId/receipt': ofOrder(),
  'POST /api/orders/:orderId/reorder': ofOrder(),
  'GET /api/subscription/billing': SHOWN,
  'DELETE /api/subscription/cancel': NOTHING,
  'POST /api/subscription/cancel': NOTHING,
  'DELETE /api/subscription/change': NOTHING,
  'POST /api/subscription/change': NOTHING,
  'POST /api/subscription/change/preview': NOTHING,
  'GET /api/subscription/history': SHOWN,
  'GET /api/subscription/invoices': SHOWN,
  'GET /api/subscription/invoices/:invoiceId/invoice.pdf': ofInvoice,
  'POST /api/subscription/invoices/:invoiceId/payments': ofInvoice,
  'POST /api/subscription/methods': NOTHING,
  'DELETE /api/subscription/methods/:methodId': ofMethod,
  'PUT /api/subscription/methods/:methodId/default': ofMethod,
  'GET /api/subscription/my-subscription': SHOWN,
  'POST /api/subscription/pause': NOTHING,
  'POST /api/subscription/resume': NOTHING,
  'GET /api/subscription/settings': NOTHING,
  'PUT /api/subscription/settings': NOTHING,
  'POST /api/subscription/subscribe': NOTHING,
  'POST /api/subscription/trial': NOTHING,
  'GET /api/subscription/usage': SHOWN,
  'GET /api/payments/:reference': ({ paymentReference }) => [{ params: { reference: paymentReference } }],
  'GET /api/preferences': SHOWN,
  'PUT /api/preferences/:screen': NOTHING,
  'GET /api/orders/:orderId/reviews': ({ orderId, boughtId }) =>
    [orderId, boughtId].map((id) => ({ params: { orderId: id }, answer: 'nothing of it' })),
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
  'PUT /api/reviews/:reviewId': ({ reviewId }) => [{ params: { reviewId }, body: REVIEW }],
  // What everybody reads, everybody may judge; what is hidden nobody reaches.
  'PUT /api/reviews/:reviewId/helpful': ({ hiddenReviewId }) => [
    { params: { reviewId: hiddenReviewId }, body: { isHelpful: true } },
  ],
  'POST /api/reviews/:reviewId/report': ({ hiddenReviewId }) => [
    { params: { reviewId: hiddenReviewId }, body: { reason: 'untrue' } },
  ],
  'GET /api/profile': SHOWN,
  'PATCH /api/profile': NOTHING,
  'DELETE /api/profile/avatar': NOTHING,
  'POST /api/profile/avatar': NOTHING,
  'PUT /api/profile/password': NOTHING,
};
