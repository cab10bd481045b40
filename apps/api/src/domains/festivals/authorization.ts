import { type AccessExpectations, everyone, signedIn } from '../../authorization/callers.ts';

/** Whom access control lets in. */
export const access: AccessExpectations = {
  'GET /api/festivals': everyone,
  'GET /api/festivals/:festivalId': everyone,
  'GET /api/festivals/calendar': everyone,
  'GET /api/festivals/:festivalId/calendar': everyone,
  'GET /api/festivals/:festivalId/reminder': signedIn,
  'PUT /api/festivals/:festivalId/reminder': signedIn,
};
