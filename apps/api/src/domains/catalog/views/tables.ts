import { sql } from 'drizzle-orm';
import { check, date, index, integer, pgTable, unique, uuid } from 'drizzle-orm/pg-core';
import { key } from '../../../kit/database/columns.ts';
import { products } from '../tables.ts';

/** How often the page of a product was looked at on a day in Lagos, by whom is not known. */
export const productViews = pgTable(
  'product_views',
  {
    _id: key(),
    productId: uuid('product_id')
      .notNull()
      .references(() => products._id, { onDelete: 'cascade' }),
    day: date('day', { mode: 'string' }).notNull(),
    views: integer('views').notNull(),
  },
  (t) => [
    unique('product_views_day').on(t.productId, t.day),
    index('product_views_by_day').on(t.day),
    check('product_views_some', sql`${t.views} > 0`),
  ],
);
