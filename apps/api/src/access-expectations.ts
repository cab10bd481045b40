import { ROLES, type Role } from '@adunni/contracts/roles';

/** Everybody who may call: a visitor or a person of each role. */
export const CALLERS = ['visitor', ...ROLES] as const;
export type Caller = 'visitor' | Role;
/** What access control does with a caller: lets them in to the handler, or refuses with this status. */
export type Outcome = 'let in' | 401 | 403;

const people = (outcome: Outcome) => Object.fromEntries(ROLES.map((role) => [role, outcome])) as Record<Role, Outcome>;

const everyone: Record<Caller, Outcome> = { visitor: 'let in', ...people('let in') };
const signedIn: Record<Caller, Outcome> = { visitor: 401, ...people('let in') };

const only = (...roles: Role[]): Record<Caller, Outcome> => ({
  visitor: 401,
  ...people(403),
  ...Object.fromEntries(roles.map((role) => [role, 'let in'])),
});
const staff = only('Admin', 'SuperAdmin');
const makersOnly = only('Designer', 'Tailor');
const designersAndStaff = only('Designer', 'Admin', 'SuperAdmin');
const makersAndStaff = only('Designer', 'Tailor', 'Admin', 'SuperAdmin');

/** The calls of a resource below a path, as far as it has them. */
const LISTED = ['GET', 'GET /export.csv', 'GET /:_id'] as const;
const WRITTEN = [...LISTED, 'POST', 'PUT /:_id', 'POST /actions'] as const;
const resource = (path: string, calls: readonly string[], who: Record<Caller, Outcome>) =>
  Object.fromEntries(
    calls.map((call) => {
      const [method, below = ''] = call.split(' ');
      return [`${method} ${path}${below}`, who];
    }),
  );

