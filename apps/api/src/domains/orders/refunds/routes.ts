import * as contract from '@adunni/contracts/orders/refunds';
import type { FastifyInstance } from 'fastify';
import { idempotencyKeyOf } from '../../../kit/http/idempotency-key.ts';
import { mount } from '../../../kit/http/mount.ts';
import { previewRefund, refundOrder } from './refund.service.ts';

/** Serves refunds to those who run the marketplace. */
export function refundsRoutes(app: FastifyInstance): void {
  mount(app, contract.previewRefund, ({ params, body, ctx }) => previewRefund(ctx, params.orderId, body.request));
  mount(app, contract.refundOrder, ({ params, body, ctx, request }) =>
    refundOrder(ctx, params.orderId, idempotencyKeyOf(request, contract.refundErrors.refund_key_missing), body),
  );
}
