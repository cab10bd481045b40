import {
  type AccessExpectations,
  everyone,
  resource,
  signedIn,
  staff,
  WRITE_CALLS,
} from '../../authorization/callers.ts';
import { NOBODY, type OwnershipExpectations } from '../../authorization/probes.ts';

/** Whom access control lets in. */
export const access: AccessExpectations = {
  'GET /api/festivals': everyone,
  'GET /api/festivals/:festivalId': everyone,
  'GET /api/festivals/calendar': everyone,
  'GET /api/festivals/:festivalId/calendar': everyone,
  'GET /api/festivals/:festivalId/reminder': signedIn,
  'PUT /api/festivals/:festivalId/reminder': signedIn,
  ...resource('/api/staff/festivals', [...WRITE_CALLS, 'POST /preview', 'POST /:_id/restore'], staff),
};

/** How strangers are kept from what is another’s. */
export const ownership: OwnershipExpectations = {
  // A reminder is found by the caller alone; none is set for what does not exist.
  'GET /api/festivals/:festivalId/reminder': () => [{ params: { festivalId: NOBODY } }],
  'PUT /api/festivals/:festivalId/reminder': () => [{ params: { festivalId: NOBODY }, body: { daysBefore: 30 } }],
};
