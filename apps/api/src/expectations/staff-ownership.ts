import type { Estate } from '../testing/estate.ts';
import { fitting, NOBODY, NOTHING, type Ownership, ofBooking, ofOrder, SHOWN, version } from './reaches.ts';

/** As `SHOWN`, also when asked for the other’s by name. */
const LISTED: Ownership = ({ name, customer, makerId }) => [
  { answer: 'nothing of it' },
  ...[name, customer.email].map((q) => ({ query: { q }, answer: 'nothing of it' as const })),
  { query: { maker: makerId, makerId }, answer: 'nothing of it' },
];
/** Finds what matches words, and only in what is the caller’s own. */
const FOUND: Ownership = ({ name, customer }) =>
  [name, customer.email, 'Plateau'].map((q) => ({ query: { q }, answer: 'nothing of it' }));
const ended = { version, reason: 'No.' };
const ofPart =
  (body?: unknown): Ownership =>
  ({ partId }) => [{ params: { partId }, body }];
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
const change = { by: 'percent', value: 10, roundTo100: false };
const cutter = { name: 'Musa', title: '', zone: 'Africa/Lagos', hours: [], dailyCap: null, isActive: true };
const day = { firstDay: '2030-01-01', lastDay: '2030-01-01', windows: [], note: '' };
const walkIn = { startsAt: '2030-01-03T10:00:00Z', name: 'Bola' };
const moved = { version, startsAt: '2030-01-03T10:00:00Z' };
const block = { startsAt: '2030-01-01T08:00:00Z', endsAt: '2030-01-01T09:00:00Z', note: '' };

/** Every call of staff and makers that designers or tailors may make. */
export const STAFF_OWNERSHIP: Record<string, Ownership> = {
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
  'POST /api/staff/measurements/proposals/:proposalId/withdraw': ({ proposalId }) => [{ params: { proposalId } }],
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
  'POST /api/staff/bookings/:bookingId/measurements': ({ visitId }) => [
    { params: { bookingId: visitId }, body: fitting },
  ],
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
  'GET /api/staff/reviews': LISTED,
  'GET /api/staff/reviews/export.csv': LISTED,
  'GET /api/staff/reviews/:_id': byId('reviewId'),
  'PUT /api/staff/reviews/:_id/reply': ({ reviewId }) => [
    { params: { _id: reviewId }, body: { version, text: 'Thank you.' } },
  ],
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
