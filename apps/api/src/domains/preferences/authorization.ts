import { type AccessExpectations, signedIn } from '../../authorization/callers.ts';
import { NOTHING, type OwnershipExpectations, SHOWN } from '../../authorization/probes.ts';

/** Whom access control lets in. */
export const access: AccessExpectations = {
  'GET /api/preferences': signedIn,
  'PUT /api/preferences/:screen': signedIn,
};

/** How strangers are kept from what is another’s. */
export const ownership: OwnershipExpectations = {
  'GET /api/preferences': SHOWN,
  'PUT /api/preferences/:screen': NOTHING,
};
