import { z } from 'zod';
import { address } from '../address.ts';
import { PRODUCT_KINDS } from '../catalog/catalog.ts';
import { DELIVERY_OPTIONS, PAYMENT_PLANS } from '../checkout/choices.ts';
import { endpoint } from '../endpoint.ts';
import { defineErrors } from '../errors.ts';
import { id, line, listOf, moment, paging, picture, prose } from '../fields.ts';
import { moneyOut } from '../money.ts';
import { payment } from '../payments/payments.ts';
import { type StatusOf, statuses, statusNames } from '../statuses.ts';
import { partBalance } from './balance.ts';
import { partPickup } from './pickup.ts';
import { CANCEL_REASONS, STAGE_NAMES } from './stages.ts';

/** Next statuses of an order as a whole; production lives in its parts. */
export const ORDER_STATUSES = statuses({
  'awaiting-payment': { label: 'Awaiting payment', tone: 'waiting', next: ['paid', 'part-paid', 'cancelled'] },
  'part-paid': { label: 'Deposit paid', tone: 'good', next: ['paid', 'cancelled', 'completed'] },
  paid: { label: 'Paid', tone: 'good', next: ['cancelled', 'completed'] },
  completed: { label: 'Completed', tone: 'over', next: [] },
  /** Only an order whose time to pay ran out, by a payment that arrives late while the pieces are still there. */
  cancelled: { label: 'Cancelled', tone: 'over', next: ['paid', 'part-paid'] },
});
export type OrderStatus = StatusOf<typeof ORDER_STATUSES>;
const orderStatus = z.enum(statusNames(ORDER_STATUSES));

export const orderItem = z.object({
  _id: z.string(),
  productId: z.string().nullable(),
  title: z.string(),
  kind: z.enum(PRODUCT_KINDS),
  sku: z.string().nullable(),
  size: z.string(),
  colour: z.string(),
  options: z.array(z.object({ group: z.string(), choice: z.string() })),
  personalisation: z.string(),
  measurementNote: z.string(),
  quantity: z.number(),
  /** How many of them were refunded. */
  refundedQuantity: z.number(),
  unitPrice: moneyOut,
  totalPrice: moneyOut,
  discount: moneyOut,
  returnable: z.boolean(),
  picture: picture.nullable(),
  /** Said while the look that was ordered is still to be drawn, whose picture comes in place of this one. */
  lookAwaited: z.literal(true).optional(),
});
export type OrderItem = z.input<typeof orderItem>;
export type LoadedOrderItem = z.output<typeof orderItem>;

/** A part reached a stage, or was promised for another day while it was there. */
export const stageEvent = z.object({
  stage: z.enum(STAGE_NAMES),
  /** Until when it is ready by the new promise, with the reason as its note; null when a stage was reached. */
  readyBy: moment.nullable(),
  note: z.string(),
  at: moment,
  photos: z.array(picture),
});

/** What went back of a part, whoever reads it. */
export const partRefund = {
  /** Whether all that was paid for it went back. */
  isRefunded: z.boolean(),
  /** When money of it last went back by a refund; null while none did, and for what a cancellation gave back. */
  refundedAt: moment.nullable(),
};

/** When something arrives at the latest, or can be picked up: as `Arrival` of `arrival.ts`. */
export const arrival = z.object({
  by: moment.nullable(),
  daysOnceMeasured: z.number().nullable(),
  isLate: z.boolean(),
});

export const orderPart = z.object({
  _id: z.string(),
  maker: z.object({ slug: z.string(), name: z.string(), city: z.string(), country: z.string() }),
  kind: z.enum(PRODUCT_KINDS),
  stage: z.enum(STAGE_NAMES),
  /** Until when its maker has to accept it; null once that is settled, and before it is paid. */
  acceptBy: moment.nullable(),
  readyBy: moment,
  arrival: arrival.nullable(),
  /** When its customer is reminded next of the measurements that it waits for; null when they are not. */
  measurementReminderAt: moment.nullable(),
  items: z.array(orderItem),
  subtotal: moneyOut,
  tax: moneyOut,
  shippingCost: moneyOut,
  discount: moneyOut,
  totalAmount: moneyOut,
  paid: moneyOut,
  refunded: moneyOut,
  ...partRefund,
  /** What is still to be paid for it after the deposit; null when that is nothing. */
  balance: partBalance.nullable(),
  events: z.array(stageEvent),
  cancellable: z.boolean(),
  carrier: z.string().nullable(),
  trackingNumber: z.string().nullable(),
  /** Where it is picked up; null when it is sent, was cancelled, or its maker had given no place. */
  pickup: partPickup.nullable(),
});
export type OrderPart = z.input<typeof orderPart>;
export type LoadedOrderPart = z.output<typeof orderPart>;

