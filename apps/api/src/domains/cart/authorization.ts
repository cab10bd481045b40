import { type AccessExpectations, everyone, LIST_CALLS, resource, staff } from '../../authorization/callers.ts';

/** Whom access control lets in. */
export const access: AccessExpectations = {
  'GET /api/cart': everyone,
  'POST /api/cart/add': everyone,
  'POST /api/cart/apply-coupon': everyone,
  'DELETE /api/cart/coupon': everyone,
  'DELETE /api/cart/remove/:itemId': everyone,
  'GET /api/cart/saved': everyone,
  'PUT /api/cart/update/:itemId': everyone,
  ...resource('/api/staff/carts', [...LIST_CALLS, 'POST /actions'], staff),
};
