import {
  type AccessExpectations,
  LIST_CALLS,
  only,
  premium,
  resource,
  signedIn,
  staff,
} from '../../authorization/callers.ts';
import {
  NOTHING,
  type OwnershipExpectation,
  type OwnershipExpectations,
  type OwnershipProbe,
  SHOWN,
  version,
  withId,
} from '../../authorization/probes.ts';

import { A_BODY } from './testing.ts';

/** Whom access control lets in. */
export const access: AccessExpectations = {
  'GET /api/virtual-tryon/outfits': premium,
  'GET /api/virtual-tryon/profiles': premium,
  'POST /api/virtual-tryon/tries': premium,
  'PATCH /api/virtual-tryon/tries': signedIn,
  'POST /api/virtual-tryon/failed-tries': premium,
  'POST /api/virtual-tryon/estimates': premium,
  ...resource('/api/staff/tryon-outfits', [...LIST_CALLS, 'PUT /:_id', 'POST /:_id/status'], staff),
  'GET /api/staff/tryon-analytics': staff,
  ...resource('/api/staff/tryon-sessions', LIST_CALLS, staff),
  ...resource('/api/staff/tryon-estimates', LIST_CALLS, staff),
  ...resource('/api/staff/tryon-sales', LIST_CALLS, staff),
  ...resource('/api/staff/tryon-advised-items', LIST_CALLS, staff),
  'GET /api/staff/tryon-measurements': staff,
  'GET /api/staff/products/:productId/outfit': only('Designer'),
  'PUT /api/staff/products/:productId/outfit': only('Designer'),
  'PUT /api/staff/products/:productId/outfit/layers/:role': only('Designer'),
  'DELETE /api/staff/products/:productId/outfit/layers/:role': only('Designer'),
  'POST /api/staff/products/:productId/outfit/status': only('Designer'),
  'POST /api/staff/products/:productId/outfit/drawing': only('Designer'),
  'GET /api/staff/tryon-drawings': staff,
  'POST /api/staff/tryon-drawings': staff,
  'POST /api/virtual-tryon/looks': premium,
  // What was saved stays its owner’s, also without a plan.
  'GET /api/virtual-tryon/looks': signedIn,
  'DELETE /api/virtual-tryon/looks': signedIn,
  'DELETE /api/virtual-tryon/looks/:lookId': signedIn,
};

/** Names the other’s product, of which there is a draft with a body layer. */
const ofTheirProduct =
  (probe: OwnershipProbe, named: Record<string, string> = {}): OwnershipExpectation =>
  ({ readyId }) => [{ params: { productId: readyId, ...named }, ...probe }];

/** How strangers are kept from what is another’s. */
export const ownership: OwnershipExpectations = {
  // Named by a key of the caller’s own.
  'PATCH /api/virtual-tryon/tries': NOTHING,
  'GET /api/staff/products/:productId/outfit': ofTheirProduct({}),
  'PUT /api/staff/products/:productId/outfit': ofTheirProduct({
    body: { version, fit: 'robe', slot: 'whole', anchors: A_BODY, sizes: [] },
  }),
  'PUT /api/staff/products/:productId/outfit/layers/:role': ofTheirProduct(
    { query: { version: '1' }, upload: true },
    { role: 'body' },
  ),
  'DELETE /api/staff/products/:productId/outfit/layers/:role': ofTheirProduct(
    { query: { version: '1' } },
    { role: 'body' },
  ),
  'POST /api/staff/products/:productId/outfit/status': ofTheirProduct({ body: { version, status: 'submitted' } }),
  'POST /api/staff/products/:productId/outfit/drawing': ofTheirProduct({ body: { version } }),
  'GET /api/virtual-tryon/looks': SHOWN,
  'DELETE /api/virtual-tryon/looks': NOTHING,
  'DELETE /api/virtual-tryon/looks/:lookId': withId('lookId'),
};
