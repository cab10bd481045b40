import { sql } from 'drizzle-orm';
import { check, index, integer, jsonb, pgEnum, pgTable, primaryKey, text, unique, uuid } from 'drizzle-orm/pg-core';
import { createdAt, key, moment } from '../../kit/database/columns.ts';
import { variants } from '../catalog/tables.ts';
import { users } from '../identity/tables.ts';
import { orders } from '../orders/tables.ts';

export const holdState = pgEnum('hold_state', ['held', 'settled', 'released']);

/**
 * Pieces taken off the shelf for an order while its payment is open. Holding lowers `variants.stock`, releasing raises
 * it again, settling leaves it: the shelf’s own constraint keeps two orders from holding the last piece.
 */
export const stockHolds = pgTable(
  'stock_holds',
  {
    _id: key(),
    orderId: uuid('order_id')
      .notNull()
      .references(() => orders._id, { onDelete: 'cascade' }),
    variantId: uuid('variant_id')
      .notNull()
      .references(() => variants._id),
    quantity: integer('quantity').notNull(),
    state: holdState('state').notNull().default('held'),
    expiresAt: moment('expires_at').notNull(),
    createdAt: createdAt(),
  },
  (t) => [
    unique('stock_holds_once').on(t.orderId, t.variantId),
    index('stock_holds_open').on(t.expiresAt).where(sql`${t.state} = 'held'`),
    check('stock_holds_quantity', sql`${t.quantity} > 0`),
  ],
);

/** First answer to each Idempotency-Key of a person, so that a retry gets the same one. */
export const idempotencyKeys = pgTable(
  'idempotency_keys',
  {
    userId: uuid('user_id')
      .notNull()
      .references(() => users._id, { onDelete: 'cascade' }),
    key: text('key').notNull(),
    /** SHA-256 of the body. */
    bodyHash: text('body_hash').notNull(),
    orderId: uuid('order_id').references(() => orders._id),
    answer: jsonb('answer').$type<unknown>(),
    createdAt: createdAt(),
  },
  (t) => [primaryKey({ columns: [t.userId, t.key] })],
);
