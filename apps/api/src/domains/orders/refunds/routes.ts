import * as contract from '@adunni/contracts/order-refunds';
import type { FastifyInstance, FastifyRequest } from 'fastify';
import { Refusal } from '../../../kit/errors.ts';
import { mount } from '../../../kit/http/mount.ts';
import { previewRefund, refundOrder } from './refund.service.ts';

/** Serves refunds to those who run the marketplace. */
export function refundsRoutes(app: FastifyInstance): void {
  mount(app, contract.previewRefund, ({ params, body, ctx }) => previewRefund(ctx, params.orderId, body.wish));
  mount(app, contract.refundOrder, ({ params, body, ctx, request }) =>
    refundOrder(ctx, params.orderId, keyOf(request), body),
  );
}

/** The caller’s Idempotency-Key: 8 to 100 visible characters. Throws 400 without one. */
function keyOf(request: FastifyRequest): string {
  const key = request.headers['idempotency-key'];
  if (typeof key !== 'string' || !/^[\x21-\x7e]{8,100}$/.test(key))
    throw new Refusal(contract.refundErrors.refund_key_missing);
  return key;
}
