import { z } from 'zod';
import { endpoint } from '../endpoint.ts';
import { defineErrors } from '../errors.ts';
import { id } from '../fields.ts';
import { moneyOut } from '../money.ts';
import { STAFF_ROLES } from '../roles.ts';
import { refundForm, refundRequest } from './refunds-forms.ts';

/** What goes back for one part or one line, with its shares: goods − discount + tax + shipping − withheld = amount. */
export const refundLine = z.object({
  partId: z.string(),
  /** Null when it is not for particular pieces. */
  itemId: z.string().nullable(),
  title: z.string(),
  quantity: z.number().nullable(),
  goods: moneyOut,
  discount: moneyOut,
  tax: moneyOut,
  shippingCost: moneyOut,
  /** Already given back by an earlier refund of an amount. */
  withheld: moneyOut,
  amount: moneyOut,
  restocked: z.boolean(),
});
export type RefundLine = z.input<typeof refundLine>;

export const refundPreview = z.object({
  amount: moneyOut,
  /** What is left to refund of the whole order, before this refund. */
  refundable: moneyOut,
  lines: z.array(refundLine),
});
export type RefundPreview = z.input<typeof refundPreview>;
export type LoadedRefundPreview = z.output<typeof refundPreview>;

export const refundErrors = defineErrors({
  refund_exceeds: [409, 'This is more than the amount left to refund.'],
  refund_nothing: [409, 'Nothing is left to refund.'],
  pieces_exceed: [409, 'This is more items than are left to refund.'],
  restock_impossible: [422, 'Only ready-to-wear items can be restocked.'],
  refund_key_missing: [400, 'The request needs an Idempotency-Key header.'],
  refund_key_reused: [422, 'This Idempotency-Key was used for another refund.'],
});

const orderId = z.object({ orderId: id });

export const previewRefund = endpoint({
  method: 'POST',
  path: '/api/staff/orders/:orderId/refunds/preview',
  access: STAFF_ROLES,
  summary: 'What a refund would come to, before it is made',
  params: orderId,
  body: z.object({ request: refundRequest }),
  response: refundPreview,
});
/** Needs an `Idempotency-Key` header; the same key gets the first answer again. */
export const refundOrder = endpoint({
  method: 'POST',
  path: '/api/staff/orders/:orderId/refunds',
  access: STAFF_ROLES,
  status: 201,
  summary: 'Refund an order in full, an amount of it or some pieces, through the payment provider',
  params: orderId,
  body: refundForm,
  response: refundPreview.extend({ _id: z.string() }),
});
