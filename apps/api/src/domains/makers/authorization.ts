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
import { byId, NOBODY, NOTHING, type OwnershipExpectations, SHOWN, withId } from '../../authorization/probes.ts';

/** Whom access control lets in. */
export const access: AccessExpectations = {
  'GET /api/makers': everyone,
  'GET /api/makers/:slug': everyone,
  'GET /api/makers-reach': everyone,
  ...resource(
    '/api/staff/workshops',
    [...LIST_CALLS, 'POST /actions', 'POST /:_id/approval', 'POST /:_id/refusal', 'PUT /:_id/tier'],
    staff,
  ),
  'GET /api/staff/maker-documents/:_id': makersAndStaff,
  'POST /api/makers/:slug/enquiries': signedIn,
  'POST /api/enquiries/photos': signedIn,
  'GET /api/enquiries': signedIn,
  'GET /api/enquiries/:enquiryId/messages': signedIn,
  'POST /api/enquiries/:enquiryId/messages': signedIn,
  'POST /api/enquiries/:enquiryId/messages/read': signedIn,
  'GET /api/staff/enquiries': makersOnly,
  'GET /api/staff/enquiries/:enquiryId/messages': makersOnly,
  'POST /api/staff/enquiries/:enquiryId/messages': makersOnly,
  'POST /api/staff/enquiries/:enquiryId/messages/read': makersOnly,
  'GET /api/staff/shop': makersOnly,
  'PUT /api/staff/shop': makersOnly,
  'DELETE /api/staff/shop/documents/:_id': makersOnly,
  'POST /api/staff/shop/documents/:kind': makersOnly,
  'DELETE /api/staff/shop/pictures/:place': makersOnly,
  'POST /api/staff/shop/pictures/:place': makersOnly,
  'POST /api/staff/shop/submission': makersOnly,
};

/** How strangers are kept from what is another’s. */
export const ownership: OwnershipExpectations = {
  'GET /api/staff/maker-documents/:_id': byId('documentId'),
  'POST /api/makers/:slug/enquiries': NOTHING,
  'POST /api/enquiries/photos': NOTHING,
  'GET /api/enquiries': SHOWN,
  'GET /api/enquiries/:enquiryId/messages': withId('enquiryId'),
  'POST /api/enquiries/:enquiryId/messages': withId('enquiryId', { text: 'Hello' }),
  'POST /api/enquiries/:enquiryId/messages/read': withId('enquiryId', { lastId: NOBODY }),
  'GET /api/staff/enquiries': SHOWN,
  'GET /api/staff/enquiries/:enquiryId/messages': withId('enquiryId'),
  'POST /api/staff/enquiries/:enquiryId/messages': withId('enquiryId', { text: 'Hello' }),
  'POST /api/staff/enquiries/:enquiryId/messages/read': withId('enquiryId', { lastId: NOBODY }),
  'GET /api/staff/shop': SHOWN,
  'PUT /api/staff/shop': NOTHING,
  'DELETE /api/staff/shop/documents/:_id': byId('documentId'),
  'POST /api/staff/shop/documents/:kind': NOTHING,
  'DELETE /api/staff/shop/pictures/:place': NOTHING,
  'POST /api/staff/shop/pictures/:place': NOTHING,
  'POST /api/staff/shop/submission': NOTHING,
};
