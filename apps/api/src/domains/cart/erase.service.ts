import { asc, eq } from 'drizzle-orm';
import type { Db, Tx } from '../../kit/database/connect.ts';
import { products } from '../catalog/tables.ts';
import { baskets, cartItems } from './tables.ts';

/** Drops a person’s basket, and with it cart lines and wishes. */
export async function eraseCart(tx: Tx, userId: string): Promise<void> {
  await tx.delete(baskets).where(eq(baskets.userId, userId));
}

/** What lies in a person’s cart, in plain words. */
export const exportCart = (db: Db, userId: string) =>
  db
    .select({
      product: products.title,
      quantity: cartItems.quantity,
      personalisation: cartItems.personalisation,
      measurementNote: cartItems.measurementNote,
      savedForLater: cartItems.savedForLater,
    })
    .from(cartItems)
    .innerJoin(baskets, eq(baskets._id, cartItems.basketId))
    .innerJoin(products, eq(products._id, cartItems.productId))
    .where(eq(baskets.userId, userId))
    .orderBy(asc(cartItems._id));
