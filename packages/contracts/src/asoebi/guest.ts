import { z } from 'zod';
import { PAYMENT_PLANS } from '../checkout/choices.ts';
import { endpoint } from '../endpoint.ts';
import { defineErrors } from '../errors.ts';
import { id, messageResponse, moment, picture } from '../fields.ts';
import { frozenMeasurements } from '../measurements/measurements.ts';
import { moneyOut } from '../money.ts';
import { moneyIn } from '../money-forms.ts';
import { PAYMENT_PURPOSES, payment, startedPayment } from '../payments/payments.ts';
import { baseWords, packageBase } from './bases.ts';
import { shownDesign } from './designs/designs.ts';
import { eventGroup, handover } from './events.ts';
import { answerForm, guestOrderForm, orderChange } from './guest-forms.ts';
import { EVENT_KIND_NAMES, EVENT_STATUS_NAMES, PACKAGE_KIND_NAMES, SET_NEED_NAMES } from './names.ts';
import { GUEST_ANSWER_NAMES, GUEST_ORDER_STATUS_NAMES, SET_STAGE_NAMES } from './sets.ts';

export const guestErrors = defineErrors({
  link_gone: [404, 'This link no longer works. Ask the host for a new one.'],
  guest_order_gone: [404, 'We could not find this order.'],
  guest_key_needed: [400, 'Please send an Idempotency-Key header.'],
  guest_key_reused: [422, 'This Idempotency-Key was used for a different order.'],
  not_taking: [409, 'This event isn’t taking orders at the moment.'],
  group_paused: [
    409,
    'We are checking something for this group, so nothing can be paid for now. Your order stays as it is.',
  ],
  ordering_over: [409, 'The last day to order has passed. You can join the waiting list.'],
  package_gone: [409, 'This is no longer offered. Please choose something else.'],
  sold_out: [409, 'There are not enough sets left. You can join the waiting list.'],
  guest_price_changed: [409, 'The price has changed. Please check the new total.'],
  guest_hold_over: [409, 'The time to pay is over and your sets are no longer reserved. Please order again.'],
  refund_changed: [409, 'The amount has changed. Please look at it again.'],
  too_late_to_change: [409, 'The last day to order has passed, so this can’t be changed any more.'],
  whole_order_only: [409, 'This order isn’t paid yet, so it can only be cancelled as a whole.'],
  other_handover_price: [409, 'This costs another price. Cancel the order and place it again instead.'],
});

/** A key of a link: 128 random bits. */
export const linkKey = z.string().regex(/^[\w-]{20,40}$/);

/** Whether guests can order a package: there is one left, none is, the last day has passed, or it is offered no more. */
export const PACKAGE_STATES = ['open', 'sold-out', 'over', 'withdrawn'] as const;
export type PackageState = (typeof PACKAGE_STATES)[number];

const event = {
  kind: z.enum(EVENT_KIND_NAMES),
  title: z.string(),
  celebrants: z.string(),
  day: z.string().nullable(),
  city: z.string(),
};

/** A package as guests see it. */
export const guestPackage = z.object({
  _id: z.string(),
  kind: z.enum(PACKAGE_KIND_NAMES),
  title: z.string(),
  price: moneyOut,
  yards: z.number().nullable(),
  deadline: z.string(),
  depositPercent: z.number().nullable(),
  needs: z.enum(SET_NEED_NAMES),
  state: z.enum(PACKAGE_STATES),
  /** How many are left; null when as many are made as are ordered. */
  left: z.number().nullable(),
  /** What it is sewn as. */
  base: packageBase.nullable(),
  design: shownDesign.nullable(),
});
export type GuestPackage = z.input<typeof guestPackage>;
export type LoadedGuestPackage = z.output<typeof guestPackage>;

/** An event as somebody sees it who holds a link of one of its groups. */
export const guestEvent = z.object({
  ...event,
  story: z.string(),
  cover: picture.nullable(),
  /** Whether orders are taken. */
  isTaking: z.boolean(),
  /** Whether staff look into it, so that orders are taken again later. */
  isPaused: z.boolean(),
  isCancelled: z.boolean(),
  group: eventGroup.omit({ packages: true, _id: true, maker: true, isHeld: true }),
  packages: z.array(guestPackage),
  handovers: z.array(handover),
  /** By what totals are worked out. */
  rates: z.object({ commissionPercent: z.number(), taxPercent: z.number(), addsFee: z.boolean() }),
  maker: z.object({ name: z.string(), slug: z.string() }).nullable(),
  /** What is agreed by ordering. */
  terms: z.array(z.string()),
  /** Whose link it is; null for the group’s. */
  guest: z.object({ name: z.string(), answer: z.enum(GUEST_ANSWER_NAMES).nullable() }).nullable(),
});
export type GuestEvent = z.input<typeof guestEvent>;
export type LoadedGuestEvent = z.output<typeof guestEvent>;

const orderedSet = z.object({
  _id: z.string(),
  packageId: z.string(),
  title: z.string(),
  kind: z.enum(PACKAGE_KIND_NAMES),
  needs: z.enum(SET_NEED_NAMES),
  wearer: z.string(),
  size: z.string(),
  measurements: frozenMeasurements.nullable(),
  /** What it is sewn as. */
  base: baseWords.nullable(),
  design: shownDesign.nullable(),
  price: moneyOut,
  stage: z.enum(SET_STAGE_NAMES),
  isCancelled: z.boolean(),
  /** Whether its guest may still change or cancel it. */
  isChangeable: z.boolean(),
  /** Whether its guest may still say who wears it, in which size: as long as it is changeable, or until the event where that is missing. */
  takesDetails: z.boolean(),
});

