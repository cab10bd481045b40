import { z } from 'zod';
import { address } from './address.ts';
import { PRODUCT_KINDS } from './catalog.ts';
import { DELIVERY_OPTIONS, PAYMENT_PLANS } from './checkout.ts';
import { endpoint } from './endpoint.ts';
import { defineErrors } from './errors.ts';
import { moneyOut } from './money.ts';
import { STAGES } from './order-stages.ts';
import { ORDER_STATES, type OrderState, orderItem, stageEvent } from './orders.ts';
import { acceptForm, endForm, NOTE_AUDIENCES, noteForm, stageForm, tailorForm } from './orders-staff-forms.ts';
import { payment, REFUND_STATES } from './payments.ts';
import { resource } from './resource.ts';
import { MAKER_ROLES, STAFF_ROLES } from './roles.ts';
import { id, line, moment, picture } from './wire.ts';

/** Everyone who works on orders; makers only on their own parts. */
export const ORDER_WORKERS = [...STAFF_ROLES, ...MAKER_ROLES] as const;

/** What the viewer is to a part: marketplace staff, its maker, or the tailor who sews it for its maker. */
export const PART_VIEWERS = ['staff', 'maker', 'tailor'] as const;
export type PartViewer = (typeof PART_VIEWERS)[number];

const orderState = z.enum(Object.keys(ORDER_STATES) as [OrderState, ...OrderState[]]);
const person = z.object({ _id: z.string(), name: z.string() });

/** A line; its money is null for a tailor who only sews it. */
export const staffItem = orderItem.extend({
  unitPrice: moneyOut.nullable(),
  totalPrice: moneyOut.nullable(),
  discount: moneyOut.nullable(),
  refundedQuantity: z.number(),
});
export type StaffItem = z.infer<typeof staffItem>;

export const partMoney = z.object({
  subtotal: moneyOut,
  tax: moneyOut,
  shippingCost: moneyOut,
  discount: moneyOut,
  totalAmount: moneyOut,
  paid: moneyOut,
  refunded: moneyOut,
  commissionPercent: z.number(),
  commission: moneyOut,
  /** Goods after discount and commission, before refunds. */
  earnings: moneyOut,
});

export const staffPart = z.object({
  _id: z.string(),
  viewer: z.enum(PART_VIEWERS),
  maker: person.extend({ slug: z.string() }),
  tailor: person.nullable(),
  kind: z.enum(PRODUCT_KINDS),
  stage: z.enum(STAGES),
  heldAt: z.enum(STAGES).nullable(),
  /** Stages that the viewer may move it to now. */
  next: z.array(z.enum(STAGES)),
  canAccept: z.boolean(),
  canCancel: z.boolean(),
  canAssign: z.boolean(),
  /** Until when the maker must accept; null once that is settled. */
  acceptBy: moment.nullable(),
  readyBy: moment,
  isLate: z.boolean(),
  items: z.array(staffItem),
  /** Null for a tailor who only sews it. */
  money: partMoney.nullable(),
  events: z.array(stageEvent.extend({ _id: z.string(), actor: z.string().nullable() })),
  carrier: z.string().nullable(),
  trackingNumber: z.string().nullable(),
  version: z.number(),
});
export type StaffPart = z.infer<typeof staffPart>;

export const orderNote = z.object({
  _id: z.string(),
  partId: z.string().nullable(),
  audience: z.enum(NOTE_AUDIENCES),
  author: z.string(),
  text: z.string(),
  at: moment,
});
export type OrderNote = z.infer<typeof orderNote>;

/** One refund that went to the provider. */
export const staffRefund = z.object({
  _id: z.string(),
  paymentReference: z.string(),
  amount: moneyOut,
  reason: z.string(),
  state: z.enum(REFUND_STATES),
  at: moment,
});

