import { sql } from 'drizzle-orm';
import { check, index, integer, pgEnum, pgTable, primaryKey, uuid } from 'drizzle-orm/pg-core';
import { createdAt } from '../../../kit/database/columns.ts';
import { variants } from '../../catalog/tables.ts';
import { orders } from '../tables.ts';

export const holdStatus = pgEnum('hold_status', ['held', 'settled', 'released']);

/**
 * Pieces that an order took off the shelf. Holding lowers `variants.stock`, a payment settles the hold, releasing
 * raises the stock again: the status makes that happen once, and the shelf’s own constraint keeps two orders from
 * holding the last piece. How long an unpaid hold lasts is the order’s `heldUntil`.
 */
export const stockHolds = pgTable(
  'stock_holds',
  {
    orderId: uuid('order_id')
      .notNull()
      .references(() => orders._id, { onDelete: 'cascade' }),
    variantId: uuid('variant_id')
      .notNull()
      .references(() => variants._id),
    quantity: integer('quantity').notNull(),
    status: holdStatus('status').notNull().default('held'),
    createdAt: createdAt(),
  },
  (t) => [
    primaryKey({ columns: [t.orderId, t.variantId] }),
    index('stock_holds_held').on(t.variantId).where(sql`${t.status} = 'held'`),
    check('stock_holds_quantity', sql`${t.quantity} > 0`),
  ],
);
