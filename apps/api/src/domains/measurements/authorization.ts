import { type AccessExpectations, makersOnly, signedIn } from '../../authorization/callers.ts';
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
  'POST /api/staff/measurements/proposals/:proposalId/withdraw': withId('proposalId'),
};
