import {
  checkoutErrors,
  getQuote as getQuoteEndpoint,
  placeOrder as placeOrderEndpoint,
} from '@adunni/contracts/checkout/checkout';
import type { FastifyInstance } from 'fastify';
import { idempotencyKeyOf } from '../../kit/http/idempotency-key.ts';
import { mount } from '../../kit/http/mount.ts';
import { placeOrder } from './place.service.ts';
import { getQuote } from './quote.ts';

/** Serves the checkout endpoints. */
export function checkoutRoutes(app: FastifyInstance): void {
  mount(app, getQuoteEndpoint, ({ body, ctx }) => getQuote(ctx, body));
  mount(app, placeOrderEndpoint, ({ body, ctx, request }) =>
    placeOrder(ctx, idempotencyKeyOf(request, checkoutErrors.key_needed), body),
  );
}
