import { sql } from 'drizzle-orm';
import { boolean, date, index, integer, pgTable, uuid } from 'drizzle-orm/pg-core';
import { money } from '../../kit/database/columns.ts';

/**
 * What happened on a day in Lagos, for each maker and, without one, for the whole marketplace. A row is a change that a
 * trigger of database.sql wrote, or the sum of many, into which a job merges them: read sums, never single rows. Rows
 * are only added, so that no two sales of a day wait for each other.
 */
export const dashboardDays = pgTable(
  'dashboard_days',
  {
    day: date('day', { mode: 'string' }).notNull(),
    makerId: uuid('maker_id'),
    /** Orders by the day on which they were placed: all, and those that are paid for with what they come to. */
    placed: integer('placed').notNull().default(0),
    orders: integer('orders').notNull().default(0),
    ordered: money('ordered').notNull().default(sql`0`),
    /** Money of orders, bookings and subscriptions by the day on which it moved; `earned` is makers’ share of both. */
    captured: money('captured').notNull().default(sql`0`),
    refunded: money('refunded').notNull().default(sql`0`),
    earned: money('earned').notNull().default(sql`0`),
    /** What bookings and subscriptions have in that: captured less refunded, and the share of makers. */
    booked: money('booked').notNull().default(sql`0`),
    bookedEarned: money('booked_earned').notNull().default(sql`0`),
    subscribed: money('subscribed').notNull().default(sql`0`),
    /** Customers by the day on which they joined. */
    customers: integer('customers').notNull().default(0),
    isMerged: boolean('is_merged').notNull().default(false),
  },
  (t) => [
    index('dashboard_days_maker').on(t.makerId, t.day),
    index('dashboard_days_loose').on(t.day).where(sql`not ${t.isMerged}`),
  ],
);

/** Pieces sold of a product, and their price less discount, by the day on which the order was placed; as above. */
export const dashboardProductDays = pgTable(
  'dashboard_product_days',
  {
    day: date('day', { mode: 'string' }).notNull(),
    makerId: uuid('maker_id').notNull(),
    productId: uuid('product_id').notNull(),
    pieces: integer('pieces').notNull(),
    sold: money('sold').notNull(),
    isMerged: boolean('is_merged').notNull().default(false),
  },
  (t) => [
    // The figures lie in the index, so that a maker’s best sellers are read from it alone.
    index('dashboard_product_days_maker').on(t.makerId, t.day, t.productId, t.pieces, t.sold),
    index('dashboard_product_days_loose').on(t.day).where(sql`not ${t.isMerged}`),
  ],
);
