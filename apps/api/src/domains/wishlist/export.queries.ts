import { asc, eq } from 'drizzle-orm';
import type { Db } from '../../kit/database/connect.ts';
import { baskets } from '../cart/tables.ts';
import { products } from '../catalog/tables.ts';
import { wishlistItems } from './tables.ts';

/** What a person wishes for, in plain words. */
export const exportWishes = (db: Db, userId: string) =>
  db
    .select({ product: products.title })
    .from(wishlistItems)
    .innerJoin(baskets, eq(baskets._id, wishlistItems.basketId))
    .innerJoin(products, eq(products._id, wishlistItems.productId))
    .where(eq(baskets.userId, userId))
    .orderBy(asc(wishlistItems._id));