/** An order as the viewer may see it: staff all of it, a maker the own parts, a tailor what they sew. */
export const staffOrder = z.object({
  _id: z.string(),
  number: z.string(),
  state: orderState,
  placedAt: moment,
  isStaff: z.boolean(),
  /** Id, email and phone for staff only. */
  customer: z.object({
    _id: z.string().nullable(),
    name: z.string(),
    email: z.string().nullable(),
    phone: z.string().nullable(),
  }),
  /** For staff and makers, who send it; null for a tailor, and when the customer picks it up. */
  address: address.omit({ _id: true, isDefault: true }).nullable(),
  deliveryOption: z.enum(DELIVERY_OPTIONS),
  /** What the whole order came to; staff only. */
  money: z
    .object({
      paymentPlan: z.enum(PAYMENT_PLANS),
      couponCode: z.string().nullable(),
      subtotal: moneyOut,
      tax: moneyOut,
      shippingCost: moneyOut,
      discount: moneyOut,
      totalAmount: moneyOut,
      paid: moneyOut,
      refunded: moneyOut,
      due: moneyOut,
      /** What could still go back to the customer. */
      refundable: moneyOut,
    })
    .nullable(),
  heldUntil: moment.nullable(),
  cancelReason: z.string().nullable(),
  canCancel: z.boolean(),
  parts: z.array(staffPart),
  payments: z.array(payment),
  refunds: z.array(staffRefund),
  notes: z.array(orderNote),
  /** Messages of the customer that nobody on the viewer’s side has read. */
  unread: z.number(),
});
export type StaffOrder = z.infer<typeof staffOrder>;

/** An order in the list; for a maker its stages and amounts are those of the own part. */
export const staffOrderRow = z.object({
  _id: z.string(),
  number: z.string(),
  state: orderState,
  placedAt: moment,
  customer: z.string(),
  /** Staff only. */
  email: z.string().nullable(),
  title: z.string(),
  itemCount: z.number(),
  makers: z.array(z.string()),
  stages: z.array(z.enum(STAGES)),
  /** Null for a tailor who only sews. */
  totalAmount: moneyOut.nullable(),
  refunded: moneyOut.nullable(),
  readyBy: moment.nullable(),
  isLate: z.boolean(),
});
export type StaffOrderRow = z.infer<typeof staffOrderRow>;

export const orderPartRow = z.object({
  _id: z.string(),
  orderId: z.string(),
  number: z.string(),
  placedAt: moment,
  customer: z.string(),
  title: z.string(),
  itemCount: z.number(),
  maker: z.string(),
  tailor: z.string().nullable(),
  kind: z.enum(PRODUCT_KINDS),
  stage: z.enum(STAGES),
  acceptBy: moment.nullable(),
  readyBy: moment,
  isLate: z.boolean(),
  /** Null for a tailor who only sews it. */
  totalAmount: moneyOut.nullable(),
  earnings: moneyOut.nullable(),
  version: z.number(),
});
export type OrderPartRow = z.infer<typeof orderPartRow>;

const partFilters = {
  stage: z.enum(STAGES).optional(),
  kind: z.enum(PRODUCT_KINDS).optional(),
  maker: id.optional(),
  /** Past its date and not sent, or due within seven days. */
  timing: z.enum(['late', 'this-week']).optional(),
  /** Waits for its maker’s yes or no. */
  awaiting: z.enum(['yes']).optional(),
  refunded: z.enum(['yes']).optional(),
};

export const orderResource = resource({
  path: '/api/staff/orders',
  access: ORDER_WORKERS,
  one: 'order',
  many: 'orders',
  columns: {
    number: 'Order',
    placedAt: 'Placed',
    customer: 'Customer',
    email: 'Email',
    title: 'Pieces',
    itemCount: 'Number of pieces',
    makers: 'Makers',
    state: 'State',
    stages: 'Stages',
    readyBy: 'Ready by',
    totalAmount: 'Total',
    refunded: 'Refunded',
  },
  row: staffOrderRow,
  record: staffOrder,
  filters: {
    ...partFilters,
    state: orderState.optional(),
    placedFrom: z.iso.date().optional(),
    /** The last day that counts. */
    placedUntil: z.iso.date().optional(),
    customer: id.optional(),
  },
  sorts: ['-placedAt', 'number'],
});

export const orderPartResource = resource({
  path: '/api/staff/orders/parts',
  access: ORDER_WORKERS,
  one: 'part of an order',
  many: 'parts of orders',
  columns: {
    number: 'Order',
    placedAt: 'Placed',
    customer: 'Customer',
    title: 'Pieces',
    itemCount: 'Number of pieces',
    maker: 'Maker',
    tailor: 'Sewn by',
    stage: 'Stage',
    acceptBy: 'Accept by',
    readyBy: 'Ready by',
    totalAmount: 'Total',
    earnings: 'Earnings',
  },
  row: orderPartRow,
  filters: {
    ...partFilters,
    /** Parts that are still to be sent. */
    open: z.enum(['yes']).optional(),
  },
  sorts: ['readyBy', 'stage'],
  actions: ['accept'],
});

