import { type AccessExpectations, signedIn } from '../../authorization/callers.ts';
import { NOTHING, type OwnershipExpectations } from '../../authorization/probes.ts';

/** Whom access control lets in. */
export const access: AccessExpectations = {
  'POST /api/checkout': signedIn,
  'POST /api/checkout/quote': signedIn,
};

/** How strangers are kept from what is another’s. */
export const ownership: OwnershipExpectations = {
  'POST /api/checkout': NOTHING,
  'POST /api/checkout/quote': NOTHING,
};
