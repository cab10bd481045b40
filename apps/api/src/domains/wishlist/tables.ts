import { index, pgTable, unique, uuid } from 'drizzle-orm/pg-core';
import { createdAt, key } from '../../kit/database/columns.ts';
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
    createdAt: createdAt(),
  },
  (t) => [unique('wishlist_items_once').on(t.basketId, t.productId), index('wishlist_items_product').on(t.productId)],
);
