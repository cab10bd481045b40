import { type AccessExpectations, everyone, resource, signedIn, staff } from '../../authorization/callers.ts';
import { NOTHING, type OwnershipExpectations, SHOWN } from '../../authorization/probes.ts';

const WORKED = ['GET', 'GET /export.csv', 'GET /:_id', 'POST', 'PUT /:_id', 'POST /actions'] as const;

/** Whom access control lets in. */
export const access: AccessExpectations = {
  'GET /api/support/tickets': signedIn,
  'POST /api/support/tickets': signedIn,
  'GET /api/support/subjects': signedIn,
  'POST /api/support/files': signedIn,
  // The link is the key.
  'GET /api/support/tickets/:ticketId': everyone,
  'GET /api/support/tickets/:ticketId/stream': everyone,
  'POST /api/support/tickets/:ticketId/messages': everyone,
  'POST /api/support/tickets/:ticketId/files': everyone,
  'POST /api/support/tickets/:ticketId/read': everyone,
  'POST /api/support/tickets/:ticketId/rating': everyone,
  ...resource('/api/staff/tickets', ['GET', 'GET /export.csv', 'GET /:_id', 'PUT /:_id', 'POST /actions'], staff),
  ...resource('/api/staff/support-holidays', WORKED, staff),
  ...resource('/api/staff/canned-answers', WORKED, staff),
  'GET /api/staff/canned-answer-search': staff,
  'GET /api/staff/tickets/:_id/canned-answers/:answerId': staff,
  'GET /api/staff/support-analytics': staff,
  'GET /api/staff/ticket-assignees': staff,
  'POST /api/staff/ticket-assignments': staff,
  'POST /api/staff/tickets/:_id/messages': staff,
  'POST /api/staff/tickets/:_id/merge': staff,
  'POST /api/staff/tickets/:_id/split': staff,
  'POST /api/staff/tickets/:_id/presence': staff,
  'DELETE /api/staff/tickets/:_id/presence/:windowId': staff,
  'GET /api/staff/tickets/:_id/subjects': staff,
  'POST /api/staff/tickets/:_id/about': staff,
  'POST /api/staff/tickets/:_id/notes': staff,
  'POST /api/staff/tickets/:_id/files': staff,
  'POST /api/staff/tickets/:_id/read': staff,
  'POST /api/staff/tickets/:_id/status': staff,
};

const HELP = { category: 'Order', subject: 'Where is it?', description: 'It should have come.' };

/** How strangers are kept from what is another’s. */
export const ownership: OwnershipExpectations = {
  'GET /api/support/tickets': SHOWN,
  'GET /api/support/subjects': SHOWN,
  'POST /api/support/files': NOTHING,
  'POST /api/support/tickets': ({ partId, bookingId }) =>
    [
      { kind: 'order-part', id: partId },
      { kind: 'booking', id: bookingId },
    ].map((about) => ({ body: { ...HELP, about } })),
};
