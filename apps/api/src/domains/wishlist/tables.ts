import { boolean, index, integer, pgTable, unique, uuid } from 'drizzle-orm/pg-core';
import { createdAt, key, money } from '../../kit/database/columns.ts';
import { baskets } from '../cart/tables.ts';
import { products } from '../catalog/tables.ts';

export const wishlistItems = pgTable(
  'wishlist_items',
  {
    _id: key(),
    basketId: uuid('basket_id')
      .notNull()
      .references(() => baskets._id, { onDelete: 'cascade' }),
    productId: uuid('product_id')
      .notNull()
      .references(() => products._id, { onDelete: 'cascade' }),
    /** How it was offered when the owner kept it or last took note of it; null where it was kept before this was. */
    seenPrice: money('seen_price'),
    seenInStock: boolean('seen_in_stock'),
    createdAt: createdAt(),
  },
  (t) => [unique('wishlist_items_once').on(t.basketId, t.productId), index('wishlist_items_product').on(t.productId)],
);

/** How many wish for a product, kept by the triggers of database.sql and never written elsewhere. */
export const productWishes = pgTable(
  'product_wishes',
  {
    productId: uuid('product_id')
      .primaryKey()
      .references(() => products._id, { onDelete: 'cascade' }),
    wishes: integer('wishes').notNull(),
  },
  (t) => [index('product_wishes_most').on(t.wishes, t.productId)],
);
