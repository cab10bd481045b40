import { type AccessExpectations, everyone } from '../../authorization/callers.ts';

/** Whom access control lets in. */
export const access: AccessExpectations = {
  'GET /api/festivals': everyone,
  'GET /api/festivals/:festivalId': everyone,
};
