import type { PostalAddress } from '@adunni/contracts/address';
import { DELIVERY_OPTIONS } from '@adunni/contracts/checkout/choices';
import type { MeasureName } from '@adunni/contracts/measurements/catalogue';
import { CONFIDENCE } from '@adunni/contracts/measurements/fit';
import { CANCEL_REASONS, STAGE_NAMES } from '@adunni/contracts/orders/stages';
import { type SQL, sql } from 'drizzle-orm';
import {
  boolean,
  check,
  index,
  integer,
  jsonb,
  numeric,
  pgEnum,
  pgSequence,
  pgTable,
  text,
  unique,
  uuid,
} from 'drizzle-orm/pg-core';
import { createdAt, epochOf, key, moment, money } from '../../kit/database/columns.ts';
import { looks, productKind, products, variants } from '../catalog/tables.ts';
import { users } from '../identity/tables.ts';
import { makers } from '../makers/tables.ts';
import { media } from '../media/tables.ts';
import { paymentPlan } from '../payments/tables.ts';

export const orderStatus = pgEnum('order_status', ['awaiting-payment', 'part-paid', 'paid', 'completed', 'cancelled']);
export const stage = pgEnum('stage', STAGE_NAMES);
export const deliveryOption = pgEnum('delivery_option', DELIVERY_OPTIONS);
/** Why an order ended: only one whose time to pay ran out may still be revived by a late payment. */
export const cancelReason = pgEnum('cancel_reason', CANCEL_REASONS);

/** Feeds the readable order number; gaps are fine. */
export const orderNumbers = pgSequence('order_numbers', { startWith: 1 });

/** The person as the order froze them. */
export interface OrderContact {
  firstName: string;
  lastName: string;
  email: string;
  phone: string;
}
/**
 * What an order is found by, in small letters and with a space before each word that a search may begin with: number,
 * its bare digits, the customer’s name. An index holds it, so write it nowhere else.
 */
export const orderWords = (t: { number: unknown; contact: unknown }): SQL =>
  sql`(' ' || lower(${t.number} || ' ' || ltrim(split_part(${t.number}, '-', 3), '0') || ' '
    || coalesce(${t.contact} ->> 'firstName', '') || ' ' || coalesce(${t.contact} ->> 'lastName', '')))`;

/** The customer’s e-mail in small letters; an index holds it in the order of its bytes. */
export const orderEmail = (t: { contact: unknown }): SQL => sql`(lower(${t.contact} ->> 'email'))`;

/** A part that is still to be sent; an index holds the same words. */
export const isOpenPart = (t: { stage: unknown }): SQL =>
  sql`${t.stage} not in ('dispatched', 'delivered', 'closed', 'disputed', 'cancelled')`;

/**
 * Until when a part that is still to be sent is due, null for others; an index holds it, and database.sql tells the
 * planner how it is spread: open parts are due later than most.
 */
export const openUntil = (t: { stage: unknown; readyBy: unknown }): SQL =>
  sql`(case when ${isOpenPart(t)} then ${t.readyBy} end)`;

/**
 * A part’s place in the list of work: what is to be done by when, a paid part that nobody has accepted by when that is
 * due; then what is ready and waits for its balance; then what waits for its payment; then what was sent, the last first.
 * An index holds it.
 */
export const workOrder = (t: {
  stage: unknown;
  readyBy: unknown;
  acceptBy: unknown;
  deliveredAt: unknown;
  balanceSince: unknown;
  paid: unknown;
  totalAmount: unknown;
}): SQL =>
  sql`(case when not (${isOpenPart(t)}) then 1e11 - ${epochOf(sql`coalesce(${t.deliveredAt}, ${t.readyBy})`)}
    when ${t.balanceSince} is not null and ${t.paid} < ${t.totalAmount} then 3e10 + ${epochOf(sql`${t.readyBy}`)}
    when ${t.stage} <> 'placed' then ${epochOf(sql`${t.readyBy}`)}
    when ${t.acceptBy} is null then 5e10 + ${epochOf(sql`${t.readyBy}`)}
    else ${epochOf(sql`least(${t.acceptBy}, ${t.readyBy})`)} end)`;

