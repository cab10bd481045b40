import {
  checkPayment as checkPaymentEndpoint,
  checkReturn as checkReturnEndpoint,
  decideSandbox,
  paystackWebhook,
  sandboxPayment,
} from '@adunni/contracts/payments/payments';
import { paymentResource, retryRefund, settlePayment, settleRefund } from '@adunni/contracts/payments/staff';
import type { FastifyInstance } from 'fastify';
import { crud } from '../../kit/crud/crud.ts';
import { mount } from '../../kit/http/mount.ts';
import { settleReversed } from './collecting/settle-reversed.service.ts';
import { checkPayment, checkReturn } from './queries.ts';
import { retryRefund as retry, settleRefund as settle } from './refunds/resolve.service.ts';
import { decideSandboxPayment, getSandboxPayment } from './sandbox/service.ts';
import { loadPayments, paymentDetail, paymentList } from './staff.queries.ts';
import { receiveEvent } from './webhook.service.ts';

/** Serves what people pay with, the staff’s list of payments, and what the provider announces. */
export function paymentsRoutes(app: FastifyInstance): void {
  staffRoutes(app);
  mount(app, checkPaymentEndpoint, ({ params, ctx }) => checkPayment(ctx, params.reference, ctx.viewer._id));
  mount(app, checkReturnEndpoint, ({ params, ctx }) => checkReturn(ctx, params.reference));
  mount(app, sandboxPayment, ({ params, ctx }) => getSandboxPayment(ctx, params.reference));
  mount(app, decideSandbox, async ({ params, body, ctx }) => ({
    returnUrl: await decideSandboxPayment(ctx, params.reference, body.outcome, body.card),
  }));
  app.register(async (raw) => webhookRoute(raw));
}

function staffRoutes(app: FastifyInstance): void {
  crud(app, paymentResource, { ...paymentList, load: loadPayments, detail: paymentDetail });
  mount(app, retryRefund, async ({ params, ctx }) => ({ status: await retry(ctx, params.refundId) }));
  mount(app, settleRefund, async ({ params, body, ctx }) => ({ status: await settle(ctx, params.refundId, body) }));
  mount(app, settlePayment, async ({ params, body, ctx }) => {
    await settleReversed(ctx, params._id, body);
    return { settled: true };
  });
}

/** The signature covers the body’s bytes, so here they are not parsed. */
function webhookRoute(app: FastifyInstance): void {
  app.removeAllContentTypeParsers();
  app.addContentTypeParser('*', { parseAs: 'buffer' }, (_request, body, done) => done(null, body));
  mount(app, paystackWebhook, async ({ ctx, request }) => {
    const rawBody = Buffer.isBuffer(request.body) ? request.body : Buffer.alloc(0);
    await receiveEvent(ctx, rawBody, request.headers);
    return { received: true };
  });
}
