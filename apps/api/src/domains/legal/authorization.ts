import {
  type AccessExpectations,
  everyone,
  resource,
  signedIn,
  staff,
  WRITE_CALLS,
} from '../../authorization/callers.ts';
import { NOTHING, type OwnershipExpectations } from '../../authorization/probes.ts';

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

/** What of others an answer could reach: it names a version, which is everybody’s. */
export const ownership: OwnershipExpectations = { 'POST /api/legal/terms/answers': NOTHING };