export const orders = pgTable(
  'orders',
  {
    _id: key(),
    number: text('number').notNull().unique(),
    userId: uuid('user_id')
      .notNull()
      .references(() => users._id),
    status: orderStatus('status').notNull().default('awaiting-payment'),
    contact: jsonb('contact').$type<OrderContact>().notNull(),
    address: jsonb('address').$type<PostalAddress>(),
    deliveryOption: deliveryOption('delivery_option').notNull(),
    /** Days that its delivery takes at most, as they were said when it was placed; none when it is picked up. */
    deliveryDays: integer('delivery_days').notNull(),
    paymentPlan: paymentPlan('payment_plan').notNull(),
    couponCode: text('coupon_code'),
    subtotal: money('subtotal').notNull(),
    tax: money('tax').notNull(),
    shippingCost: money('shipping_cost').notNull(),
    discount: money('discount').notNull(),
    totalAmount: money('total_amount').notNull(),
    /** What the first payment must bring: all of it, or the deposit. */
    dueFirst: money('due_first').notNull(),
    /** Until when the pieces wait for the payment; null once that is settled. */
    heldUntil: moment('held_until'),
    createdAt: createdAt(),
    /** When a late payment made it stand again; from then on it counts in its workshops’ capacity. */
    revivedAt: moment('revived_at'),
    cancelledAt: moment('cancelled_at'),
    cancelReason: cancelReason('cancel_reason'),
    version: integer('version').notNull().default(1),
  },
  (t) => [
    index('orders_user').on(t.userId, t.createdAt),
    index('orders_placed').on(t.createdAt, t._id),
    index('orders_status').on(t.status, t.createdAt, t._id),
    index('orders_words').using('gin', sql`${orderWords(t)} gin_trgm_ops`),
    index('orders_email').using('btree', sql`${orderEmail(t)} text_pattern_ops`),
    index('orders_held').on(t.heldUntil).where(sql`${t.status} = 'awaiting-payment'`),
    check('orders_cancelled', sql`(${t.status} = 'cancelled') = (${t.cancelReason} is not null)`),
    check('orders_delivery_days', sql`${t.deliveryDays} >= 0`),
    check('orders_sum', sql`${t.totalAmount} = ${t.subtotal} + ${t.tax} + ${t.shippingCost} - ${t.discount}`),
    check(
      'orders_amounts',
      sql`${t.totalAmount} >= 0 and ${t.discount} <= ${t.subtotal} and ${t.dueFirst} between 0 and ${t.totalAmount}`,
    ),
  ],
);

/** One maker’s share of an order, with its own money, stages and shipping. */
export const orderParts = pgTable(
  'order_parts',
  {
    _id: key(),
    orderId: uuid('order_id')
      .notNull()
      .references(() => orders._id, { onDelete: 'cascade' }),
    makerId: uuid('maker_id')
      .notNull()
      .references(() => makers._id),
    kind: productKind('kind').notNull(),
    stage: stage('stage').notNull().default('placed'),
    /** The stage that a hold interrupted. */
    heldAt: stage('held_at'),
    readyBy: moment('ready_by').notNull(),
    subtotal: money('subtotal').notNull(),
    tax: money('tax').notNull(),
    shippingCost: money('shipping_cost').notNull(),
    discount: money('discount').notNull(),
    totalAmount: money('total_amount').notNull(),
    /** What payments have brought for this part, and what of it goes back. */
    paid: money('paid').notNull().default(sql`0`),
    refunded: money('refunded').notNull().default(sql`0`),
    commissionPercent: numeric('commission_percent', { precision: 5, scale: 2, mode: 'number' }).notNull(),
    commission: money('commission').notNull(),
    carrier: text('carrier'),
    trackingNumber: text('tracking_number'),
    /** Who sews it for the maker. */
    tailorId: uuid('tailor_id').references(() => makers._id),
    /** Until when the maker must accept a paid part. */
    acceptBy: moment('accept_by'),
    deliveredAt: moment('delivered_at'),
    /** When the time to pay the balance began; null unless the part is ready and lacks it. */
    balanceSince: moment('balance_since'),
    /** When its customer, or whoever decides, is told of that next; null when all was told. */
    balanceNextAt: moment('balance_next_at'),
    /** When its customer was first asked for the measurements that it waits for; null while it waited for none. */
    measurementsSince: moment('measurements_since'),
    /** When they were last asked, by us or by whoever makes it. */
    measurementsAskedAt: moment('measurements_asked_at'),
    /** When their maker asked them to check those that are there; null once they have answered. */
    checkAskedAt: moment('check_asked_at'),
    /** When they are reminded next; null when all was told. */
    measurementsNextAt: moment('measurements_next_at'),
    version: integer('version').notNull().default(1),
  },
  (t) => [
    unique('order_parts_maker').on(t.orderId, t.makerId),
    index('order_parts_of_maker').on(t.makerId, t.stage),
    index('order_parts_of_maker_due').on(t.makerId, t.readyBy, t._id),
    index('order_parts_of_tailor').on(t.tailorId, t.readyBy, t._id).where(sql`${t.tailorId} is not null`),
    // Tells of an order at what stages its parts are without reading them.
    index('order_parts_stages').on(t.orderId, t.stage),
    index('order_parts_work').on(workOrder(t), t._id),
    index('order_parts_work_at_stage').on(t.stage, workOrder(t), t._id),
    index('order_parts_work_of_maker').on(t.makerId, workOrder(t), t._id),
    index('order_parts_due').on(t.readyBy, t._id),
    index('order_parts_stage').on(t.stage, t.readyBy, t._id),
    // What is counted of open work lies in the index.
    index('order_parts_open').on(t.readyBy, t._id, t.stage, t.orderId).where(isOpenPart(t)),
    // In the order of orders, so that they are counted as they are read.
    index('order_parts_open_orders').on(t.orderId, t.stage, t.readyBy).where(isOpenPart(t)),
    index('order_parts_open_until')
      .on(openUntil(t), t.orderId, t.stage, t.readyBy)
      .where(sql`${openUntil(t)} is not null`),
    index('order_parts_refunded').on(t.orderId).where(sql`${t.refunded} > 0`),
    index('order_parts_awaiting').on(t.acceptBy).where(sql`${t.stage} = 'placed'`),
    index('order_parts_balance').on(t.balanceNextAt).where(sql`${t.balanceNextAt} is not null`),
    index('order_parts_measurements').on(t.measurementsNextAt).where(sql`${t.measurementsNextAt} is not null`),
    index('order_parts_delivered').on(t.deliveredAt).where(sql`${t.stage} = 'delivered'`),
    index('order_parts_delivered_at').on(t.deliveredAt).where(sql`${t.deliveredAt} is not null`),
    check('order_parts_sum', sql`${t.totalAmount} = ${t.subtotal} + ${t.tax} + ${t.shippingCost} - ${t.discount}`),
    check('order_parts_paid', sql`${t.refunded} between 0 and ${t.paid} and ${t.paid} <= ${t.totalAmount}`),
  ],
);

