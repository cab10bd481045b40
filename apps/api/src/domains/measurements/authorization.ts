import { type AccessExpectations, makersAndStaff, makersOnly, signedIn } from '../../authorization/callers.ts';
import { fitting, NOTHING, type OwnershipExpectations, SHOWN, version, withId } from '../../authorization/probes.ts';

/** Whom access control lets in. */
export const access: AccessExpectations = {
  'GET /api/measurements': signedIn,
  'POST /api/measurements': signedIn,
  'DELETE /api/measurements/:profileId': signedIn,
  'GET /api/measurements/:profileId': signedIn,
  'PUT /api/measurements/:profileId': signedIn,
  'GET /api/measurements/proposals': signedIn,
  'POST /api/measurements/proposals/:proposalId/accept': signedIn,
  'POST /api/measurements/proposals/:proposalId/refuse': signedIn,
  'GET /api/orders/:orderId/measurements': signedIn,
  'GET /api/staff/orders/parts/:partId/measurements': makersAndStaff,
  'POST /api/staff/orders/parts/:partId/measurements': makersOnly,
  'POST /api/staff/measurements/proposals/:proposalId/withdraw': makersOnly,
};

const person = { name: 'Somebody' };

/** How strangers are kept from what is another’s. */
export const ownership: OwnershipExpectations = {
  'GET /api/measurements': SHOWN,
  'POST /api/measurements': NOTHING,
  'DELETE /api/measurements/:profileId': withId('profileId'),
  'GET /api/measurements/:profileId': withId('profileId'),
  'PUT /api/measurements/:profileId': withId('profileId', { ...person, ...fitting, method: 'alone', version }),
  'GET /api/measurements/proposals': SHOWN,
  'POST /api/measurements/proposals/:proposalId/accept': withId('proposalId', {}),
  'POST /api/measurements/proposals/:proposalId/refuse': withId('proposalId'),
  'GET /api/orders/:orderId/measurements': withId('orderId'),
  'GET /api/staff/orders/parts/:partId/measurements': withId('partId'),
  'POST /api/staff/orders/parts/:partId/measurements': (theirs, own) =>
    [theirs.partId, own.partId].map((partId) => ({ params: { partId }, body: { ...fitting, itemId: theirs.itemId } })),
  'POST /api/staff/measurements/proposals/:proposalId/withdraw': withId('proposalId'),
};
