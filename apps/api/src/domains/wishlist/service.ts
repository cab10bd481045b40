import { and, asc, eq, inArray } from 'drizzle-orm';
import type { Tx } from '../../kit/database/connect.ts';
import { productWishes, wishlistItems } from './tables.ts';

/** Remembers a piece in a basket; remembering it twice is once. */
export async function addWish(tx: Tx, basketId: string, productId: string): Promise<void> {
  await tx.insert(wishlistItems).values({ basketId, productId }).onConflictDoNothing();
}

/** Forgets a piece; forgetting what is not there is no error. */
export async function removeWish(tx: Tx, basketId: string, productId: string): Promise<void> {
  await tx
    .delete(wishlistItems)
    .where(and(eq(wishlistItems.basketId, basketId), eq(wishlistItems.productId, productId)));
}

/** Unites the wishes of two baskets in the second. */
export async function mergeWishes(tx: Tx, fromBasketId: string, toBasketId: string): Promise<void> {
  const wishes = await tx.select().from(wishlistItems).where(eq(wishlistItems.basketId, fromBasketId));
  if (wishes.length === 0) return;
  // What is kept of each, in one go and in order, since the basket that is left will take its wishes off again.
  await tx
    .select({ productId: productWishes.productId })
    .from(productWishes)
    .where(
      inArray(
        productWishes.productId,
        wishes.map(({ productId }) => productId),
      ),
    )
    .orderBy(asc(productWishes.productId))
    .for('no key update');
  await tx
    .insert(wishlistItems)
    .values(wishes.map(({ productId, createdAt }) => ({ basketId: toBasketId, productId, createdAt })))
    .onConflictDoNothing();
}
