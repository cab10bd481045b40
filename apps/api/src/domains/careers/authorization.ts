import { type AccessExpectations, everyone, resource, staff, WRITE_CALLS } from '../../authorization/callers.ts';

/** Whom access control lets in. */
export const access: AccessExpectations = {
  'GET /api/careers/openings': everyone,
  'GET /api/careers/openings/:slug': everyone,
  ...resource('/api/staff/openings', WRITE_CALLS, staff),
};
