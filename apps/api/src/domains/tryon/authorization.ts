import {
  type AccessExpectations,
  LIST_CALLS,
  premium,
  resource,
  signedIn,
  staff,
} from '../../authorization/callers.ts';
import { NOTHING, type OwnershipExpectations, SHOWN, withId } from '../../authorization/probes.ts';

/** Whom access control lets in. */
export const access: AccessExpectations = {
  'GET /api/virtual-tryon/outfits': premium,
  'POST /api/virtual-tryon/tries': premium,
  'PATCH /api/virtual-tryon/tries': signedIn,
  'POST /api/virtual-tryon/failed-tries': premium,
  ...resource('/api/staff/tryon-outfits', [...LIST_CALLS, 'PUT /:_id', 'POST /:_id/status'], staff),
  'GET /api/staff/tryon-analytics': staff,
  ...resource('/api/staff/tryon-sessions', LIST_CALLS, staff),
  'POST /api/virtual-tryon/looks': premium,
  // What was saved stays its owner’s, also without a plan.
  'GET /api/virtual-tryon/looks': signedIn,
  'DELETE /api/virtual-tryon/looks': signedIn,
  'DELETE /api/virtual-tryon/looks/:lookId': signedIn,
};

/** How strangers are kept from what is another’s. */
export const ownership: OwnershipExpectations = {
  // Named by a key of the caller’s own.
  'PATCH /api/virtual-tryon/tries': NOTHING,
  'GET /api/virtual-tryon/looks': SHOWN,
  'DELETE /api/virtual-tryon/looks': NOTHING,
  'DELETE /api/virtual-tryon/looks/:lookId': withId('lookId'),
};
