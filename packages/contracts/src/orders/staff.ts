import { z } from 'zod';
import { address } from '../address.ts';
import { PRODUCT_KINDS } from '../catalog/catalog.ts';
import { DELIVERY_OPTIONS, PAYMENT_PLANS } from '../checkout/choices.ts';
import { dayIn, id, moment } from '../fields.ts';
import { measuringAppointment } from '../measurements/measurements.ts';
import { moneyOut } from '../money.ts';
import { payment, REFUND_STATUS_NAMES } from '../payments/payments.ts';
import { type LoadedRow, resource } from '../resource.ts';
import { MAKER_ROLES, STAFF_ROLES } from '../roles.ts';
import { statusNames } from '../statuses.ts';
import { partBalance } from './balance.ts';
import { ORDER_STATUSES, orderItem, partRefund, stageEvent } from './orders.ts';
import { partMoney } from './part-money.ts';
import { partPickup } from './pickup.ts';
import { NOTE_AUDIENCES } from './staff-forms.ts';
import { CANCEL_REASONS, LISTED_STAGES, STAGE_NAMES } from './stages.ts';

/** Everyone who works on orders; makers only on their own parts. */
export const ORDER_WORKERS = [...STAFF_ROLES, ...MAKER_ROLES] as const;

/** What the viewer is to a part: marketplace staff, its maker, or the tailor who sews it for its maker. */
export const PART_VIEWERS = ['staff', 'maker', 'tailor'] as const;
export type PartViewer = (typeof PART_VIEWERS)[number];

const orderStatus = z.enum(statusNames(ORDER_STATUSES));
export const person = z.object({ _id: z.string(), name: z.string() });

/** A line; its money is null for a tailor who only sews it. */
export const staffItem = orderItem.extend({
  unitPrice: moneyOut.nullable(),
  totalPrice: moneyOut.nullable(),
  discount: moneyOut.nullable(),
  /** How many of the refunded ones were put back into stock. */
  restockedQuantity: z.number(),
});
export type StaffItem = z.input<typeof staffItem>;
export type LoadedStaffItem = z.output<typeof staffItem>;

export const staffPart = z.object({
  _id: z.string(),
  viewer: z.enum(PART_VIEWERS),
  maker: person.extend({ slug: z.string() }),
  tailor: person
    .extend({
      slug: z.string(),
      /** Who gave them the sewing, named among colleagues only, and when; null of what was not logged. */
      assigned: z.object({ by: z.enum(['staff', 'maker']), name: z.string().nullable(), at: moment }).nullable(),
    })
    .nullable(),
  kind: z.enum(PRODUCT_KINDS),
  stage: z.enum(STAGE_NAMES),
  heldAt: z.enum(STAGE_NAMES).nullable(),
  /** Stages that the viewer may move it to now. */
  next: z.array(z.enum(STAGE_NAMES)),
  canAccept: z.boolean(),
  canCancel: z.boolean(),
  canAssign: z.boolean(),
  canChangeDate: z.boolean(),
  canChangeParcel: z.boolean(),
  /** Until when the maker must accept; null once that is settled. */
  acceptBy: moment.nullable(),
  readyBy: moment,
  /** By how many days it is late; none while it is not. What was ready in time is not late while it waits for the customer. */
  daysLate: z.number(),
  items: z.array(staffItem),
  /** Null for a tailor who only sews it. */
  money: partMoney.nullable(),
  ...partRefund,
  /** What is still to be paid for it after the deposit; null when that is nothing, and for a tailor who only sews it. */
  balance: partBalance
    .extend({
      /** Whether the viewer decides what becomes of it: it is overdue, and the customer was able to pay. */
      canDecide: z.boolean(),
      /** Who cannot sign in cannot pay; then only staff decide. */
      isCustomerSuspended: z.boolean(),
    })
    .nullable(),
  /** The measurements that it waits for; null when that is nothing. */
  waitsFor: z
    .object({
      items: z.array(z.object({ itemId: z.string(), title: z.string(), missing: z.string() })),
      /** Whether nothing of what the part is made from is known yet, so that there is nothing to read. */
      isAll: z.boolean(),
      /** When the customer was last asked, and is reminded next: no more after the last time or before an appointment. */
      ...{ askedAt: moment.nullable(), remindsAt: moment.nullable() },
      /** Whether the viewer may ask now. */
      canAsk: z.boolean(),
      /** From when they may ask again, once what they wait for is that alone; null otherwise. */
      asksAgainAt: moment.nullable(),
      /** At which the customer is measured for it; null when none is booked. */
      appointment: measuringAppointment.nullable(),
    })
    .nullable(),
  /** When the customer was asked to check complete measurements; null when no answer is awaited. */
  checkAskedAt: moment.nullable(),
  /** Measurements from a fitting that wait for the customer’s response, the oldest first. */
  proposals: z.array(z.object({ proposalId: z.string(), title: z.string(), at: moment, canWithdraw: z.boolean() })),
  /** Fittings ahead that are booked with its maker, the soonest first. */
  fittings: z.array(measuringAppointment),
  /** The visit ahead at which somebody is measured for it, also once it waits for no measurements; null when none is booked. */
  measuringVisit: measuringAppointment.nullable(),
  events: z.array(stageEvent.extend({ _id: z.string(), actor: z.string().nullable() })),
  carrier: z.string().nullable(),
  trackingNumber: z.string().nullable(),
  /** Where the customer picks it up; null when it is sent, its maker has given no place, and for a tailor who only sews it. */
  pickup: partPickup.nullable(),
  version: z.number(),
});
export type StaffPart = z.input<typeof staffPart>;
export type LoadedStaffPart = z.output<typeof staffPart>;

