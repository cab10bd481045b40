import { type AccessExpectations, everyone, only, signedIn } from '../../authorization/callers.ts';
import { NOTHING, type OwnershipExpectations } from '../../authorization/probes.ts';

/** Whom access control lets in. */
export const access: AccessExpectations = {
  'GET /api/currency/detect': everyone,
  'PUT /api/currency/preferences': signedIn,
  'GET /api/currency/rates': everyone,
  'GET /api/staff/currencies': only('SuperAdmin'),
  'PUT /api/staff/currencies/:currency': only('SuperAdmin'),
  'POST /api/staff/currencies/refresh': only('SuperAdmin'),
};

/** How strangers are kept from what is another’s. */
export const ownership: OwnershipExpectations = {
  'PUT /api/currency/preferences': NOTHING,
};
