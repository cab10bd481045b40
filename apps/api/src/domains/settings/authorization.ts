import { type AccessExpectations, everyone, only } from '../../authorization/callers.ts';

/** Whom access control lets in. */
export const access: AccessExpectations = {
  'GET /api/contact': everyone,
  'GET /api/settings': everyone,
  'GET /api/staff/settings': only('SuperAdmin'),
  'PUT /api/staff/settings': only('SuperAdmin'),
};
