import type { WishlistItem } from '@adunni/contracts/wishlist';
import { desc, eq } from 'drizzle-orm';
import type { Db, Tx } from '../../kit/database/connect.ts';
import { productCards } from '../catalog/queries.ts';
import { wishlistItems } from './tables.ts';

/** The pieces that a basket’s owner wants, newest first; withdrawn ones stay, marked as not available. */
export async function listWishes(db: Db | Tx, basketId: string | null, now: Date): Promise<WishlistItem[]> {
  if (!basketId) return [];
  const wishes = await db
    .select()
    .from(wishlistItems)
    .where(eq(wishlistItems.basketId, basketId))
    .orderBy(desc(wishlistItems.createdAt), desc(wishlistItems._id));
  const ids = wishes.map(({ productId }) => productId);
  const cards = await productCards(db, ids, now);
  return wishes.flatMap(({ _id, productId, createdAt }) => {
    const found = cards.get(productId);
    return found ? [{ _id, addedAt: createdAt.toISOString(), available: found.visible, product: found.card }] : [];
  });
}
