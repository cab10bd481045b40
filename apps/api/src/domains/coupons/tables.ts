import { COUPON_TYPES } from '@adunni/contracts/coupons/coupons';
import { sql } from 'drizzle-orm';
import { boolean, check, index, integer, numeric, pgEnum, pgTable, text, unique, uuid } from 'drizzle-orm/pg-core';
import { createdAt, key, moment, money } from '../../kit/database/columns.ts';
import { categories } from '../catalog/tables.ts';
import { users } from '../identity/tables.ts';
import { makers } from '../makers/tables.ts';

export const couponType = pgEnum('coupon_type', COUPON_TYPES);
export const redemptionStatus = pgEnum('redemption_status', ['claimed', 'returned']);

export const coupons = pgTable(
  'coupons',
  {
    _id: key(),
    /** Upper case, without spaces around it. */
    code: text('code').notNull().unique(),
    description: text('description').notNull().default(''),
    discountType: couponType('discount_type').notNull(),
    /** For Percentage. */
    percent: numeric('percent', { precision: 5, scale: 2, mode: 'number' }),
    /** For Fixed. */
    amount: money('amount'),
    startsAt: moment('starts_at'),
    endsAt: moment('ends_at'),
    minimumSubtotal: money('minimum_subtotal'),
    totalLimit: integer('total_limit'),
    perCustomerLimit: integer('per_customer_limit'),
    firstOrderOnly: boolean('first_order_only').notNull().default(false),
    categoryId: uuid('category_id').references(() => categories._id),
    makerId: uuid('maker_id').references(() => makers._id),
    active: boolean('active').notNull().default(true),
    /** Uses claimed by placed orders; the limit is a constraint, so racing orders cannot exceed it. */
    used: integer('used').notNull().default(0),
    /** Taken out of use, with its history kept. */
    removedAt: moment('removed_at'),
    version: integer('version').notNull().default(1),
    createdAt: createdAt(),
  },
  (t) => [
    check(
      'coupons_value',
      sql`(${t.discountType} = 'Percentage' and ${t.percent} > 0 and ${t.percent} <= 100)
      or (${t.discountType} = 'Fixed' and ${t.amount} > 0)`,
    ),
    check('coupons_used', sql`${t.used} >= 0 and (${t.totalLimit} is null or ${t.used} <= ${t.totalLimit})`),
  ],
);

/** One use of a coupon by one order. */
export const couponRedemptions = pgTable(
  'coupon_redemptions',
  {
    _id: key(),
    couponId: uuid('coupon_id')
      .notNull()
      .references(() => coupons._id),
    userId: uuid('user_id')
      .notNull()
      .references(() => users._id),
    orderId: uuid('order_id').notNull(),
    amount: money('amount').notNull(),
    status: redemptionStatus('status').notNull().default('claimed'),
    createdAt: createdAt(),
  },
  (t) => [unique('coupon_redemptions_order').on(t.orderId), index('coupon_redemptions_user').on(t.couponId, t.userId)],
);
