import { z } from 'zod';
import { endpoint } from '../endpoint.ts';
import { defineErrors } from '../errors.ts';
import { id, moment } from '../fields.ts';
import { moneyOut } from '../money.ts';
import { type StatusOf, statuses, statusNames } from '../statuses.ts';

/**
 * What can be paid for: an order, a booking, sets for a celebration, an invoice of a subscription, the check of a card
 * that is to be saved, a milestone of what we plan.
 */
export const PAYABLE_KINDS = ['order', 'booking', 'aso-ebi', 'invoice', 'card', 'milestone'] as const;
export type PayableKind = (typeof PAYABLE_KINDS)[number];
export const PAYMENT_PURPOSES = ['full', 'deposit', 'balance'] as const;

/**
 * Next statuses of a payment attempt; `waiting` is a transfer that the bank has not settled yet. What came in as `wrong`
 * is less than was asked for or in another currency: it pays for nothing and goes back in full.
 */
export const PAYMENT_STATUSES = statuses({
  created: { label: 'Started', tone: 'waiting', next: ['waiting', 'succeeded', 'wrong', 'failed', 'abandoned'] },
  waiting: { label: 'Waiting for the bank', tone: 'waiting', next: ['succeeded', 'wrong', 'failed', 'abandoned'] },
  succeeded: { label: 'Paid', tone: 'good', next: [] },
  wrong: { label: 'Wrong amount, not accepted', tone: 'bad', next: [] },
  failed: { label: 'Failed', tone: 'bad', next: ['succeeded', 'wrong'] },
  abandoned: { label: 'Abandoned', tone: 'over', next: ['succeeded', 'wrong'] },
});
export type PaymentStatus = StatusOf<typeof PAYMENT_STATUSES>;
export const PAYMENT_STATUS_NAMES = statusNames(PAYMENT_STATUSES);

/**
 * Next statuses of a refund. `needs-attention`: the provider cannot go on without somebody. A provider may still carry
 * out what it had reported as failed; `settled` is what staff have returned in another way.
 */
export const REFUND_STATUSES = statuses({
  pending: { label: 'Processing', tone: 'waiting', next: ['needs-attention', 'processed', 'failed', 'settled'] },
  'needs-attention': {
    label: 'Needs attention at the provider',
    tone: 'bad',
    next: ['pending', 'processed', 'failed', 'settled'],
  },
  processed: { label: 'Refunded', tone: 'good', next: [] },
  failed: {
    label: 'Failed',
    tone: 'bad',
    next: ['pending', 'needs-attention', 'processed', 'settled'],
  },
  settled: { label: 'Settled by hand', tone: 'good', next: [] },
});
export type RefundStatus = StatusOf<typeof REFUND_STATUSES>;
export const REFUND_STATUS_NAMES = statusNames(REFUND_STATUSES);

/** Longest that an attempt stays open, in hours: a late transfer still counts, then it is given up. */
export const PAYMENT_OPEN_HOURS = 24;

export const payment = z.object({
  _id: z.string(),
  reference: z.string(),
  provider: z.string(),
  purpose: z.enum(PAYMENT_PURPOSES),
  status: z.enum(PAYMENT_STATUS_NAMES),
  amount: moneyOut,
  refunded: moneyOut,
  createdAt: moment,
  paidAt: moment.nullable(),
});
export type Payment = z.input<typeof payment>;
export type LoadedPayment = z.output<typeof payment>;

/** A started attempt: send the person to `url`. */
export const startedPayment = z.object({
  reference: z.string(),
  url: z.string(),
  status: z.enum(PAYMENT_STATUS_NAMES),
});

export const paymentErrors = defineErrors({
  nothing_due: [409, 'There is nothing to pay.'],
  hold_expired: [409, 'The payment window expired and your items are no longer reserved. Please order again.'],
  provider_unavailable: [
    503,
    'The payment service is not available. Nothing was charged. Please try again in a moment.',
  ],
  bad_signature: [401, 'The signature does not match.'],
});

const reference = z.object({ reference: z.string().regex(/^[A-Za-z0-9.=-]{8,60}$/) });

export const startPayment = endpoint({
  method: 'POST',
  path: '/api/orders/:orderId/payments',
  access: 'signed-in',
  status: 201,
  summary: 'Start or resume paying what is due on an order',
  params: z.object({ orderId: id }),
  response: startedPayment,
});
export const checkPayment = endpoint({
  method: 'GET',
  path: '/api/payments/:reference',
  access: 'signed-in',
  summary: 'Status of one of the caller’s payments, asked of the provider when it is open',
  params: reference,
  response: z.object({ payment, paidFor: z.object({ kind: z.enum(PAYABLE_KINDS), id: z.string() }) }),
});
/** How a payment stands for somebody who may not be signed in: what its reference proves, and nothing of the person. */
export const returnedPayment = z.object({
  status: z.enum(PAYMENT_STATUS_NAMES),
  /** `Order ADN-2026-000123` */
  paidFor: z.string(),
  /** The page of what is paid for, which asks who reads it. */
  page: z.string(),
});
export type ReturnedPayment = z.input<typeof returnedPayment>;
export const checkReturn = endpoint({
  method: 'GET',
  path: '/api/payments/:reference/return',
  access: 'public',
  summary: 'Status of a payment by its unguessable reference, for those who come back from it signed out',
  params: reference,
  response: returnedPayment,
});
export const paystackWebhook = endpoint({
  method: 'POST',
  path: '/api/payments/webhook/paystack',
  access: 'public',
  summary: 'Events from Paystack, proved by the signature over the raw body',
  response: z.object({ received: z.boolean() }),
});
export const SANDBOX_OUTCOMES = ['success', 'failure', 'later', 'never', 'less', 'more', 'foreign'] as const;
/** How a card that was paid with in the sandbox behaves when it is charged again, or when money goes back to it. */
export const SANDBOX_CARDS = ['works', 'declined', 'needs-action', 'silent', 'closed'] as const;
export type SandboxCard = (typeof SANDBOX_CARDS)[number];
export const sandboxPayment = endpoint({
  method: 'GET',
  path: '/api/payments/sandbox/:reference',
  access: 'public',
  summary: 'What the sandbox’s own page shows',
  params: reference,
  response: z.object({
    reference: z.string(),
    /** What is paid for and which share of it, as `Order ADN-2026-000123`; null when the shop does not know the payment. */
    paidFor: z.object({ name: z.string(), purpose: z.enum(PAYMENT_PURPOSES) }).nullable(),
    amount: moneyOut,
    email: z.string(),
    status: z.string(),
    returnUrl: z.string(),
  }),
});
export const decideSandbox = endpoint({
  method: 'POST',
  path: '/api/payments/sandbox/:reference',
  access: 'public',
  summary: 'Choose how the sandbox answers',
  params: reference,
  body: z.object({ outcome: z.enum(SANDBOX_OUTCOMES), card: z.enum(SANDBOX_CARDS).default('works') }),
  response: z.object({ returnUrl: z.string() }),
});
