import {
  type AccessExpectations,
  everyone,
  resource,
  signedIn,
  staff,
  WRITE_CALLS,
} from '../../authorization/callers.ts';

/** Whom access control lets in. */
export const access: AccessExpectations = {
  'GET /api/legal/documents/:name': everyone,
  'GET /api/legal/terms': everyone,
  'POST /api/legal/terms/answers': signedIn,
  'GET /api/legal/consent': everyone,
  'PUT /api/legal/consent': everyone,
  ...resource('/api/staff/legal', WRITE_CALLS, staff),
  'POST /api/staff/legal/:_id/drafts': staff,
};
