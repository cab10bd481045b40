import {
  checkPayment as checkPaymentEndpoint,
  decideSandbox,
  paystackWebhook,
  sandboxPayment,
} from '@adunni/contracts/payments/payments';
import type { FastifyInstance } from 'fastify';
import { mount } from '../../kit/http/mount.ts';
import { checkPayment } from './queries.ts';
import { decideSandboxPayment, getSandboxPayment } from './sandbox/service.ts';
import { receiveEvent } from './webhook.service.ts';

/** Serves the payments endpoints. */
export function paymentsRoutes(app: FastifyInstance): void {
  mount(app, checkPaymentEndpoint, ({ params, ctx }) => checkPayment(ctx, params.reference, ctx.viewer._id));
  mount(app, sandboxPayment, ({ params, ctx }) => getSandboxPayment(ctx, params.reference));
  mount(app, decideSandbox, async ({ params, body, ctx }) => ({
    returnUrl: await decideSandboxPayment(ctx, params.reference, body.outcome, body.card),
  }));
  app.register(async (raw) => webhookRoute(raw));
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
