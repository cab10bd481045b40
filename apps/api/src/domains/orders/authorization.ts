import {
  type AccessExpectations,
  LIST_CALLS,
  makersAndStaff,
  resource,
  signedIn,
  staff,
} from '../../authorization/callers.ts';
import {
  byId,
  NOBODY,
  NOTHING,
  type OwnershipExpectations,
  SEARCHED,
  SHOWN,
  version,
  withId,
} from '../../authorization/probes.ts';

/** Whom access control lets in. */
export const access: AccessExpectations = {
  'GET /api/orders': signedIn,
  'GET /api/orders/:orderId': signedIn,
  'POST /api/orders/:orderId/cancel': signedIn,
  'GET /api/orders/:orderId/messages': signedIn,
  'POST /api/orders/:orderId/messages': signedIn,
  'POST /api/orders/:orderId/messages/read': signedIn,
  'POST /api/orders/:orderId/photos': signedIn,
  'GET /api/orders/:orderId/receipt': signedIn,
  'POST /api/orders/:orderId/reorder': signedIn,
  ...resource('/api/staff/orders', LIST_CALLS, makersAndStaff),
  ...resource('/api/staff/orders/parts', [...LIST_CALLS, 'POST /actions'], makersAndStaff),
  'POST /api/staff/orders/:orderId/cancel': staff,
  'GET /api/staff/orders/:orderId/messages': makersAndStaff,
  'POST /api/staff/orders/:orderId/messages': makersAndStaff,
  'POST /api/staff/orders/:orderId/messages/read': makersAndStaff,
  'POST /api/staff/orders/:orderId/notes': makersAndStaff,
  'POST /api/staff/orders/:orderId/photos': makersAndStaff,
  'POST /api/staff/orders/:orderId/refunds': staff,
  'POST /api/staff/orders/:orderId/refunds/preview': staff,
  'POST /api/staff/orders/parts/:partId/accept': makersAndStaff,
  'POST /api/staff/orders/parts/:partId/cancel': makersAndStaff,
  'POST /api/staff/orders/parts/:partId/decline': makersAndStaff,
  'GET /api/staff/orders/parts/:partId/sheet': makersAndStaff,
  'POST /api/staff/orders/parts/:partId/stage': makersAndStaff,
  'PUT /api/staff/orders/parts/:partId/tailor': makersAndStaff,
  'GET /api/staff/orders/tailors': makersAndStaff,
};

const ended = { version, reason: 'No.' };

/** How strangers are kept from what is another’s. */
export const ownership: OwnershipExpectations = {
  'GET /api/orders': SHOWN,
  'GET /api/orders/:orderId': withId('orderId'),
  'POST /api/orders/:orderId/cancel': withId('orderId', {}),
  'GET /api/orders/:orderId/messages': withId('orderId'),
  'POST /api/orders/:orderId/messages': withId('orderId', { text: 'Hello' }),
  'POST /api/orders/:orderId/messages/read': withId('orderId', { lastId: NOBODY }),
  'POST /api/orders/:orderId/photos': ({ orderId }) => [{ params: { orderId }, upload: true }],
  'GET /api/orders/:orderId/receipt': withId('orderId'),
  'POST /api/orders/:orderId/reorder': withId('orderId'),
  'GET /api/staff/orders': SEARCHED,
  'GET /api/staff/orders/export.csv': SEARCHED,
  'GET /api/staff/orders/:_id': byId('orderId'),
  'GET /api/staff/orders/parts': SEARCHED,
  'GET /api/staff/orders/parts/export.csv': SEARCHED,
  'GET /api/staff/orders/parts/:_id': byId('partId'),
  'POST /api/staff/orders/parts/actions': ({ partId }) => [
    { body: { action: 'accept', ids: [partId] }, answer: 'row by row' },
  ],
  'GET /api/staff/orders/tailors': NOTHING,
  'GET /api/staff/orders/:orderId/messages': withId('orderId'),
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
  'POST /api/staff/orders/parts/:partId/accept': withId('partId', { version }),
  'POST /api/staff/orders/parts/:partId/cancel': withId('partId', ended),
  'POST /api/staff/orders/parts/:partId/decline': withId('partId', ended),
  'GET /api/staff/orders/parts/:partId/sheet': withId('partId'),
  'POST /api/staff/orders/parts/:partId/stage': (theirs, own) => [
    { params: { partId: theirs.partId }, body: { version, to: 'confirmed' } },
    { params: { partId: own.partId }, body: { version, to: 'confirmed', photoIds: [theirs.photoId] }, answer: 422 },
  ],
  'PUT /api/staff/orders/parts/:partId/tailor': withId('partId', { version, tailorId: null }),
};
