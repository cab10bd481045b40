import {
  type AccessExpectations,
  designersAndStaff,
  everyone,
  LIST_CALLS,
  only,
  resource,
  signedIn,
  staff,
} from '../../authorization/callers.ts';
import {
  NOTHING,
  type OwnershipExpectation,
  type OwnershipExpectations,
  SEARCHED,
  SHOWN,
  version,
  withId,
} from '../../authorization/probes.ts';
import { A_RECIPE } from './testing.ts';

/** Whom access control lets in. */
export const access: AccessExpectations = {
  'GET /api/studio/designs': signedIn,
  'GET /api/studio/designs/:designId': signedIn,
  'POST /api/studio/designs': signedIn,
  'PUT /api/studio/designs/:designId': signedIn,
  'DELETE /api/studio/designs/:designId': signedIn,
  'POST /api/studio/designs/:designId/restore': signedIn,
  'POST /api/studio/designs/:designId/share': signedIn,
  'DELETE /api/studio/designs/:designId/share': signedIn,
  'POST /api/studio/designs/:designId/publication': signedIn,
  'DELETE /api/studio/designs/:designId/publication': signedIn,
  'POST /api/studio/designs/:designId/product': only('Designer'),
  'GET /api/studio/shared/:token': everyone,
  'GET /api/studio/gallery': everyone,
  'GET /api/studio/gallery/:designId': everyone,
  'POST /api/studio/estimate': everyone,
  'GET /api/staff/price-list': only('Designer'),
  'PUT /api/staff/price-list': only('Designer'),
  ...resource('/api/staff/price-lists', LIST_CALLS, staff),
  ...resource('/api/staff/designs', [...LIST_CALLS, 'POST /:_id/status'], staff),
  'GET /api/studio/askable-makers': signedIn,
  'POST /api/studio/requests': signedIn,
  'GET /api/studio/requests': signedIn,
  'GET /api/studio/requests/:requestId': signedIn,
  'POST /api/studio/requests/:requestId/makers': signedIn,
  'POST /api/studio/requests/:requestId/cancel': signedIn,
  'POST /api/studio/requests/:requestId/makers/:askId/accept': signedIn,
  ...resource('/api/staff/design-requests', LIST_CALLS, designersAndStaff),
  'POST /api/staff/design-requests/:_id/answer': only('Designer'),
  'POST /api/staff/design-requests/:_id/withdrawal': only('Designer'),
  'POST /api/staff/design-requests/:_id/refusal': only('Designer'),
};

/** Names the ask that a maker has of a request. */
const ofAsk =
  (body?: unknown): OwnershipExpectation =>
  ({ askId }) => [{ params: { _id: askId }, body }];

/** How strangers are kept from what is another’s. */
export const ownership: OwnershipExpectations = {
  // Found by the caller alone.
  'GET /api/staff/price-list': SHOWN,
  'PUT /api/staff/price-list': NOTHING,
  'GET /api/studio/designs': SHOWN,
  'GET /api/studio/designs/:designId': withId('designId'),
  'POST /api/studio/designs': ({ designId }) => [{ body: { _id: designId, name: 'Mine now', recipe: A_RECIPE } }],
  'PUT /api/studio/designs/:designId': withId('designId', { version, name: 'Mine now', recipe: A_RECIPE }),
  'DELETE /api/studio/designs/:designId': withId('designId'),
  'POST /api/studio/designs/:designId/restore': withId('designId'),
  'POST /api/studio/designs/:designId/share': withId('designId'),
  'DELETE /api/studio/designs/:designId/share': withId('designId'),
  'POST /api/studio/designs/:designId/publication': withId('designId'),
  'DELETE /api/studio/designs/:designId/publication': withId('designId'),
  'POST /api/studio/designs/:designId/product': withId('designId', { version }),
  // Shows workshops that anybody may see.
  'GET /api/studio/askable-makers': NOTHING,
  'POST /api/studio/requests': NOTHING,
  'GET /api/studio/requests': SEARCHED,
  'GET /api/studio/requests/:requestId': withId('requestId'),
  'POST /api/studio/requests/:requestId/makers': ({ requestId }, { makerId }) => [
    { params: { requestId }, body: { makerIds: [makerId] } },
  ],
  'POST /api/studio/requests/:requestId/cancel': withId('requestId'),
  'POST /api/studio/requests/:requestId/makers/:askId/accept': ({ requestId, askId }, own) => [
    { params: { requestId, askId }, body: { revision: 1 } },
    { params: { requestId: own.requestId, askId }, body: { revision: 1 } },
  ],
  'GET /api/staff/design-requests': SEARCHED,
  'GET /api/staff/design-requests/export.csv': SEARCHED,
  'GET /api/staff/design-requests/:_id': ofAsk(),
  'POST /api/staff/design-requests/:_id/answer': ofAsk({ version: 1, values: { price: 50_000, days: 10 } }),
  'POST /api/staff/design-requests/:_id/withdrawal': ofAsk({ version: 1 }),
  'POST /api/staff/design-requests/:_id/refusal': ofAsk({ version: 1, values: { reason: 'busy' } }),
};