export const orderNote = z.object({
  _id: z.string(),
  partId: z.string().nullable(),
  audience: z.enum(NOTE_AUDIENCES),
  author: z.string(),
  text: z.string(),
  at: moment,
});
export type OrderNote = z.input<typeof orderNote>;
export type LoadedOrderNote = z.output<typeof orderNote>;

/** One refund that went to the provider. */
export const staffRefund = z.object({
  _id: z.string(),
  paymentReference: z.string(),
  amount: moneyOut,
  reason: z.string(),
  status: z.enum(REFUND_STATUS_NAMES),
  at: moment,
});

/** An order as the viewer may see it: staff all of it, a maker the own parts, a tailor what they sew. */
export const staffOrder = z.object({
  _id: z.string(),
  number: z.string(),
  status: orderStatus,
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
  cancelReason: z.enum(CANCEL_REASONS).nullable(),
  canCancel: z.boolean(),
  parts: z.array(staffPart),
  payments: z.array(payment),
  refunds: z.array(staffRefund),
  notes: z.array(orderNote),
  /** Messages of the customer that nobody on the viewer’s side has read. */
  unread: z.number(),
});
export type StaffOrder = z.input<typeof staffOrder>;
export type LoadedStaffOrder = z.output<typeof staffOrder>;

/** What of the customer’s keeps a maker from going on. */
const waiting = z.enum(['balance', 'pickup', 'measurements', 'proposal', 'check']);
export type Waiting = z.infer<typeof waiting>;

const partFilters = {
  /** By the name that its row has: what waits for its pickup is neither ready nor packed. */
  stage: z.enum(LISTED_STAGES).optional(),
  kind: z.enum(PRODUCT_KINDS).optional(),
  maker: id.optional(),
  /** Whether a tailor sews it for its maker. */
  sewing: z.enum(['tailor', 'maker']).optional(),
  /** Past its day and not sent, due today, either, or due within seven days; of what waits for the customer only what was ready late. */
  timing: z.enum(['late', 'due-today', 'today', 'this-week']).optional(),
  /** Waits for its maker’s yes or no. */
  awaiting: z.enum(['yes']).optional(),
  refunded: z.enum(['yes']).optional(),
  /** Its maker can’t go on before the customer pays the balance, picks it up, gives measurements, responds to proposed ones or checks them. */
  waiting: z.enum(['customer', ...waiting.options]).optional(),
  /** Ready or packed, and nothing keeps it from being sent. */
  dispatch: z.enum(['ready']).optional(),
  /** Ready, and its balance was not paid in time. */
  balance: z.enum(['overdue']).optional(),
  /** Paid for, in full or the deposit, and not cancelled. */
  sold: z.enum(['yes']).optional(),
  /** Days in Lagos; the last one counts. */
  placedFrom: dayIn().optional(),
  placedUntil: dayIn().optional(),
  /** With messages of the customer that nobody on the caller’s side has read. */
  unread: z.enum(['yes']).optional(),
};

