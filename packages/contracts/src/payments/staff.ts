import { z } from 'zod';
import { endpoint } from '../endpoint.ts';
import { defineErrors } from '../errors.ts';
import { id, moment } from '../fields.ts';
import { moneyOut } from '../money.ts';
import { type LoadedRecord, type LoadedRow, type RecordOf, type RowOf, resource } from '../resource.ts';
import { STAFF_ROLES } from '../roles.ts';
import { type StatusOf, statuses, statusNames } from '../statuses.ts';
import { settleForm } from './forms.ts';
import { PAYABLE_KINDS, PAYMENT_STATUS_NAMES, PAYMENT_STATUSES, REFUND_STATUS_NAMES } from './payments.ts';

/** What waits for somebody on a payment. */
export const PAYMENT_ATTENTION = statuses({
  none: { label: 'Nothing', tone: 'over' },
  refund: { label: 'Refund needs attention', tone: 'bad' },
  reversed: { label: 'Reversed by the provider', tone: 'bad' },
});

/** Days after which a refund that is still on its way waits for somebody. */
export const REFUND_OVERDUE_DAYS = 5;

/** What happened to a payment or one of its refunds beside the usual, as its page tells it. */
export const PAYMENT_EVENTS = statuses({
  wrong: { label: 'Wrong amount or currency', tone: 'bad' },
  excess: { label: 'Overpaid', tone: 'waiting' },
  reversed: { label: 'Reversed by the provider', tone: 'bad' },
  'refund-declined': { label: 'Refund declined by the provider', tone: 'bad' },
  'refund-failed': { label: 'Refund failed at the provider', tone: 'bad' },
  'refund-needs-attention': { label: 'Refund needs attention at the provider', tone: 'bad' },
  'refund-overdue': { label: 'Refund overdue', tone: 'bad' },
  'refund-differs': { label: 'Refunded amount differs', tone: 'bad' },
  'refund-retried': { label: 'Refund sent again', tone: 'waiting' },
  'refund-processed': { label: 'Refunded after all', tone: 'good' },
  'refund-twice': { label: 'Refunded twice', tone: 'bad' },
  settled: { label: 'Settled by hand', tone: 'good' },
});
export type PaymentEvent = StatusOf<typeof PAYMENT_EVENTS>;
export const PAYMENT_EVENT_NAMES = statusNames(PAYMENT_EVENTS);

const refund = z.object({
  _id: z.string(),
  amount: moneyOut,
  /** What the customer was told. */
  reason: z.string(),
  status: z.enum(REFUND_STATUS_NAMES),
  /** Why it does not go on, in the provider’s words where it has some. */
  trouble: z.string().nullable(),
  /** What the provider returned, when that is not what it was asked to. */
  returned: moneyOut.nullable(),
  needsAttention: z.boolean(),
  canRetry: z.boolean(),
  createdAt: moment,
  settledAt: moment.nullable(),
});

const event = z.object({
  _id: z.string(),
  kind: z.enum(PAYMENT_EVENT_NAMES),
  note: z.string(),
  /** Who of the staff did it. */
  actor: z.string().nullable(),
  at: moment,
});

/** List, export and detail of every attempt to pay, with what came in and what went back. */
export const paymentResource = resource({
  path: '/api/staff/payments',
  access: STAFF_ROLES,
  one: 'payment',
  many: 'payments',
  columns: {
    subject: 'For',
    amount: ['Amount', 'money'],
    status: ['Status', PAYMENT_STATUSES],
    attention: ['Needs attention', PAYMENT_ATTENTION],
    refunded: ['Refunded', 'money'],
    createdAt: ['Started', 'day'],
    reference: 'Reference',
    provider: 'Provider',
  },
  row: z.object({
    /** In which what came in and goes back is counted. */
    currency: z.string(),
  }),
  facts: {
    /** What came in, in the currency that it came in. */
    captured: ['Received', 'text?'],
    reason: ['Reason', 'text?'],
    paidAt: ['Paid', 'moment?'],
    /** What the provider took back and nobody has settled yet. */
    reversed: ['Reversed', 'money?'],
  },
  detail: z.object({
    paidFor: z.object({ kind: z.enum(PAYABLE_KINDS), id: z.string() }),
    refunds: z.array(refund),
    history: z.array(event),
  }),
  filters: {
    status: z.enum(PAYMENT_STATUS_NAMES).optional(),
    /** Only what waits for somebody. */
    attention: z.enum(['any', 'refund', 'reversed']).optional(),
  },
  sorts: ['-createdAt', 'amount'],
});
export type StaffPaymentRow = RowOf<typeof paymentResource>;
export type LoadedStaffPaymentRow = LoadedRow<typeof paymentResource>;
export type StaffPayment = RecordOf<typeof paymentResource>;
export type LoadedStaffPayment = LoadedRecord<typeof paymentResource>;

export const staffPaymentErrors = defineErrors({
  not_stuck: [409, 'Nothing needs attention here any more. Please reload the page.'],
  not_retryable: [409, 'The provider has carried this refund out already, so it cannot be sent again.'],
  provider_settled: [409, 'The payment provider has returned this money in the meantime.'],
  refund_asked: [409, 'The payment provider is being asked right now. Please try again in a minute.'],
  other_provider: [409, 'This payment was taken by another provider. Please settle it by hand.'],
  provider_silent: [503, 'The payment provider is not answering, so it may have returned the money. Please try later.'],
});

export const retryRefund = endpoint({
  method: 'POST',
  path: '/api/staff/payments/refunds/:refundId/retry',
  access: STAFF_ROLES,
  summary: 'Send a refund again that is stuck; the provider returns the money once',
  params: z.object({ refundId: id }),
  response: z.object({ status: z.enum(REFUND_STATUS_NAMES) }),
});
export const settleRefund = endpoint({
  method: 'POST',
  path: '/api/staff/payments/refunds/:refundId/settle',
  access: STAFF_ROLES,
  summary: 'Record a stuck refund as settled by hand, unless the provider has returned the money',
  params: z.object({ refundId: id }),
  body: settleForm,
  response: z.object({ status: z.enum(REFUND_STATUS_NAMES) }),
});
export const settlePayment = endpoint({
  method: 'POST',
  path: '/api/staff/payments/:_id/settle',
  access: STAFF_ROLES,
  summary: 'Record that money which the provider took back has come in another way',
  params: z.object({ _id: id }),
  body: settleForm,
  response: z.object({ settled: z.boolean() }),
});
