import {
  type AccessExpectations,
  everyone,
  LIST_CALLS,
  resource,
  signedIn,
  staff,
} from '../../authorization/callers.ts';
import type { OwnershipExpectations } from '../../authorization/probes.ts';

/** Whom access control lets in. */
export const access: AccessExpectations = {
  'GET /api/payments/:reference': signedIn,
  // Its reference is the secret.
  'GET /api/payments/:reference/return': everyone,
  'GET /api/payments/sandbox/:reference': everyone,
  'POST /api/payments/sandbox/:reference': everyone,
  'POST /api/payments/webhook/paystack': everyone,
  ...resource('/api/staff/payments', LIST_CALLS, staff),
  'POST /api/staff/payments/:_id/settle': staff,
  'POST /api/staff/payments/refunds/:refundId/retry': staff,
  'POST /api/staff/payments/refunds/:refundId/settle': staff,
};

/** How strangers are kept from what is another’s. */
export const ownership: OwnershipExpectations = {
  'GET /api/payments/:reference': ({ paymentReference }) => [{ params: { reference: paymentReference } }],
};
