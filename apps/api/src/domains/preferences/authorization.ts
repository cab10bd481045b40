import { type AccessExpectations, signedIn } from '../../authorization/callers.ts';
import { NOTHING, type OwnershipExpectations, SHOWN, version, withId } from '../../authorization/probes.ts';

/** Whom access control lets in. */
export const access: AccessExpectations = {
  'GET /api/preferences': signedIn,
  'PUT /api/preferences/:screen': signedIn,
  'POST /api/preferences/views': signedIn,
  'PUT /api/preferences/views/:viewId': signedIn,
  'DELETE /api/preferences/views/:viewId': signedIn,
};

/** How strangers are kept from what is another’s. */
export const ownership: OwnershipExpectations = {
  'GET /api/preferences': SHOWN,
  'PUT /api/preferences/:screen': NOTHING,
  'POST /api/preferences/views': NOTHING,
  'PUT /api/preferences/views/:viewId': withId('viewId', { version, name: 'Mine' }),
  'DELETE /api/preferences/views/:viewId': withId('viewId'),
};
