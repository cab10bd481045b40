import { type AccessExpectations, everyone, resource, staff, WRITE_CALLS } from '../../authorization/callers.ts';

/** Whom access control lets in. */
export const access: AccessExpectations = {
  'GET /api/support/articles': everyone,
  'GET /api/support/articles/:slug': everyone,
  'PUT /api/support/articles/:articleId/vote': everyone,
  'GET /api/support/shipping': everyone,
  ...resource('/api/staff/support/articles', WRITE_CALLS, staff),
  'POST /api/staff/support/articles/preview': staff,
  'POST /api/staff/support/articles/:_id/restore': staff,
};