export const staffOrderErrors = defineErrors({
  not_awaiting: [409, 'This part does not wait for an answer any more.'],
  not_your_step: [409, 'This step is not yours to take.'],
  carrier_missing: [422, 'Please say which carrier takes it.'],
  tailor_unavailable: [422, 'Please choose an approved tailor.'],
  photo_gone: [422, 'One of the photos is no longer there. Please add it again.'],
});

const partId = z.object({ partId: id });
/** The order after the change, as its detail shows it. */
const changed = z.object({ record: staffOrder, version: z.number() });

export const advancePart = endpoint({
  method: 'POST',
  path: '/api/staff/orders/parts/:partId/stage',
  access: ORDER_WORKERS,
  summary: 'Move a part to its next stage, with a note and photos for the customer',
  params: partId,
  body: stageForm,
  response: changed,
});
export const acceptPart = endpoint({
  method: 'POST',
  path: '/api/staff/orders/parts/:partId/accept',
  access: ORDER_WORKERS,
  summary: 'Accept a part that was placed',
  params: partId,
  body: acceptForm,
  response: changed,
});
export const declinePart = endpoint({
  method: 'POST',
  path: '/api/staff/orders/parts/:partId/decline',
  access: ORDER_WORKERS,
  summary: 'Decline a part that was placed; what was paid for it goes back',
  params: partId,
  body: endForm,
  response: changed,
});
export const cancelPart = endpoint({
  method: 'POST',
  path: '/api/staff/orders/parts/:partId/cancel',
  access: ORDER_WORKERS,
  summary: 'Cancel a part before cutting; what was paid for it goes back',
  params: partId,
  body: endForm,
  response: changed,
});
export const cancelWholeOrder = endpoint({
  method: 'POST',
  path: '/api/staff/orders/:orderId/cancel',
  access: STAFF_ROLES,
  summary: 'Cancel an order before cutting; what was paid goes back',
  params: z.object({ orderId: id }),
  body: endForm,
  response: changed,
});
export const assignTailor = endpoint({
  method: 'PUT',
  path: '/api/staff/orders/parts/:partId/tailor',
  access: ORDER_WORKERS,
  summary: 'Give a part’s sewing to a tailor, or take it back',
  params: partId,
  body: tailorForm,
  response: changed,
});
export const listTailors = endpoint({
  method: 'GET',
  path: '/api/staff/orders/tailors',
  access: ORDER_WORKERS,
  summary: 'Approved tailors whose names begin so, to give sewing to; at most 50',
  query: z.object({ q: line(80, 0).optional() }),
  response: z.object({ items: z.array(person.extend({ city: z.string() })) }),
});
export const addOrderNote = endpoint({
  method: 'POST',
  path: '/api/staff/orders/:orderId/notes',
  access: ORDER_WORKERS,
  status: 201,
  summary: 'Add an internal note to an order; customers never see it',
  params: z.object({ orderId: id }),
  body: noteForm,
  response: z.object({ note: orderNote }),
});

export const workSheet = z.object({
  _id: z.string(),
  orderId: z.string(),
  number: z.string(),
  maker: z.string(),
  tailor: z.string().nullable(),
  customer: z.string(),
  kind: z.enum(PRODUCT_KINDS),
  stage: z.enum(STAGES),
  placedAt: moment,
  readyBy: moment,
  deliveryOption: z.enum(DELIVERY_OPTIONS),
  items: z.array(
    orderItem
      .omit({ unitPrice: true, totalPrice: true, discount: true, picture: true, returnable: true })
      .extend({ fabric: z.string(), picture: picture.nullable() }),
  ),
  /** Internal notes to the maker. */
  notes: z.array(orderNote),
});
export type WorkSheet = z.infer<typeof workSheet>;
export const getWorkSheet = endpoint({
  method: 'GET',
  path: '/api/staff/orders/parts/:partId/sheet',
  access: ORDER_WORKERS,
  summary: 'What the workshop prints for a part: pieces, measurements, options, date; no prices',
  params: partId,
  response: z.object({ sheet: workSheet }),
});
