import { ADDRESS } from './domains/orders/testing.ts';
import type { Estate } from './testing/estate.ts';

/** A request that reaches for what is somebody else’s, and what becomes of it. */
export interface Reach {
  params?: Record<string, string>;
  query?: Record<string, string>;
  body?: unknown;
  /** Sends a file in a form, as uploads do. */
  upload?: true;
  /** 404 when it is left out. */
  answer?: 404 | 422 | 'row by row' | 'nothing of it';
}

/**
 * How the stranger tries to reach what is the other’s by a call: alone, nested in what is their own, in bulk beside it,
 * in lists and by searching. `names nothing` when a call takes no id and shows nothing.
 */
export type Ownership = 'names nothing' | ((theirs: Estate, own: Estate) => Reach[]);

const NOTHING = 'names nothing';
/** Reads what should be the caller’s own only. */
const SHOWN: Ownership = () => [{ answer: 'nothing of it' }];
/** As `SHOWN`, also when asked for the other’s by name. */
const LISTED: Ownership = ({ name, customer, makerId }) => [
  { answer: 'nothing of it' },
  ...[name, customer.email].map((q) => ({ query: { q }, answer: 'nothing of it' as const })),
  { query: { maker: makerId, makerId }, answer: 'nothing of it' },
];
/** Finds what matches words, and only in what is the caller’s own. */
const FOUND: Ownership = ({ name, customer }) =>
  [name, customer.email, 'Plateau'].map((q) => ({ query: { q }, answer: 'nothing of it' }));
const NOBODY = '01890000-0000-7000-8000-000000000000';
const version = 1;
const ended = { version, reason: 'No.' };
const change = { by: 'percent', value: 10, roundTo100: false };

const person = { name: 'Somebody' };
const REVIEW = { rating: 1, text: 'Not what I hoped for.' };
const fitting = { figure: 'woman', ageGroup: 'adult', unit: 'cm', measuredOn: '2026-05-03', values: { height: 1700 } };

const ofOrder =
  (body?: unknown): Ownership =>
  ({ orderId }) => [{ params: { orderId }, body }];
const ofPart =
  (body?: unknown): Ownership =>
  ({ partId }) => [{ params: { partId }, body }];
const ofProfile =
  (body?: unknown): Ownership =>
  ({ profileId }) => [{ params: { profileId }, body }];
const ofLine =
  (body?: unknown): Ownership =>
  ({ lineId }) => [{ params: { itemId: lineId }, body }];
const ofInvoice: Ownership = ({ invoiceId }) => [{ params: { invoiceId } }];
const ofMethod: Ownership = ({ methodId }) => [{ params: { methodId } }];
const ofBooking =
  (body?: unknown): Ownership =>
  ({ bookingId }) => [{ params: { bookingId }, body }];
/** A proposal of the other’s, alone and under a booking of one’s own workshop. */
const ofTimeProposal: Ownership = (theirs, own) =>
  [theirs.bookingId, own.bookingId].map((bookingId) => ({ params: { bookingId, proposalId: theirs.timeProposalId } }));
const ofProposal: Ownership = ({ proposalId }) => [{ params: { proposalId } }];
const byId =
  (key: 'readyId' | 'orderId' | 'partId' | 'payoutId' | 'documentId' | 'reviewId'): Ownership =>
  (theirs) => [{ params: { _id: theirs[key] } }];

/** A service as its form sends it. */
const service = (values: Record<string, unknown>) => ({
  ...{ title: 'Fitting', summary: 'A fitting.', description: 'Stand still.', kind: 'appointment', place: 'studio' },
  ...{
    categoryId: NOBODY,
    price: 1,
    isFrom: false,
    deposit: 0,
    confirmation: 'instant',
    seats: 1,
    duration: 30,
    step: 30,
  },
  ...{ bufferBefore: 0, bufferAfter: 0, notice: 0, horizonDays: 9, only: null, address: '', bring: [], policy: '' },
  ...{ travelZones: [], providerIds: [], pictures: [], isPublished: false },
  ...values,
});
const cutter = { name: 'Musa', title: '', zone: 'Africa/Lagos', hours: [], dailyCap: null, isActive: true };
const day = { firstDay: '2030-01-01', lastDay: '2030-01-01', windows: [], note: '' };
const walkIn = { startsAt: '2030-01-03T10:00:00Z', name: 'Bola' };
const moved = { version, startsAt: '2030-01-03T10:00:00Z' };
const booked = { startsAt: '2030-01-03T10:00:00Z', zone: 'Africa/Lagos', expectedTotal: 20_000 };
const block = { startsAt: '2030-01-01T08:00:00Z', endsAt: '2030-01-01T09:00:00Z', note: '' };