/** What is expected of every endpoint, written down a second time on purpose: a slip in a declaration shows here. */
export const ACCESS_EXPECTATIONS: Record<string, Record<Caller, Outcome>> = {
  'GET /api/account/addresses': signedIn,
  'POST /api/account/addresses': signedIn,
  'DELETE /api/account/addresses/:addressId': signedIn,
  'PUT /api/account/addresses/:addressId': signedIn,
  'DELETE /api/account/deletion': signedIn,
  'POST /api/account/deletion': signedIn,
  'GET /api/account/export': signedIn,
  'DELETE /api/account/sessions': signedIn,
  'GET /api/account/sessions': signedIn,
  'DELETE /api/account/sessions/:sessionId': signedIn,
  'POST /api/auth/forgot-password': everyone,
  'POST /api/auth/login': everyone,
  'PATCH /api/auth/logout': everyone,
  'POST /api/auth/logout': signedIn,
  'POST /api/auth/refresh/token': everyone,
  'POST /api/auth/register': everyone,
  'POST /api/auth/reset-password': everyone,
  'POST /api/auth/verify-email': everyone,
  'POST /api/auth/verify-email/resend': signedIn,
  'GET /api/cart': everyone,
  'POST /api/cart/add': everyone,
  'POST /api/cart/apply-coupon': everyone,
  'DELETE /api/cart/coupon': everyone,
  'DELETE /api/cart/remove/:itemId': everyone,
  'GET /api/cart/saved': everyone,
  'PUT /api/cart/update/:itemId': everyone,
  'GET /api/categories': everyone,
  'POST /api/checkout': signedIn,
  'POST /api/checkout/quote': signedIn,
  'GET /api/currency/detect': everyone,
  'PUT /api/currency/preferences': signedIn,
  'GET /api/currency/rates': everyone,
  'GET /api/makers': everyone,
  'GET /api/makers/:slug': everyone,
  'POST /api/newsletter/subscribe': everyone,
  'GET /api/notifications': signedIn,
  'PUT /api/notifications/:notificationId/read': signedIn,
  'GET /api/notifications/preferences': signedIn,
  'PUT /api/notifications/preferences': signedIn,
  'PUT /api/notifications/read': signedIn,
  'GET /api/notifications/stream': signedIn,
  'GET /api/notifications/unread': signedIn,
  'GET /api/orders': signedIn,
  'GET /api/orders/:orderId': signedIn,
  'POST /api/orders/:orderId/cancel': signedIn,
  'GET /api/orders/:orderId/messages': signedIn,
  'POST /api/orders/:orderId/messages': signedIn,
  'POST /api/orders/:orderId/messages/read': signedIn,
  'POST /api/orders/:orderId/payments': signedIn,
  'POST /api/orders/:orderId/photos': signedIn,
  'GET /api/orders/:orderId/receipt': signedIn,
  'POST /api/orders/:orderId/reorder': signedIn,
  'GET /api/payments/:reference': signedIn,
  'GET /api/payments/sandbox/:reference': everyone,
  'POST /api/payments/sandbox/:reference': everyone,
  'POST /api/payments/webhook/paystack': everyone,
  'GET /api/preferences': signedIn,
  'PUT /api/preferences/:screen': signedIn,
  'GET /api/products': everyone,
  'GET /api/products/:productId': everyone,
  'GET /api/products/:productId/related': everyone,
  'GET /api/products/:productId/reviews': everyone,
  'GET /api/products/facets': everyone,
  'GET /api/profile': signedIn,
  'PATCH /api/profile': signedIn,
  'DELETE /api/profile/avatar': signedIn,
  'POST /api/profile/avatar': signedIn,
  'PUT /api/profile/password': signedIn,
  'GET /api/settings': everyone,
  'GET /api/wishlist': everyone,
  'POST /api/wishlist/add': everyone,
  'DELETE /api/wishlist/remove/:productId': everyone,
  ...resource('/api/staff/audit', LISTED, staff),
  ...resource('/api/staff/carts', [...LISTED, 'POST /actions'], staff),
  ...resource('/api/staff/coupons', WRITTEN, staff),
  ...resource('/api/staff/products', WRITTEN, designersAndStaff),
  'GET /api/staff/products/choices': designersAndStaff,
  'POST /api/staff/products/import': designersAndStaff,
  'GET /api/staff/products/import/template.csv': designersAndStaff,
  'POST /api/staff/products/pictures': designersAndStaff,
  'POST /api/staff/products/pictures/:mediaId/crop': designersAndStaff,
  'POST /api/staff/products/prices': designersAndStaff,
  'POST /api/staff/products/prices/preview': designersAndStaff,
  ...resource('/api/staff/categories', [...LISTED, 'POST', 'PUT /:_id'], staff),
  'GET /api/staff/categories/tree': staff,
  'POST /api/staff/categories/:_id/move': staff,
  'POST /api/staff/categories/:_id/remove': staff,
  ...resource('/api/staff/users', [...LISTED, 'POST /actions', 'PUT /:_id/role'], staff),
  'POST /api/staff/users': only('SuperAdmin'),
  ...resource(
    '/api/staff/workshops',
    [...LISTED, 'POST /actions', 'POST /:_id/approval', 'POST /:_id/refusal', 'PUT /:_id/tier'],
    staff,
  ),
  'GET /api/staff/maker-documents/:_id': makersAndStaff,
  'GET /api/staff/shop': makersOnly,
  'PUT /api/staff/shop': makersOnly,
  'DELETE /api/staff/shop/documents/:_id': makersOnly,
  'POST /api/staff/shop/documents/:kind': makersOnly,
  'DELETE /api/staff/shop/pictures/:place': makersOnly,
  'POST /api/staff/shop/pictures/:place': makersOnly,
  'POST /api/staff/shop/submission': makersOnly,
  ...resource('/api/staff/wishes', LISTED, staff),
  ...resource('/api/staff/outbox', [...LISTED, 'POST /actions'], staff),
  'GET /api/staff/bank-account': makersOnly,
  'PUT /api/staff/bank-account': makersOnly,
  'POST /api/staff/bank-account/check': makersOnly,
  'GET /api/staff/banks': makersOnly,
  ...resource('/api/staff/payouts', LISTED, makersAndStaff),
  'POST /api/staff/payouts': staff,
  'POST /api/staff/payouts/:payoutId/retry': staff,
  'GET /api/staff/payouts/due': staff,
  'GET /api/staff/ledger/balance': makersOnly,
  'GET /api/staff/ledger/statement': makersOnly,
  'GET /api/staff/ledger/balances': staff,
  'GET /api/staff/ledger/summary': staff,
  ...resource('/api/staff/orders', LISTED, makersAndStaff),
  ...resource('/api/staff/orders/parts', [...LISTED, 'POST /actions'], makersAndStaff),
  'POST /api/staff/orders/:orderId/cancel': staff,
  'GET /api/staff/orders/:orderId/messages': makersAndStaff,
  'POST /api/staff/orders/:orderId/messages': makersAndStaff,
  'POST /api/staff/orders/:orderId/messages/read': makersAndStaff,
  'POST /api/staff/orders/:orderId/notes': makersAndStaff,
  'POST /api/staff/orders/:orderId/photos': makersAndStaff,
  'POST /api/staff/orders/:orderId/refunds': staff,
  'POST /api/staff/orders/:orderId/refunds/preview': staff,
  'POST /api/staff/orders/parts/:partId/accept': makersAndStaff,
  'POST /api/staff/orders/parts/:partId/cancel': makersAndStaff,
  'POST /api/staff/orders/parts/:partId/decline': makersAndStaff,
  'GET /api/staff/orders/parts/:partId/sheet': makersAndStaff,
  'POST /api/staff/orders/parts/:partId/stage': makersAndStaff,
  'PUT /api/staff/orders/parts/:partId/tailor': makersAndStaff,
  'GET /api/staff/orders/tailors': makersAndStaff,
  'GET /api/staff/search': makersAndStaff,
  'GET /api/staff/settings': only('SuperAdmin'),
  'PUT /api/staff/settings': only('SuperAdmin'),
  'GET /media/:mediaId/:file': everyone,
};