/** An order as its guest sees it. */
export const guestOrder = z.object({
  key: z.string(),
  number: z.string(),
  status: z.enum(GUEST_ORDER_STATUS_NAMES),
  event: z.object({ ...event, status: z.enum(EVENT_STATUS_NAMES) }),
  group: z.string(),
  maker: z.object({ name: z.string(), slug: z.string() }),
  name: z.string(),
  phone: z.string(),
  email: z.string().nullable(),
  handover,
  handovers: z.array(handover),
  address: z.string(),
  plan: z.enum(PAYMENT_PLANS),
  sets: z.array(orderedSet),
  goods: moneyOut,
  fee: moneyOut,
  tax: moneyOut,
  handoverPrice: moneyOut,
  total: moneyOut,
  paid: moneyOut,
  refunded: moneyOut,
  /** Whether staff look into its group, so that nothing is paid and changed meanwhile. */
  isPaused: z.boolean(),
  /** What can be paid now. */
  due: z.object({ purpose: z.enum(PAYMENT_PURPOSES), amount: moneyOut }).nullable(),
  holdUntil: moment.nullable(),
  /** The day by whose end the balance is due, and until which sets can change. */
  deadline: z.string(),
  terms: z.array(z.string()),
  cancelReason: z.string(),
  payments: z.array(payment),
  createdAt: moment,
});
export type GuestOrder = z.input<typeof guestOrder>;
export type LoadedGuestOrder = z.output<typeof guestOrder>;

const link = z.object({ linkKey });
const order = z.object({ orderKey: linkKey });

export const getGuestEvent = endpoint({
  method: 'GET',
  path: '/api/aso-ebi/links/:linkKey',
  access: 'public',
  summary: 'An aso-ebi event as the holder of a link of one of its groups sees it',
  params: link,
  response: z.object({ event: guestEvent }),
});
export const tellOpened = endpoint({
  method: 'POST',
  path: '/api/aso-ebi/links/:linkKey/opened',
  access: 'public',
  summary: 'Tell that somebody looks at the page of a link, which no preview of a message does',
  params: link,
  response: messageResponse,
});
export const answerInvitation = endpoint({
  method: 'PUT',
  path: '/api/aso-ebi/links/:linkKey/answer',
  access: 'public',
  summary: 'Answer for the holder of a link who orders nothing, or take the answer back',
  params: link,
  body: answerForm,
  response: messageResponse,
});
export const placeGuestOrder = endpoint({
  method: 'POST',
  path: '/api/aso-ebi/links/:linkKey/orders',
  access: 'public',
  status: 201,
  summary: 'Order sets as the holder of a link, once for each Idempotency-Key',
  params: link,
  body: guestOrderForm,
  response: z.object({ orderKey: z.string(), number: z.string(), payment: startedPayment.nullable() }),
});
export const getGuestOrder = endpoint({
  method: 'GET',
  path: '/api/aso-ebi/orders/:orderKey',
  access: 'public',
  summary: 'An order of sets, for whoever holds its link',
  params: order,
  response: z.object({ order: guestOrder }),
});
export const payGuestOrder = endpoint({
  method: 'POST',
  path: '/api/aso-ebi/orders/:orderKey/payments',
  access: 'public',
  status: 201,
  summary: 'Start or resume paying what is due on an order of sets',
  params: order,
  response: startedPayment,
});
export const changeGuestOrder = endpoint({
  method: 'PUT',
  path: '/api/aso-ebi/orders/:orderKey',
  access: 'public',
  summary: 'Change contact, handover and details of an order of sets, until the last day to order',
  params: order,
  body: orderChange,
  response: z.object({ order: guestOrder }),
});
const setIds = z.array(id).min(1).max(20);
export const quoteCancelling = endpoint({
  method: 'POST',
  path: '/api/aso-ebi/orders/:orderKey/cancelling',
  access: 'public',
  summary: 'What cancelling some sets of an order gives back',
  params: order,
  body: z.object({ setIds }),
  response: z.object({ refund: moneyOut }),
});
export const cancelGuestSets = endpoint({
  method: 'POST',
  path: '/api/aso-ebi/orders/:orderKey/cancel',
  access: 'public',
  summary: 'Cancel some sets of an order for the refund that was shown',
  params: order,
  body: z.object({ setIds, refund: moneyIn }),
  response: z.object({ order: guestOrder }),
});
export const getGuestReceipt = endpoint({
  method: 'GET',
  path: '/api/aso-ebi/orders/:orderKey/receipt',
  access: 'public',
  summary: 'The receipt of an order of sets',
  params: order,
  produces: 'application/pdf',
});
export const findByPayment = endpoint({
  method: 'GET',
  path: '/api/aso-ebi/payments/:reference',
  access: 'public',
  summary: 'Which order of sets a payment is for, for those who come back from it with its unguessable reference',
  params: z.object({ reference: z.string().regex(/^[A-Za-z0-9.=-]{8,60}$/) }),
  response: z.object({ orderKey: z.string() }),
});
export const listOwnSetOrders = endpoint({
  method: 'GET',
  path: '/api/aso-ebi/orders',
  access: 'signed-in',
  summary: 'Orders of sets of the caller’s, those placed with their verified address included',
  response: z.object({
    items: z.array(
      z.object({
        ...{ _id: z.string(), key: z.string(), number: z.string(), status: z.enum(GUEST_ORDER_STATUS_NAMES) },
        ...{ event: z.string(), day: z.string().nullable(), sets: z.number(), total: moneyOut, createdAt: moment },
      }),
    ),
  }),
});
