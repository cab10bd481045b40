import { type AccessExpectations, everyone, signedIn } from '../../authorization/callers.ts';
import { type OwnershipExpectations, withId } from '../../authorization/probes.ts';

/** Whom access control lets in. */
export const access: AccessExpectations = {
  'POST /api/orders/:orderId/payments': signedIn,
  'GET /api/payments/:reference': signedIn,
  'GET /api/payments/sandbox/:reference': everyone,
  'POST /api/payments/sandbox/:reference': everyone,
  'POST /api/payments/webhook/paystack': everyone,
};

/** How strangers are kept from what is another’s. */
export const ownership: OwnershipExpectations = {
  'POST /api/orders/:orderId/payments': withId('orderId'),
  'GET /api/payments/:reference': ({ paymentReference }) => [{ params: { reference: paymentReference } }],
};
