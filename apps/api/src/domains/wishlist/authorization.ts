import { type AccessExpectations, everyone, LIST_CALLS, resource, staff } from '../../authorization/callers.ts';

/** Whom access control lets in. */
export const access: AccessExpectations = {
  'GET /api/wishlist': everyone,
  'POST /api/wishlist/add': everyone,
  'DELETE /api/wishlist/remove/:productId': everyone,
  ...resource('/api/staff/wishes', LIST_CALLS, staff),
};
