import {
  checkoutErrors,
  getQuote as getQuoteEndpoint,
  placeOrder as placeOrderEndpoint,
} from '@adunni/contracts/checkout';
import type { FastifyInstance, FastifyRequest } from 'fastify';
import { Refusal } from '../../kit/errors.ts';
import { mount } from '../../kit/http/mount.ts';
import { placeOrder } from './place.service.ts';
import { getQuote } from './quote.ts';

/** Serves the checkout endpoints. */
export function checkoutRoutes(app: FastifyInstance): void {
  mount(app, getQuoteEndpoint, ({ body, ctx }) => getQuote(ctx, body));
  mount(app, placeOrderEndpoint, ({ body, ctx, request }) => placeOrder(ctx, keyOf(request), body));
}

/** The caller’s Idempotency-Key: 8 to 100 visible characters. Throws 400 without one. */
function keyOf(request: FastifyRequest): string {
  const key = request.headers['idempotency-key'];
  if (typeof key !== 'string' || !/^[\x21-\x7e]{8,100}$/.test(key)) throw new Refusal(checkoutErrors.key_needed);
  return key;
}
