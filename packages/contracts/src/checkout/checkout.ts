import { z } from 'zod';
import { cart, cartItem } from '../cart/cart.ts';
import { endpoint } from '../endpoint.ts';
import { defineErrors } from '../errors.ts';
import { moneyOut } from '../money.ts';
import { unpaidTerms } from '../orders/balance.ts';
import { arrival } from '../orders/orders.ts';
import { openPlace } from '../orders/pickup.ts';
import { startedPayment } from '../payments/payments.ts';
import { DELIVERY_OPTIONS, PAYMENT_PLANS } from './choices.ts';
import { placement, quoteForm } from './forms.ts';

export const deliveryChoice = z.object({
  option: z.enum(DELIVERY_OPTIONS),
  label: z.string(),
  description: z.string(),
  cost: moneyOut,
  /** When all of it is there by this option. */
  arrival,
});

export const quote = cart.omit({ items: true }).extend({
  /** One part per maker, with when it should arrive. */
  parts: z.array(
    z.object({
      maker: z.object({ slug: z.string(), name: z.string() }),
      items: z.array(cartItem),
      /** When it is there with the delivery asked about, or can be picked up. */
      arrival,
    }),
  ),
  deliveryOptions: z.array(deliveryChoice),
  /** Where each maker’s items are picked up; empty when pickup is not offered. */
  pickup: z.array(z.object({ maker: z.object({ slug: z.string(), name: z.string() }), place: openPlace })),
  /** Why an order of several makers can’t be picked up though some of them offer it; null otherwise. */
  noPickup: z.string().nullable(),
  /** The deposit plan is offered only when made-to-measure lines are worth enough. */
  paymentPlans: z.array(
    z.object({ plan: z.enum(PAYMENT_PLANS), label: z.string(), dueNow: moneyOut, dueLater: moneyOut }),
  ),
  dueNow: moneyOut,
  /** What becomes of the deposit when the balance is never paid; null when nothing is due later. */
  ifUnpaid: unpaidTerms.nullable(),
  /** Why the cart cannot be ordered as it is; empty when it can. */
  problems: z.array(z.string()),
});
export type Quote = z.input<typeof quote>;
export type LoadedQuote = z.output<typeof quote>;

export const checkoutErrors = defineErrors({
  cart_empty: [422, 'Your cart is empty.'],
  address_needed: [400, 'Please choose a delivery address.'],
  total_changed: [409, 'The total has changed since you last saw it. Please review it and place the order again.'],
  line_unavailable: [409, 'An item in your cart is no longer available.'],
  capacity_full: [409, 'This maker is fully booked for that week. Please try again later or choose another product.'],
  pickup_unavailable: [409, 'Your order can’t be picked up. Please choose a delivery.'],
  plan_unavailable: [422, 'This order can only be paid in full.'],
  key_needed: [400, 'Please send an Idempotency-Key header.'],
  key_reused: [422, 'This Idempotency-Key was used for a different order.'],
  key_running: [409, 'This order is already being placed.'],
});

export const getQuote = endpoint({
  method: 'POST',
  path: '/api/checkout/quote',
  access: 'signed-in',
  summary: 'What the cart would cost with these choices; refuses phone numbers that placing would refuse',
  body: quoteForm,
  response: quote,
});
export const placeOrder = endpoint({
  method: 'POST',
  path: '/api/checkout',
  access: 'signed-in',
  status: 201,
  summary: 'Place the order, reserve stock and start payment; needs an Idempotency-Key header',
  body: placement,
  response: z.object({
    order: z.object({ _id: z.string(), number: z.string(), totalAmount: moneyOut }),
    /** Null when nothing is to pay, or the payment service does not answer now; the order’s page offers it again. */
    payment: startedPayment.nullable(),
  }),
});
