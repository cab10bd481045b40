import { type AccessExpectations, everyone, resource, staff, WRITE_CALLS } from '../../authorization/callers.ts';

const POSTS = '/api/staff/blog/posts';

/** Whom access control lets in. */
export const access: AccessExpectations = {
  'GET /api/blog/posts': everyone,
  'GET /api/blog/posts/:slug': everyone,
  'GET /api/blog/previews/:token': everyone,
  'GET /api/blog/posts/:slug/preview.jpg': everyone,
  'GET /blog/feed.xml': everyone,
  'GET /blog/feed.json': everyone,
  'POST /api/blog/posts/:postId/reads': everyone,
  'POST /api/blog/posts/:postId/carts': everyone,
  ...resource(POSTS, WRITE_CALLS, staff),
  [`POST ${POSTS}/:_id/publish`]: staff,
  [`POST ${POSTS}/:_id/restore`]: staff,
  [`PUT ${POSTS}/:_id/preview-link`]: staff,
  [`PUT ${POSTS}/:_id/presence`]: staff,
  [`POST ${POSTS}/:_id/campaign`]: staff,
  'POST /api/staff/blog/preview': staff,
  'GET /api/staff/blog/choices': staff,
  ...resource('/api/staff/blog/categories', WRITE_CALLS, staff),
  ...resource('/api/staff/blog/authors', WRITE_CALLS, staff),
};
