import { and, eq } from 'drizzle-orm';
import type { Tx } from '../../kit/database/connect.ts';
import { wishlistItems } from './tables.ts';

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
  await tx
    .insert(wishlistItems)
    .values(wishes.map(({ productId, createdAt }) => ({ basketId: toBasketId, productId, createdAt })))
    .onConflictDoNothing();
}
