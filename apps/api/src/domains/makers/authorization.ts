import {
  type AccessExpectations,
  everyone,
  LIST_CALLS,
  makersAndStaff,
  makersOnly,
  resource,
  staff,
} from '../../authorization/callers.ts';
import { byId, NOTHING, type OwnershipExpectations, SHOWN } from '../../authorization/probes.ts';

/** Whom access control lets in. */
export const access: AccessExpectations = {
  'GET /api/makers': everyone,
  'GET /api/makers/:slug': everyone,
  ...resource(
    '/api/staff/workshops',
    [...LIST_CALLS, 'POST /actions', 'POST /:_id/approval', 'POST /:_id/refusal', 'PUT /:_id/tier'],
    staff,
  ),
  'GET /api/staff/maker-documents/:_id': makersAndStaff,
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
  'GET /api/staff/shop': SHOWN,
  'PUT /api/staff/shop': NOTHING,
  'DELETE /api/staff/shop/documents/:_id': byId('documentId'),
  'POST /api/staff/shop/documents/:kind': NOTHING,
  'DELETE /api/staff/shop/pictures/:place': NOTHING,
  'POST /api/staff/shop/pictures/:place': NOTHING,
  'POST /api/staff/shop/submission': NOTHING,
};
