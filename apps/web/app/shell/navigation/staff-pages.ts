/**
 * Staff pages that exist and need no id in their address; navigation and command palette show no other. A test holds
 * this list to the routes.
 */
export const STAFF_PAGES: readonly string[] = [
  '/admin/dashboard',
  '/admin/users',
  '/admin/users/add',
  '/admin/users/verification',
  '/admin/audit',
  '/admin/outbox',
  '/admin/settings',
  '/admin/settings/currencies',
  '/admin/cart/all',
  '/admin/wishlist/all',
  '/admin/products',
  '/admin/products/add',
  '/admin/coupons',
  '/admin/coupons/add',
  '/admin/orders',
  '/admin/orders/payouts',
  '/admin/orders/payouts/ledger',
  '/designer/dashboard',
  '/designer/shop',
  '/designer/products',
  '/designer/products/add',
  '/designer/orders',
  '/designer/payouts',
  '/tailor/dashboard',
  '/tailor/shop',
  '/tailor/orders',
  '/tailor/payouts',
];
