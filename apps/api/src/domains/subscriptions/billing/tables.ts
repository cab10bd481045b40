import type { Kobo } from '@adunni/contracts/money';
import { INVOICE_REASONS, INVOICE_STATUS_NAMES, type InvoiceLineKind } from '@adunni/contracts/subscriptions/statuses';
import { sql } from 'drizzle-orm';
import { boolean, check, index, integer, jsonb, pgEnum, pgTable, text, uniqueIndex, uuid } from 'drizzle-orm/pg-core';
import { createdAt, key, moment, money } from '../../../kit/database/columns.ts';
import { billingAccounts, planPrices, subscriptions } from '../tables.ts';

export const invoiceStatus = pgEnum('invoice_status', INVOICE_STATUS_NAMES);
export const invoiceReason = pgEnum('invoice_reason', INVOICE_REASONS);
/** A card is `checking` until the check of it was paid. */
export const methodStatus = pgEnum('payment_method_status', ['checking', 'active', 'removed']);

/** Line of an invoice; what is taken off is negative. Together they come to the invoice’s amount. */
export interface InvoiceLineRow {
  kind: InvoiceLineKind;
  label: string;
  amount: Kobo;
}

/** A card that a person lets us charge. */
export const paymentMethods = pgTable(
  'payment_methods',
  {
    _id: key(),
    userId: uuid('user_id')
      .notNull()
      .references(() => billingAccounts.userId),
    status: methodStatus('status').notNull(),
    provider: text('provider').notNull(),
    /** What the provider charges the card by, and the address that it was given with. */
    authorisation: text('authorisation'),
    email: text('email'),
    /** The same for the same card, so that it is kept once. */
    signature: text('signature'),
    brand: text('brand').notNull().default(''),
    last4: text('last4').notNull().default(''),
    expiryMonth: integer('expiry_month').notNull().default(1),
    expiryYear: integer('expiry_year').notNull().default(1970),
    /** The one that is charged. */
    isDefault: boolean('is_default').notNull().default(false),
    createdAt: createdAt(),
    removedAt: moment('removed_at'),
  },
  (t) => [
    index('payment_methods_person').on(t.userId),
    uniqueIndex('payment_methods_default').on(t.userId).where(sql`${t.isDefault}`),
    check('payment_methods_active', sql`${t.status} <> 'active' or ${t.authorisation} is not null`),
    check('payment_methods_default_active', sql`not ${t.isDefault} or ${t.status} = 'active'`),
  ],
);

/** What a person is to pay for one period of a subscription. */
export const invoices = pgTable(
  'invoices',
  {
    _id: key(),
    /** Given when it is issued, without gaps; a draft has none. */
    number: text('number').unique(),
    userId: uuid('user_id')
      .notNull()
      .references(() => billingAccounts.userId),
    subscriptionId: uuid('subscription_id')
      .notNull()
      .references(() => subscriptions._id),
    reason: invoiceReason('reason').notNull(),
    status: invoiceStatus('status').notNull(),
    /** Ordinal of the period that it is for. */
    period: integer('period').notNull(),
    priceId: uuid('price_id')
      .notNull()
      .references(() => planPrices._id),
    periodStart: moment('period_start').notNull(),
    periodEnd: moment('period_end').notNull(),
    lines: jsonb('lines').$type<InvoiceLineRow[]>().notNull(),
    amount: money('amount').notNull(),
    /** Of the person’s credit, taken off by this invoice and added by it; booked when it is paid. */
    creditUsed: money('credit_used').notNull().default(sql`0`),
    creditGained: money('credit_gained').notNull().default(sql`0`),
    refunded: money('refunded').notNull().default(sql`0`),
    /** Times that a saved card was charged for it. */
    attempts: integer('attempts').notNull().default(0),
    /** When the saved card is charged next. */
    nextAttemptAt: moment('next_attempt_at'),
    /** Whom it is made out to, as they were called then. */
    billedTo: jsonb('billed_to').$type<{ name: string; email: string }>().notNull(),
    /** When it was made; of a paid draft, when it got its number. */
    issuedAt: moment('issued_at').notNull(),
    paidAt: moment('paid_at'),
  },
  (t) => [
    uniqueIndex('invoices_period_once').on(t.subscriptionId, t.period).where(sql`${t.status} <> 'void'`),
    index('invoices_person').on(t.userId, t.issuedAt),
    index('invoices_issued').on(t.issuedAt),
    check('invoices_amounts', sql`${t.amount} >= 0 and ${t.refunded} between 0 and ${t.amount}`),
    check(
      'invoices_number',
      sql`(${t.status} <> 'draft' or ${t.number} is null) and (${t.status} in ('draft', 'void') or ${t.number} is not null)`,
    ),
    check('invoices_paid', sql`(${t.status} = 'paid') = (${t.paidAt} is not null)`),
  ],
);

/** The last number given in a year; its lock, held to the end of the transaction, keeps numbers without gaps. */
export const invoiceCounters = pgTable('invoice_counters', {
  year: integer('year').primaryKey(),
  last: integer('last').notNull(),
});