export const orderRow = z.object({
  _id: z.string(),
  number: z.string(),
  status: orderStatus,
  placedAt: moment,
  totalAmount: moneyOut,
  itemCount: z.number(),
  makers: z.array(z.string()),
  picture: picture.nullable(),
  title: z.string(),
  stages: z.array(z.enum(STAGE_NAMES)),
  deliveryOption: z.enum(DELIVERY_OPTIONS),
  /** Of what is still to come the last; null when nothing is, and before anything is paid. */
  arrival: arrival.nullable(),
  /** Whether all that was paid went back. */
  isRefunded: z.boolean(),
});
export type OrderRow = z.input<typeof orderRow>;
export type LoadedOrderRow = z.output<typeof orderRow>;

export const order = z.object({
  _id: z.string(),
  number: z.string(),
  status: orderStatus,
  placedAt: moment,
  contact: z.object({ firstName: z.string(), lastName: z.string(), email: z.string(), phone: z.string() }),
  address: address.omit({ _id: true, isDefault: true }).nullable(),
  deliveryOption: z.enum(DELIVERY_OPTIONS),
  paymentPlan: z.enum(PAYMENT_PLANS),
  subtotal: moneyOut,
  tax: moneyOut,
  shippingCost: moneyOut,
  discount: moneyOut,
  totalAmount: moneyOut,
  couponCode: z.string().nullable(),
  cancelReason: z.enum(CANCEL_REASONS).nullable(),
  paid: moneyOut,
  refunded: moneyOut,
  /** Whether all that was paid went back. */
  isRefunded: z.boolean(),
  /** What the next payment must bring: all or the deposit at first, then the balance. */
  due: moneyOut,
  /** Until when the pieces are held while payment is open. */
  heldUntil: moment.nullable(),
  parts: z.array(orderPart),
  payments: z.array(payment),
  cancellable: z.boolean(),
});
export type Order = z.input<typeof order>;
export type LoadedOrder = z.output<typeof order>;

export const orderErrors = defineErrors({
  not_cancellable: [409, 'This can no longer be cancelled because the fabric has been cut.'],
  illegal_transition: [409, 'This is not possible at the order’s current stage.'],
  whole_only: [409, 'An unpaid order can only be cancelled as a whole.'],
  balance_due: [409, 'The balance must be paid first.'],
  measurements_missing: [
    409,
    'The customer’s measurements are missing. Please ask for them, or propose them after a fitting.',
  ],
  measurements_given: [409, 'The measurements for this item can no longer be changed here.'],
  measurements_proposed: [
    409,
    'The maker has proposed measurements for this item. Please accept or decline them first.',
  ],
  measurements_incomplete: [422, 'These measurements are incomplete for this item. Please complete them first.'],
});

export const ORDER_FILTERS = ['all', 'open', 'to-pay', 'delivered', 'cancelled'] as const;
const orderId = z.object({ orderId: id });

export const listOrders = endpoint({
  method: 'GET',
  path: '/api/orders',
  access: 'signed-in',
  summary: 'The caller’s orders, newest first',
  query: paging.extend({ filter: z.enum(ORDER_FILTERS).default('all'), q: line(80, 0).optional() }),
  response: listOf(orderRow),
});
export const getOrder = endpoint({
  method: 'GET',
  path: '/api/orders/:orderId',
  access: 'signed-in',
  summary: 'One of the caller’s orders',
  params: orderId,
  response: z.object({ order }),
});
export const cancelOrder = endpoint({
  method: 'POST',
  path: '/api/orders/:orderId/cancel',
  access: 'signed-in',
  summary: 'Cancel an order, or one maker’s part of it, before cutting; money paid is refunded',
  params: orderId,
  body: z.object({ partId: id.optional(), reason: prose(400).default('') }),
  response: z.object({ order }),
});
export const reorder = endpoint({
  method: 'POST',
  path: '/api/orders/:orderId/reorder',
  access: 'signed-in',
  summary: 'Put the order’s pieces into the cart again, as far as they are still for sale',
  params: orderId,
  response: z.object({
    /** How many lines came in, lowered ones too. */
    added: z.number(),
    /** Titles of what is no longer for sale or has no room. */
    skipped: z.array(z.string()),
    /** Lines of which fewer came in than were ordered then. */
    lowered: z.array(z.object({ title: z.string(), quantity: z.number(), ordered: z.number() })),
  }),
});
export const getReceipt = endpoint({
  method: 'GET',
  path: '/api/orders/:orderId/receipt',
  access: 'signed-in',
  summary: 'The order’s receipt as PDF',
  params: orderId,
  produces: 'application/pdf',
});
