import { z } from 'zod';
import { endpoint } from '../endpoint.ts';
import { id, listOf, moment, paging } from '../fields.ts';
import { moneyOut } from '../money.ts';
import { startedPayment } from '../payments/payments.ts';
import { INVOICE_LINE_KINDS, INVOICE_REASONS, INVOICE_STATUS_NAMES, PLAN_INTERVALS } from './statuses.ts';

export const invoiceLine = z.object({ kind: z.enum(INVOICE_LINE_KINDS), label: z.string(), amount: moneyOut });

export const invoice = z.object({
  _id: z.string(),
  /** `SUB-2026-000001`; null while it is a draft. */
  number: z.string().nullable(),
  reason: z.enum(INVOICE_REASONS),
  status: z.enum(INVOICE_STATUS_NAMES),
  plan: z.string(),
  interval: z.enum(PLAN_INTERVALS),
  periodStart: moment,
  periodEnd: moment,
  lines: z.array(invoiceLine),
  amount: moneyOut,
  refunded: moneyOut,
  issuedAt: moment,
  paidAt: moment.nullable(),
  /** When the saved card is tried again. */
  nextAttemptAt: moment.nullable(),
});
export type Invoice = z.input<typeof invoice>;
export type LoadedInvoice = z.output<typeof invoice>;

export const paymentMethod = z.object({
  _id: z.string(),
  brand: z.string(),
  last4: z.string(),
  expiryMonth: z.number(),
  expiryYear: z.number(),
  isExpired: z.boolean(),
  isDefault: z.boolean(),
});
export type PaymentMethod = z.input<typeof paymentMethod>;

export const billing = z.object({
  nextCharge: z.object({ at: moment, amount: moneyOut }).nullable(),
  /** Left over from a change of plan; taken off following invoices. */
  credit: moneyOut,
  methods: z.array(paymentMethod),
  openInvoice: invoice.nullable(),
});
export type Billing = z.input<typeof billing>;
export type LoadedBilling = z.output<typeof billing>;

const SIGNED_IN = 'signed-in' as const;
const byInvoice = z.object({ invoiceId: id });
const byMethod = z.object({ methodId: id });

export const getBilling = endpoint({
  method: 'GET',
  path: '/api/subscription/billing',
  access: SIGNED_IN,
  summary: 'Next charge, credit, saved cards and what is to be paid',
  response: billing,
});
export const listInvoices = endpoint({
  method: 'GET',
  path: '/api/subscription/invoices',
  access: SIGNED_IN,
  summary: 'List the caller’s invoices, newest first; drafts are left out',
  query: paging,
  response: listOf(invoice),
});
export const getInvoicePdf = endpoint({
  method: 'GET',
  path: '/api/subscription/invoices/:invoiceId/invoice.pdf',
  access: SIGNED_IN,
  summary: 'One of the caller’s invoices as PDF',
  params: byInvoice,
  produces: 'application/pdf',
});
export const payInvoice = endpoint({
  method: 'POST',
  path: '/api/subscription/invoices/:invoiceId/payments',
  access: SIGNED_IN,
  status: 201,
  summary: 'Pay an open invoice now, with any card',
  params: byInvoice,
  response: startedPayment,
});
/** A card becomes known by a payment: ₦50, refunded at once. */
export const addMethod = endpoint({
  method: 'POST',
  path: '/api/subscription/methods',
  access: SIGNED_IN,
  status: 201,
  summary: 'Save a card by a check of ₦50 that goes back at once',
  response: startedPayment,
});
export const chooseMethod = endpoint({
  method: 'PUT',
  path: '/api/subscription/methods/:methodId/default',
  access: SIGNED_IN,
  summary: 'Charge this card from now on',
  params: byMethod,
  response: z.object({ methods: z.array(paymentMethod) }),
});
export const removeMethod = endpoint({
  method: 'DELETE',
  path: '/api/subscription/methods/:methodId',
  access: SIGNED_IN,
  summary: 'Remove a saved card',
  params: byMethod,
  response: z.object({ methods: z.array(paymentMethod) }),
});
