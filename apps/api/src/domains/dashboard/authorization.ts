import { type AccessExpectations, makersOnly, signedIn, staff } from '../../authorization/callers.ts';
import { type OwnershipExpectations, SHOWN } from '../../authorization/probes.ts';

/** Whom access control lets in. */
export const access: AccessExpectations = {
  'GET /api/inbox': signedIn,
  'GET /api/staff/dashboard/attention': staff,
  'GET /api/staff/dashboard/income': makersOnly,
  'GET /api/staff/dashboard/menu': makersOnly,
  'GET /api/staff/dashboard/trade': staff,
  'GET /api/staff/dashboard/work': makersOnly,
  'GET /api/staff/inbox': makersOnly,
};

/** How strangers are kept from what is another’s. */
export const ownership: OwnershipExpectations = {
  'GET /api/inbox': SHOWN,
  'GET /api/staff/dashboard/income': SHOWN,
  'GET /api/staff/dashboard/menu': SHOWN,
  'GET /api/staff/dashboard/work': SHOWN,
  'GET /api/staff/inbox': SHOWN,
};
