import { sql } from 'drizzle-orm';
import { boolean, check, index, integer, jsonb, pgTable, text, unique, uuid } from 'drizzle-orm/pg-core';
import { createdAt, key, moment, money } from '../../kit/database/columns.ts';
import { looks, products, variants } from '../catalog/tables.ts';
import { coupons } from '../coupons/tables.ts';
import { users } from '../identity/tables.ts';
import { measurementProfiles } from '../measurements/tables.ts';

/** What one person or one visitor gathers: cart lines and wishes. */
export const baskets = pgTable(
  'baskets',
  {
    _id: key(),
    userId: uuid('user_id')
      .unique()
      .references(() => users._id, { onDelete: 'cascade' }),
    /** SHA-256 of the visitor’s cookie; the cookie identifies a basket, never a person. */
    cookieHash: text('cookie_hash').unique(),
    couponId: uuid('coupon_id').references(() => coupons._id, { onDelete: 'set null' }),
    createdAt: createdAt(),
    updatedAt: moment('updated_at').notNull().defaultNow(),
    /** When staff last reminded the person of it. */
    remindedAt: moment('reminded_at'),
    /** Whether something lies in the cart that is not kept for later; kept by database.sql, never written elsewhere. */
    isFilled: boolean('is_filled').notNull().default(false),
  },
  (t) => [
    check('baskets_owner', sql`(${t.userId} is null) <> (${t.cookieHash} is null)`),
    index('baskets_updated').on(t.updatedAt),
    index('baskets_filled').on(t.updatedAt, t._id).where(sql`${t.isFilled}`),
    index('baskets_filled_made').on(t.createdAt, t._id).where(sql`${t.isFilled}`),
  ],
);

export const cartItems = pgTable(
  'cart_items',
  {
    _id: key(),
    basketId: uuid('basket_id')
      .notNull()
      .references(() => baskets._id, { onDelete: 'cascade' }),
    productId: uuid('product_id')
      .notNull()
      .references(() => products._id, { onDelete: 'cascade' }),
    variantId: uuid('variant_id').references(() => variants._id, { onDelete: 'cascade' }),
    /** Group id → choice id. */
    options: jsonb('options').$type<Record<string, string>>().notNull().default({}),
    personalisation: text('personalisation').notNull().default(''),
    measurementNote: text('measurement_note').notNull().default(''),
    /** Whose measurements it is to be made from; a deleted profile leaves the line without. */
    measurementProfileId: uuid('measurement_profile_id').references(() => measurementProfiles._id, {
      onDelete: 'set null',
    }),
    /** Whether the shopper chose to send measurements after the order. */
    measureLater: boolean('measure_later').notNull().default(false),
    quantity: integer('quantity').notNull(),
    /** The unit price that the shopper last saw and accepted. */
    seenPrice: money('seen_price').notNull(),
    savedForLater: boolean('saved_for_later').notNull().default(false),
    /** Whether a merge had to lower the quantity to what is in stock. */
    capped: boolean('capped').notNull().default(false),
    /** The look that was chosen, where no picture of the product shows it; of lines from before looks were kept, none. */
    lookHash: text('look_hash').references(() => looks.hash),
    /** SHA-256 of what makes two lines the same: variant, options, personalisation, measurements, saved or not. */
    fingerprint: text('fingerprint').notNull(),
    createdAt: createdAt(),
  },
  (t) => [
    unique('cart_items_same').on(t.basketId, t.fingerprint),
    index('cart_items_product').on(t.productId),
    index('cart_items_look').on(t.lookHash).where(sql`${t.lookHash} is not null`),
    index('cart_items_measured').on(t.measurementProfileId).where(sql`${t.measurementProfileId} is not null`),
    check('cart_items_quantity', sql`${t.quantity} > 0`),
  ],
);
