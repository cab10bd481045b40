import {
  type AccessExpectations,
  everyone,
  LIST_CALLS,
  resource,
  signedIn,
  staff,
} from '../../authorization/callers.ts';
import { NOBODY, NOTHING, type OwnershipExpectations } from '../../authorization/probes.ts';

/** Whom access control lets in. */
export const access: AccessExpectations = {
  'GET /api/affiliates': everyone,
  'GET /api/affiliates/programme': everyone,
  'GET /api/affiliates/:partnerId': everyone,
  'POST /api/affiliates/clicks': everyone,
  'POST /api/affiliates/applications': signedIn,
  'GET /api/affiliate': signedIn,
  'PUT /api/affiliate': signedIn,
  'POST /api/affiliate/leave': signedIn,
  'PUT /api/affiliate/bank-account': signedIn,
  'GET /api/affiliate/figures': signedIn,
  'GET /api/affiliate/commissions': signedIn,
  'GET /api/affiliate/payouts': signedIn,
  'GET /api/affiliate/payouts/:payoutId/statement.pdf': signedIn,
  'GET /api/staff/affiliates/figures': staff,
  ...resource('/api/staff/affiliates/partners', [...LIST_CALLS, 'PUT /:_id', 'POST /actions'], staff),
  'POST /api/staff/affiliates/partners/:partnerId/decline': staff,
  'POST /api/staff/affiliates/partners/:partnerId/suspend': staff,
  'POST /api/staff/affiliates/partners/:partnerId/notes': staff,
  ...resource('/api/staff/affiliates/rates', [...LIST_CALLS, 'POST', 'PUT /:_id', 'POST /actions'], staff),
  ...resource('/api/staff/affiliates/commissions', [...LIST_CALLS, 'POST /actions'], staff),
  'POST /api/staff/affiliates/commissions/reverse': staff,
};

/** How strangers are kept from what is another’s. */
export const ownership: OwnershipExpectations = {
  // All of these find the partner by the caller alone.
  'POST /api/affiliates/applications': NOTHING,
  'GET /api/affiliate': NOTHING,
  'PUT /api/affiliate': NOTHING,
  'POST /api/affiliate/leave': NOTHING,
  'PUT /api/affiliate/bank-account': NOTHING,
  'GET /api/affiliate/figures': NOTHING,
  'GET /api/affiliate/commissions': NOTHING,
  'GET /api/affiliate/payouts': NOTHING,
  'GET /api/affiliate/payouts/:payoutId/statement.pdf': () => [{ params: { payoutId: NOBODY } }],
};
