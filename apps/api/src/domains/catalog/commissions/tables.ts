import { index, pgTable, uuid } from 'drizzle-orm/pg-core';
import { createdAt, moment } from '../../../kit/database/columns.ts';
import { users } from '../../identity/tables.ts';
import { products } from '../tables.ts';

/**
 * Products that were agreed with one customer. They are drafts for ever, so that no list, search or page shows them; who
 * they were agreed with can buy them while they stand.
 */
export const commissions = pgTable(
  'commissions',
  {
    productId: uuid('product_id')
      .primaryKey()
      .references(() => products._id, { onDelete: 'cascade' }),
    /** Null once they have left. */
    customerId: uuid('customer_id').references(() => users._id),
    /** Until when it can be ordered. */
    endsAt: moment('ends_at').notNull(),
    createdAt: createdAt(),
  },
  (t) => [index('commissions_customer').on(t.customerId)],
);