/** Every call that designers or tailors may make and visitors may not. */
export const OWNERSHIP_EXPECTATIONS: Record<string, Ownership> = {
  'GET /api/staff/products': LISTED,
  'GET /api/staff/products/export.csv': LISTED,
  'GET /api/staff/products/choices': SHOWN,
  'GET /api/staff/products/import/template.csv': NOTHING,
  'POST /api/staff/products/import': NOTHING,
  'POST /api/staff/products/pictures': NOTHING,
  'GET /api/staff/products/:_id': byId('readyId'),
  'POST /api/staff/products': (theirs, own) => [
    { body: { ...anew(own.ready), pictures: theirs.ready.pictures }, answer: 422 },
    { body: { ...anew(own.ready), variants: theirs.ready.variants } },
    { body: { ...anew(own.measured), optionGroups: theirs.measured.optionGroups } },
  ],
  'PUT /api/staff/products/:_id': (theirs, own) => [
    { params: { _id: theirs.readyId }, body: { version, values: theirs.ready } },
    {
      params: { _id: own.readyId },
      body: { version, values: { ...own.ready, pictures: theirs.ready.pictures } },
      answer: 422,
    },
    { params: { _id: own.readyId }, body: { version, values: { ...own.ready, variants: theirs.ready.variants } } },
    {
      params: { _id: own.measuredId },
      body: { version, values: { ...own.measured, optionGroups: theirs.measured.optionGroups } },
    },
  ],
  'POST /api/staff/products/actions': ({ readyId }, own) =>
    ['archive', 'restore', 'publish', 'unpublish', 'duplicate'].map((action) => ({
      body: { action, ids: [readyId, own.readyId] },
      answer: 'row by row',
    })),
  'POST /api/staff/products/pictures/:mediaId/crop': ({ mediaId }) => [
    { params: { mediaId }, body: { x: 0, y: 0, width: 200, height: 200 } },
  ],
  'POST /api/staff/products/prices/preview': ({ readyId }, own) => [
    { body: { ids: [readyId, own.readyId], change }, answer: 'row by row' },
  ],
  'POST /api/staff/products/prices': ({ readyId }) => [
    { body: { products: [{ _id: readyId, version }], change }, answer: 'row by row' },
  ],
  'GET /api/staff/orders': LISTED,
  'GET /api/staff/orders/export.csv': LISTED,
  'GET /api/staff/orders/:_id': byId('orderId'),
  'GET /api/staff/orders/parts': LISTED,
  'GET /api/staff/orders/parts/export.csv': LISTED,
  'GET /api/staff/orders/parts/:_id': byId('partId'),
  'POST /api/staff/orders/parts/actions': ({ partId }) => [
    { body: { action: 'accept', ids: [partId] }, answer: 'row by row' },
  ],
  'GET /api/staff/orders/tailors': NOTHING,
  'GET /api/staff/orders/:orderId/messages': ofOrder(),
  'POST /api/staff/orders/:orderId/messages': (theirs, own) => [
    { params: { orderId: theirs.orderId }, body: { text: 'Hello' } },
    { params: { orderId: own.orderId }, body: { text: 'Hello', partId: theirs.partId } },
    { params: { orderId: own.orderId }, body: { text: 'Hello', photoIds: [theirs.photoId] }, answer: 422 },
  ],
  'POST /api/staff/orders/:orderId/messages/read': ({ orderId, messageId }) => [
    { params: { orderId }, body: { lastId: messageId } },
  ],
  'POST /api/staff/orders/:orderId/notes': (theirs, own) => [
    { params: { orderId: theirs.orderId }, body: { text: 'Hello' } },
    { params: { orderId: own.orderId }, body: { text: 'Hello', partId: theirs.partId } },
  ],
  'POST /api/staff/orders/:orderId/photos': ({ orderId }) => [{ params: { orderId }, upload: true }],
  'POST /api/staff/orders/parts/:partId/accept': ofPart({ version }),
  'POST /api/staff/orders/parts/:partId/cancel': ofPart(ended),
  'POST /api/staff/orders/parts/:partId/decline': ofPart(ended),
  'GET /api/staff/orders/parts/:partId/measurements': ofPart(),
  'POST /api/staff/orders/parts/:partId/measurements': (theirs, own) =>
    [theirs.partId, own.partId].map((partId) => ({ params: { partId }, body: { ...fitting, itemId: theirs.itemId } })),
  'GET /api/staff/orders/parts/:partId/sheet': ofPart(),
  'POST /api/staff/orders/parts/:partId/stage': (theirs, own) => [
    { params: { partId: theirs.partId }, body: { version, to: 'confirmed' } },
    { params: { partId: own.partId }, body: { version, to: 'confirmed', photoIds: [theirs.photoId] }, answer: 422 },
  ],
  'PUT /api/staff/orders/parts/:partId/tailor': ofPart({ version, tailorId: null }),
  'GET /api/staff/payouts': LISTED,
  'GET /api/staff/payouts/export.csv': LISTED,
  'GET /api/staff/payouts/:_id': byId('payoutId'),
  'GET /api/staff/ledger/balance': SHOWN,
  'GET /api/staff/ledger/statement': SHOWN,
  'GET /api/staff/bank-account': SHOWN,
  'PUT /api/staff/bank-account': NOTHING,
  'POST /api/staff/bank-account/check': NOTHING,
  'GET /api/staff/banks': NOTHING,
  'GET /api/staff/maker-documents/:_id': byId('documentId'),
  'GET /api/staff/shop': SHOWN,
  'PUT /api/staff/shop': NOTHING,
  'DELETE /api/staff/shop/documents/:_id': byId('documentId'),
  'POST /api/staff/shop/documents/:kind': NOTHING,
  'DELETE /api/staff/shop/pictures/:place': NOTHING,
  'POST /api/staff/shop/pictures/:place': NOTHING,
  'POST /api/staff/shop/submission': NOTHING,
  'GET /api/staff/dashboard/income': SHOWN,
  'GET /api/staff/dashboard/work': SHOWN,
  'GET /api/staff/services': LISTED,
  'GET /api/staff/services/export.csv': LISTED,
  'GET /api/staff/services/choices': SHOWN,
  'GET /api/staff/services/:_id': ({ serviceId }) => [{ params: { _id: serviceId } }],
  'POST /api/staff/services': (theirs, { serviceCategoryId: categoryId }) => [
    { body: service({ categoryId, providerIds: [theirs.providerId] }), answer: 422 },
    { body: service({ categoryId, pictures: [{ mediaId: theirs.mediaId, alt: 'Front' }] }), answer: 422 },
  ],
  'PUT /api/staff/services/:_id': (theirs, { serviceId, serviceCategoryId: categoryId }) => [
    { params: { _id: theirs.serviceId }, body: { version, values: service({}) } },
    {
      params: { _id: serviceId },
      body: { version, values: service({ categoryId, providerIds: [theirs.providerId] }) },
      answer: 422,
    },
  ],
  'POST /api/staff/services/actions': ({ serviceId }) =>
    ['archive', 'restore', 'publish', 'unpublish'].map((action) => ({
      body: { action, ids: [serviceId] },
      answer: 'row by row',
    })),
  'POST /api/staff/services/pictures': NOTHING,
  'GET /api/staff/availability': ({ makerId }) => [
    { answer: 'nothing of it' },
    { query: { maker: makerId }, answer: 'nothing of it' },
  ],
  'POST /api/staff/availability/providers': NOTHING,
  'PUT /api/staff/availability/providers/:providerId': ({ providerId }) => [
    { params: { providerId }, body: { version, values: cutter } },
  ],
  'POST /api/staff/availability/days': ({ providerId }) => [{ body: { ...day, providerId }, answer: 404 }],
  'DELETE /api/staff/availability/days/:daysId': ({ daysId }) => [{ params: { daysId } }],
  'POST /api/staff/availability/blocks': ({ providerId }) => [{ body: { ...block, providerId }, answer: 404 }],
  'DELETE /api/staff/availability/blocks/:blockId': ({ blockId }) => [{ params: { blockId } }],
  'GET /api/staff/bookings': LISTED,
  'GET /api/staff/bookings/export.csv': LISTED,
  'GET /api/staff/bookings/:_id': ({ bookingId }) => [{ params: { _id: bookingId } }],
  'GET /api/staff/bookings/calendar': ({ makerId }) => [
    { query: { maker: makerId, days: '42' }, answer: 'nothing of it' },
  ],
  'POST /api/staff/bookings/walk-ins': (theirs, own) => [
    { body: { ...walkIn, serviceId: theirs.serviceId, providerId: theirs.providerId } },
    { body: { ...walkIn, serviceId: own.serviceId, providerId: theirs.providerId } },
    { body: { ...walkIn, serviceId: theirs.serviceId, providerId: own.providerId } },
  ],
  'POST /api/staff/bookings/:bookingId/accept': ofBooking({ version }),
  'POST /api/staff/bookings/:bookingId/cancel': ofBooking(ended),
  'POST /api/staff/bookings/:bookingId/complete': ofBooking({ version }),
  'POST /api/staff/bookings/:bookingId/decline': ofBooking(ended),
  'PUT /api/staff/bookings/:bookingId/details': ofBooking({ version, place: 'Here', workNote: '' }),
  'GET /api/staff/bookings/:bookingId/measurements': ofBooking(),
  'GET /api/staff/bookings/:bookingId/messages': ofBooking(),
  'POST /api/staff/bookings/:bookingId/messages': (theirs, own) => [
    { params: { bookingId: theirs.bookingId }, body: { text: 'Hello' } },
    {
      params: { bookingId: own.bookingId },
      body: { text: 'Hello', photoIds: [theirs.bookingPhotoId] },
      answer: 422,
    },
  ],
  'POST /api/staff/bookings/:bookingId/messages/read': ({ bookingId, bookingMessageId }) => [
    { params: { bookingId }, body: { lastId: bookingMessageId } },
  ],
  'POST /api/staff/bookings/:bookingId/no-show': ofBooking({ version, by: 'customer' }),
  'POST /api/staff/bookings/:bookingId/propose': ({ bookingId, providerId }, own) =>
    [providerId, own.providerId].map((id) => ({ params: { bookingId }, body: { ...moved, providerId: id } })),
  'POST /api/staff/bookings/:bookingId/reschedule': ({ bookingId, providerId }, own) =>
    [providerId, own.providerId].map((id) => ({ params: { bookingId }, body: { ...moved, providerId: id } })),
  'GET /api/staff/bookings/feed': SHOWN,
  'POST /api/staff/bookings/feed': SHOWN,
  'GET /api/staff/search': FOUND,
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
  'POST /api/measurements/proposals/:proposalId/accept': ofProposal,
  'POST /api/measurements/proposals/:proposalId/refuse': ofProposal,
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
  'GET /api/staff/reviews': LISTED,
  'GET /api/staff/reviews/export.csv': LISTED,
  'GET /api/staff/reviews/:_id': byId('reviewId'),
  'PUT /api/staff/reviews/:_id/reply': ({ reviewId }) => [
    { params: { _id: reviewId }, body: { version, text: 'Thank you.' } },
  ],
  'GET /api/profile': SHOWN,
  'PATCH /api/profile': NOTHING,
  'DELETE /api/profile/avatar': NOTHING,
  'POST /api/profile/avatar': NOTHING,
  'PUT /api/profile/password': NOTHING,
};

/** A product’s form as one sends it for a new product: nothing in it has an id yet. */
function anew(form: Estate['ready']): Estate['ready'] {
  return {
    ...form,
    pictures: [],
    variants: form.variants.map((variant) => ({ ...variant, _id: null, sku: `${variant.sku}-2`, stockSeen: 0 })),
    optionGroups: [],
  };
}
