import { PAYMENT_PLANS } from '@adunni/contracts/checkout/choices';
import type { Kobo } from '@adunni/contracts/money';
import {
  PAYMENT_PURPOSES,
  PAYMENT_STATUS_NAMES,
  REFUND_STATUS_NAMES,
  SANDBOX_CARDS,
} from '@adunni/contracts/payments/payments';
import { SETTLED_HOW } from '@adunni/contracts/payments/settled-how';
import { PAYMENT_EVENT_NAMES } from '@adunni/contracts/payments/staff';
import { sql } from 'drizzle-orm';
import { check, index, integer, jsonb, pgEnum, pgTable, text, unique, uuid } from 'drizzle-orm/pg-core';
import { createdAt, key, moment, money } from '../../kit/database/columns.ts';
import { users } from '../identity/tables.ts';

export const paymentStatus = pgEnum('payment_status', PAYMENT_STATUS_NAMES);
/** How something is paid: all at once, or a deposit before and the rest later. */
export const paymentPlan = pgEnum('payment_plan', PAYMENT_PLANS);
export const paymentPurpose = pgEnum('payment_purpose', PAYMENT_PURPOSES);
export const refundStatus = pgEnum('refund_status', REFUND_STATUS_NAMES);

/** One attempt to pay; the reference is stored before the provider hears of it. */
export const payments = pgTable(
  'payments',
  {
    _id: key(),
    /**
     * What it is for: exactly one of these. A card is checked by a payment that goes back at once. The domains that the
     * columns point to keep the constraints, in their database.sql.
     */
    orderId: uuid('order_id'),
    bookingId: uuid('booking_id'),
    asoEbiOrderId: uuid('aso_ebi_order_id'),
    invoiceId: uuid('invoice_id'),
    cardId: uuid('card_id'),
    milestoneId: uuid('milestone_id'),
    /** The saved card that we charge without the person being there; null when they pay on the provider’s page. */
    chargedMethodId: uuid('charged_method_id'),
    provider: text('provider').notNull(),
    /** Ours, unguessable; what the provider and its webhooks know the attempt by. */
    reference: text('reference').notNull().unique(),
    purpose: paymentPurpose('purpose').notNull(),
    status: paymentStatus('status').notNull().default('created'),
    amount: money('amount').notNull(),
    currency: text('currency').notNull().default('NGN'),
    /** What came in, which is what can go back; null until something has, and for payments that are older than these. */
    capturedAmount: money('captured_amount'),
    capturedCurrency: text('captured_currency'),
    refunded: money('refunded').notNull().default(sql`0`),
    /** Where the person pays, once the provider has answered. */
    url: text('url'),
    /** Since when a request is asking the provider for the page, so that parallel ones wait for it. */
    openingAt: moment('opening_at'),
    /** Why it failed, as the provider says. */
    reason: text('reason'),
    createdAt: createdAt(),
    paidAt: moment('paid_at'),
    checkedAt: moment('checked_at'),
    /** Of what an order was paid with: SHA-256 of what the provider calls the card by, hex; the same for the same card. */
    cardHash: text('card_hash'),
    /** What the provider took back after it had come in, until staff have settled it by hand. */
    reversedAmount: money('reversed_amount'),
  },
  (t) => [
    index('payments_newest').on(t.createdAt, t._id),
    index('payments_amount').on(t.amount, t._id),
    index('payments_reversed').on(t.createdAt).where(sql`${t.reversedAmount} is not null`),
    index('payments_card_hash').on(t.cardHash).where(sql`${t.cardHash} is not null`),
    index('payments_order').on(t.orderId),
    index('payments_booking').on(t.bookingId).where(sql`${t.bookingId} is not null`),
    index('payments_aso_ebi_order').on(t.asoEbiOrderId).where(sql`${t.asoEbiOrderId} is not null`),
    index('payments_invoice').on(t.invoiceId).where(sql`${t.invoiceId} is not null`),
    index('payments_card').on(t.cardId).where(sql`${t.cardId} is not null`),
    index('payments_milestone').on(t.milestoneId).where(sql`${t.milestoneId} is not null`),
    index('payments_open').on(t.createdAt).where(sql`${t.status} in ('created', 'waiting')`),
    check(
      'payments_one_subject',
      sql`num_nonnulls(${t.orderId}, ${t.bookingId}, ${t.asoEbiOrderId}, ${t.invoiceId}, ${t.cardId}, ${t.milestoneId}) = 1`,
    ),
    check(
      'payments_amounts',
      sql`${t.amount} > 0 and ${t.refunded} between 0 and coalesce(${t.capturedAmount}, ${t.amount})`,
    ),
  ],
);

