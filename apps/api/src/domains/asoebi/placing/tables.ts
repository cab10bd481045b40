import { GUEST_ORDER_STATUS_NAMES, SET_STAGE_NAMES } from '@adunni/contracts/asoebi/sets';
import type { FrozenMeasurements } from '@adunni/contracts/measurements/measurements';
import { kobo } from '@adunni/contracts/money';
import { sql } from 'drizzle-orm';
import {
  boolean,
  check,
  doublePrecision,
  index,
  integer,
  jsonb,
  pgSequence,
  pgTable,
  text,
  uuid,
} from 'drizzle-orm/pg-core';
import { createdAt, key, moment, money } from '../../../kit/database/columns.ts';
import { users } from '../../identity/tables.ts';
import { makers } from '../../makers/tables.ts';
import { asoEbiGuests } from '../guests/tables.ts';
import { asoEbiEvents, asoEbiGroups, asoEbiHandovers, asoEbiPackages } from '../tables.ts';

/** Who ended an order: its guest, the end of its hold or of the time to pay the balance, the host, or staff. */
export const CANCELLED_BY = ['guest', 'hold', 'balance', 'host', 'staff'] as const;

/** Feeds the readable numbers of orders; gaps are fine. */
export const asoEbiNumbers = pgSequence('aso_ebi_numbers');

/** What was said about changing and cancelling before a guest paid. */
export interface OrderTerms {
  sentences?: readonly string[];
}

/** What one person orders of one group, for themselves or a family: paid once, made by one maker. */
export const asoEbiOrders = pgTable(
  'aso_ebi_orders',
  {
    _id: key(),
    /** 128 random bits: by it the guest finds the order without an account. */
    publicId: text('public_id').notNull().unique(),
    number: text('number').notNull().unique(),
    eventId: uuid('event_id')
      .notNull()
      .references(() => asoEbiEvents._id),
    groupId: uuid('group_id')
      .notNull()
      .references(() => asoEbiGroups._id),
    makerId: uuid('maker_id')
      .notNull()
      .references(() => makers._id),
    guestId: uuid('guest_id').references(() => asoEbiGuests._id),
    userId: uuid('user_id').references(() => users._id),
    name: text('name').notNull(),
    phone: text('phone').notNull(),
    email: text('email'),
    handoverId: uuid('handover_id')
      .notNull()
      .references(() => asoEbiHandovers._id),
    /** Where a delivery goes. */
    address: text('address').notNull().default(''),
    status: text('status', { enum: GUEST_ORDER_STATUS_NAMES }).notNull().default('reserved'),
    holdUntil: moment('hold_until'),
    goods: money('goods').notNull(),
    /** Our fee where guests bear it. */
    fee: money('fee').notNull().default(kobo(0)),
    tax: money('tax').notNull().default(kobo(0)),
    handoverPrice: money('handover_price').notNull().default(kobo(0)),
    total: money('total').notNull(),
    /** What reserves it; the total when nothing less does. */
    deposit: money('deposit').notNull(),
    /** What of the total is ours. */
    commission: money('commission').notNull().default(kobo(0)),
    paid: money('paid').notNull().default(kobo(0)),
    refunded: money('refunded').notNull().default(kobo(0)),
    /** As they were when it was placed, and whether guests bear our fee. */
    commissionPercent: doublePrecision('commission_percent').notNull(),
    taxPercent: doublePrecision('tax_percent').notNull().default(0),
    addsFee: boolean('adds_fee').notNull().default(false),
    terms: jsonb('terms').$type<OrderTerms>().notNull(),
    placementKey: text('placement_key').unique(),
    placementHash: text('placement_hash'),
    /** A personal link that was used under another phone than its guest’s. */
    otherPhone: boolean('other_phone').notNull().default(false),
    cancelledAt: moment('cancelled_at'),
    cancelReason: text('cancel_reason').notNull().default(''),
    cancelledBy: text('cancelled_by', { enum: CANCELLED_BY }),
    /** Since when its money is the maker’s and ours. */
    earnedAt: moment('earned_at'),
    /** Days before the balance is due at which its guest was reminded last. */
    remindedDays: integer('reminded_days'),
    createdAt: createdAt(),
  },
  (t) => [
    index('aso_ebi_orders_event').on(t.eventId, t._id),
    index('aso_ebi_orders_group').on(t.groupId, t.status),
    index('aso_ebi_orders_guest').on(t.guestId),
    index('aso_ebi_orders_user').on(t.userId),
    index('aso_ebi_orders_maker').on(t.makerId),
    index('aso_ebi_orders_holds').on(t.holdUntil).where(sql`${t.holdUntil} is not null`),
    index('aso_ebi_orders_owing').on(t._id).where(sql`${t.status} = 'part-paid'`),
    index('aso_ebi_orders_unearned')
      .on(t._id)
      .where(sql`${t.earnedAt} is null and ${t.status} in ('part-paid', 'paid')`),
    index('aso_ebi_orders_email').on(sql`lower(${t.email})`).where(sql`${t.userId} is null`),
    check('aso_ebi_orders_money', sql`${t.paid} >= 0 and ${t.refunded} >= 0 and ${t.refunded} <= ${t.paid}`),
  ],
);
export type GuestOrderRow = typeof asoEbiOrders.$inferSelect;

/** What one person wears: one set of a package, from its reservation until it is handed over. */
export const asoEbiSets = pgTable(
  'aso_ebi_sets',
  {
    _id: key(),
    orderId: uuid('order_id')
      .notNull()
      .references(() => asoEbiOrders._id),
    packageId: uuid('package_id')
      .notNull()
      .references(() => asoEbiPackages._id),
    wearer: text('wearer').notNull(),
    size: text('size'),
    measurements: jsonb('measurements').$type<FrozenMeasurements>(),
    /** As it was agreed when it was ordered; what the package costs later changes nothing. */
    price: money('price').notNull(),
    /** What of it reserves the set. */
    deposit: money('deposit').notNull().default(kobo(0)),
    stage: text('stage', { enum: SET_STAGE_NAMES }).notNull().default('waiting'),
    measuredAt: moment('measured_at'),
    producedAt: moment('produced_at'),
    readyAt: moment('ready_at'),
    collectedAt: moment('collected_at'),
    cancelledAt: moment('cancelled_at'),
    createdAt: createdAt(),
  },
  (t) => [
    index('aso_ebi_sets_order').on(t.orderId),
    index('aso_ebi_sets_package').on(t.packageId, t.stage).where(sql`${t.cancelledAt} is null`),
  ],
);
export type SetRow = typeof asoEbiSets.$inferSelect;
