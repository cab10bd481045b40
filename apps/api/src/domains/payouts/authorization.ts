import {
  type AccessExpectations,
  LIST_CALLS,
  makersAndStaff,
  makersOnly,
  resource,
  signedIn,
  staff,
} from '../../authorization/callers.ts';
import { byId, NOTHING, type OwnershipExpectations, SEARCHED, SHOWN } from '../../authorization/probes.ts';

/** Whom access control lets in. */
export const access: AccessExpectations = {
  'GET /api/staff/bank-account': makersOnly,
  'PUT /api/staff/bank-account': makersOnly,
  'POST /api/bank-account/check': signedIn,
  'GET /api/banks': signedIn,
  ...resource('/api/staff/payouts', LIST_CALLS, makersAndStaff),
  'POST /api/staff/payouts': staff,
  'POST /api/staff/payouts/:payoutId/retry': staff,
  'GET /api/staff/payouts/due': staff,
  'GET /api/staff/payouts/schedule': makersOnly,
};

/** How strangers are kept from what is another’s. */
export const ownership: OwnershipExpectations = {
  'GET /api/staff/payouts': SEARCHED,
  'GET /api/staff/payouts/export.csv': SEARCHED,
  'GET /api/staff/payouts/:_id': byId('payoutId'),
  'GET /api/staff/payouts/schedule': SHOWN,
  'GET /api/staff/bank-account': SHOWN,
  'PUT /api/staff/bank-account': NOTHING,
  'POST /api/bank-account/check': NOTHING,
  'GET /api/banks': NOTHING,
};