/** What came in under a payment, which is what can go back. */
export const capturedAmount = sql<Kobo>`coalesce(${payments.capturedAmount}, ${payments.amount})`.mapWith(
  payments.amount,
);

export const refunds = pgTable(
  'refunds',
  {
    _id: key(),
    paymentId: uuid('payment_id')
      .notNull()
      .references(() => payments._id),
    amount: money('amount').notNull(),
    reason: text('reason').notNull(),
    status: refundStatus('status').notNull().default('pending'),
    /** Makes a repeated request for the same refund the same refund. */
    cause: text('cause').notNull(),
    providerId: text('provider_id'),
    /** How often it was begun: each time under a name of its own, by which the provider’s answer is found again. */
    attempt: integer('attempt').notNull().default(1),
    createdAt: createdAt(),
    /** When staff sent it again. */
    retriedAt: moment('retried_at'),
    /** When the provider was first asked in this attempt; without a `providerId` its answer is unknown. */
    askedAt: moment('asked_at'),
    /** When it was last looked after. */
    checkedAt: moment('checked_at'),
    settledAt: moment('settled_at'),
    /** Since when it waits for somebody, and why. */
    attentionAt: moment('attention_at'),
    trouble: text('trouble'),
    /** What the provider returned, when that is not what it was asked to. */
    returnedAmount: money('returned_amount'),
    /** How staff settled it by hand. */
    settledHow: text('settled_how', { enum: SETTLED_HOW }),
  },
  (t) => [
    unique('refunds_cause').on(t.paymentId, t.cause),
    index('refunds_unfinished').on(t.createdAt).where(sql`${t.status} <> 'processed'`),
    index('refunds_attention').on(t.paymentId).where(sql`${t.attentionAt} is not null`),
    check('refunds_amount', sql`${t.amount} > 0`),
  ],
);

/** What happened to a payment or one of its refunds beside the usual. */
export const paymentEvents = pgTable(
  'payment_events',
  {
    _id: key(),
    paymentId: uuid('payment_id')
      .notNull()
      .references(() => payments._id),
    refundId: uuid('refund_id').references(() => refunds._id),
    kind: text('kind', { enum: PAYMENT_EVENT_NAMES }).notNull(),
    note: text('note').notNull().default(''),
    /** Who of the staff did it. */
    actorId: uuid('actor_id').references(() => users._id),
    createdAt: createdAt(),
  },
  (t) => [index('payment_events_payment').on(t.paymentId)],
);

/** Webhook events already handled: providers repeat them. */
export const providerEvents = pgTable(
  'provider_events',
  {
    _id: key(),
    provider: text('provider').notNull(),
    name: text('name').notNull(),
    subject: text('subject').notNull(),
    body: jsonb('body').$type<unknown>().notNull(),
    createdAt: createdAt(),
  },
  (t) => [unique('provider_events_once').on(t.provider, t.name, t.subject)],
);

/** What the sandbox provider itself remembers, as a real provider would on its own servers. */
export const sandboxTransactions = pgTable('sandbox_transactions', {
  reference: text('reference').primaryKey(),
  amount: money('amount').notNull(),
  currency: text('currency').notNull(),
  email: text('email').notNull(),
  returnUrl: text('return_url').notNull(),
  status: text('status', { enum: ['ongoing', 'pending', 'success', 'failed'] })
    .notNull()
    .default('ongoing'),
  /** How the card that was paid with behaves when it is charged again. */
  card: text('card', { enum: SANDBOX_CARDS }).notNull().default('works'),
  /** When a transfer chosen as “later” settles. */
  settlesAt: moment('settles_at'),
  createdAt: createdAt(),
});

/** Payouts as the sandbox remembers them. */
export const sandboxTransfers = pgTable('sandbox_transfers', {
  reference: text('reference').primaryKey(),
  amount: money('amount').notNull(),
  recipient: text('recipient').notNull(),
  status: text('status', { enum: ['pending', 'needs-approval', 'succeeded', 'failed', 'reversed'] }).notNull(),
  createdAt: createdAt(),
});