/** For a maker, stages and amounts of an order in the list are those of the own part. */
export const orderResource = resource({
  path: '/api/staff/orders',
  access: ORDER_WORKERS,
  one: 'order',
  many: 'orders',
  columns: {
    number: 'Order',
    placedAt: ['Placed', 'day'],
    customer: 'Customer',
    /** Staff only. */
    email: ['Email', 'text?'],
    title: 'Items',
    itemCount: ['Number of items', 'number'],
    makers: ['Makers', 'texts'],
    status: ['Status', ORDER_STATUSES],
    stages: 'Stages',
    readyBy: ['Ready by', 'day?'],
    /** Null for a tailor who only sews. */
    totalAmount: ['Total', 'money?'],
    refunded: ['Refunded', 'money?'],
  },
  row: z.object({
    stages: z.array(z.enum(STAGE_NAMES)),
    deliveryOption: z.enum(DELIVERY_OPTIONS),
    daysLate: z.number(),
    waiting: waiting.nullable(),
  }),
  record: staffOrder,
  filters: {
    ...partFilters,
    status: orderStatus.optional(),
    customer: id.optional(),
  },
  sorts: ['-placedAt', 'number'],
});
export type LoadedStaffOrderRow = LoadedRow<typeof orderResource>;

export const orderPartResource = resource({
  path: '/api/staff/orders/parts',
  access: ORDER_WORKERS,
  one: 'part of an order',
  many: 'parts of orders',
  columns: {
    number: 'Order',
    placedAt: ['Placed', 'day'],
    customer: 'Customer',
    title: 'Items',
    itemCount: ['Number of items', 'number'],
    maker: 'Maker',
    tailor: ['Tailor', 'text?'],
    stage: ['Stage', STAGE_NAMES],
    acceptBy: ['Accept by', 'moment?'],
    readyBy: ['Ready by', 'day'],
    /** Null for a tailor who only sews it. */
    totalAmount: ['Total', 'money?'],
    /** What remains of them after refunds. */
    earnings: ['Earnings', 'money?'],
  },
  row: z.object({
    orderId: z.string(),
    kind: z.enum(PRODUCT_KINDS),
    deliveryOption: z.enum(DELIVERY_OPTIONS),
    daysLate: z.number(),
    waiting: waiting.nullable(),
    /** Until when the balance can be paid that it waits for; null when it waits for none. */
    balanceDueBy: moment.nullable(),
    /** What was paid for it and not given back, which declining it refunds; null for a tailor who only sews it. */
    refundable: moneyOut.nullable(),
    /** Whether its balance is still to be paid after the deposit; false for a tailor who only sews it. */
    owes: z.boolean(),
    /** The stage that the viewer may move it to next; null while it is accepted, on hold, waits or is over. */
    next: z.enum(STAGE_NAMES).nullable(),
    version: z.number(),
  }),
  filters: {
    ...partFilters,
    /** Parts that are still to be sent. */
    open: z.enum(['yes']).optional(),
    /** Of who placed this order, which the caller works on. */
    customerOf: id.optional(),
  },
  /** `due`: by what is due first, whatever it waits for, then what waits for its balance, then for its payment, and what was sent last. */
  sorts: ['due', 'readyBy', 'stage'],
  sortNames: { due: 'Due next, unpaid last' },
  actions: ['accept'],
});
export type LoadedOrderPartRow = LoadedRow<typeof orderPartResource>;