/** A line as it was bought; the product may change or vanish afterwards. */
export const sizeSureness = pgEnum('size_sureness', CONFIDENCE);

export const orderItems = pgTable(
  'order_items',
  {
    _id: key(),
    partId: uuid('part_id')
      .notNull()
      .references(() => orderParts._id, { onDelete: 'cascade' }),
    productId: uuid('product_id').references(() => products._id, { onDelete: 'set null' }),
    variantId: uuid('variant_id').references(() => variants._id, { onDelete: 'set null' }),
    title: text('title').notNull(),
    kind: productKind('kind').notNull(),
    sku: text('sku'),
    size: text('size').notNull().default(''),
    colour: text('colour').notNull().default(''),
    /** The size that was advised for it and how surely, as it was ordered; null where none was. */
    advisedSize: text('advised_size'),
    advisedSureness: sizeSureness('advised_sureness'),
    options: jsonb('options').$type<{ groupId: string; group: string; choiceId: string; choice: string }[]>().notNull(),
    personalisation: text('personalisation').notNull(),
    measurementNote: text('measurement_note').notNull(),
    /** Without which of the wearer’s lengths it can’t be begun; of what was ordered before this was asked, none. */
    neededMeasures: jsonb('needed_measures').$type<readonly MeasureName[]>().notNull().default([]),
    quantity: integer('quantity').notNull(),
    /** Pieces whose price went back, each once. */
    refundedQuantity: integer('refunded_quantity').notNull().default(0),
    unitPrice: money('unit_price').notNull(),
    totalPrice: money('total_price').notNull(),
    discount: money('discount').notNull(),
    returnable: boolean('returnable').notNull(),
    mediaId: uuid('media_id').references(() => media._id, { onDelete: 'set null' }),
    /** The look that was bought, where no picture of the product showed it: its picture takes the other’s place. */
    lookHash: text('look_hash').references(() => looks.hash),
    /** What that shows, in words. */
    lookAlt: text('look_alt'),
    position: integer('position').notNull(),
  },
  (t) => [
    index('order_items_part').on(t.partId),
    index('order_items_product').on(t.productId),
    index('order_items_look').on(t.lookHash).where(sql`${t.lookHash} is not null`),
    // Few items have one: staff hold it against what became of them.
    index('order_items_with_advice').on(t.partId).where(sql`${t.advisedSize} is not null`),
    check('order_items_amounts', sql`${t.quantity} > 0 and ${t.totalPrice} = ${t.unitPrice} * ${t.quantity}`),
    check('order_items_advised', sql`(${t.advisedSize} is null) = (${t.advisedSureness} is null)`),
    check('order_items_look', sql`(${t.lookHash} is null) = (${t.lookAlt} is null)`),
    check('order_items_refunded', sql`${t.refundedQuantity} between 0 and ${t.quantity}`),
  ],
);

export const stageEvents = pgTable(
  'stage_events',
  {
    _id: key(),
    partId: uuid('part_id')
      .notNull()
      .references(() => orderParts._id, { onDelete: 'cascade' }),
    stage: stage('stage').notNull(),
    /** Until when it is ready by a new promise that was made at this stage; null when the stage was reached. */
    readyBy: moment('ready_by'),
    note: text('note').notNull().default(''),
    actorId: uuid('actor_id').references(() => users._id),
    createdAt: createdAt(),
  },
  (t) => [index('stage_events_part').on(t.partId, t.createdAt)],
);
