import { and, asc, eq, inArray } from 'drizzle-orm';
import type { Tx } from '../../kit/database/connect.ts';
import { productWishes, wishlistItems } from './tables.ts';

/** How a piece is offered at the moment that its wisher sees it. */
export type SeenOffer = Pick<typeof wishlistItems.$inferInsert, 'seenPrice' | 'seenInStock'>;

/** Remembers a piece in a basket as it is offered now; remembering it twice is once, and takes note of the offer. */
export async function addWish(tx: Tx, basketId: string, productId: string, seen: SeenOffer): Promise<void> {
  await tx
    .insert(wishlistItems)
    .values({ ...seen, basketId, productId })
    .onConflictDoUpdate({ target: [wishlistItems.basketId, wishlistItems.productId], set: seen });
}

/** Removes a piece; removing what is not there is no error. */
export async function removeWish(tx: Tx, basketId: string, productId: string): Promise<void> {
  await tx
    .delete(wishlistItems)
    .where(and(eq(wishlistItems.basketId, basketId), eq(wishlistItems.productId, productId)));
}

/** Unites the wishes of two baskets in the second, which keeps what it knew of a piece that is in both. */
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
    .values(wishes.map(({ _id, ...wish }) => ({ ...wish, basketId: toBasketId })))
    .onConflictDoNothing();
}
