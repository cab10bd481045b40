import { LOW_STOCK } from '@adunni/contracts/catalog/choice';
import type { LoadedWishlistItem } from '@adunni/contracts/wishlist/wishlist';
import { and, desc, eq, inArray, not, sql } from 'drizzle-orm';
import type { Db, Tx } from '../../kit/database/connect.ts';
import { productCards } from '../catalog/queries.ts';
import { variants } from '../catalog/tables.ts';
import { wishlistItems } from './tables.ts';

/** The pieces that a basket’s owner wants, newest first; withdrawn ones stay, marked as not available. */
export async function listWishes(db: Db | Tx, basketId: string | null, now: Date): Promise<LoadedWishlistItem[]> {
  if (!basketId) return [];
  const wishes = await db
    .select()
    .from(wishlistItems)
    .where(eq(wishlistItems.basketId, basketId))
    .orderBy(desc(wishlistItems.createdAt), desc(wishlistItems._id));
  const ids = wishes.map(({ productId }) => productId);
  const [cards, left] = [await productCards(db, ids, now), await lowStockCounts(db, ids)];
  return wishes.flatMap((wish) => {
    const found = cards.get(wish.productId);
    return found ? [toItem(wish, found, left.get(wish.productId) ?? null)] : [];
  });
}

type Found = { card: LoadedWishlistItem['product']; visible: boolean };

/** A wish as it is answered; of a piece that is withdrawn there is nothing to notice but that. */
function toItem(
  wish: typeof wishlistItems.$inferSelect,
  { card, visible }: Found,
  left: number | null,
): LoadedWishlistItem {
  const { seenPrice, seenInStock } = wish;
  const isDearerOrCheaper = visible && seenPrice !== null && seenPrice !== card.price;
  return {
    _id: wish._id,
    addedAt: wish.createdAt,
    available: visible,
    priceWas: isDearerOrCheaper ? seenPrice : null,
    isBack: visible && seenInStock === false && card.inStock,
    fewLeft: visible ? left : null,
    product: card,
  };
}

/** Pieces on the shelf, by product, of those that are nearly sold out. */
async function lowStockCounts(db: Db | Tx, productIds: string[]): Promise<Map<string, number>> {
  if (productIds.length === 0) return new Map();
  const left = sql<number>`sum(${variants.stock})::int`;
  const rows = await db
    .select({ productId: variants.productId, left })
    .from(variants)
    .where(and(inArray(variants.productId, productIds), not(variants.archived)))
    .groupBy(variants.productId)
    .having(sql`${left} between 1 and ${LOW_STOCK}`);
  return new Map(rows.map((row) => [row.productId, row.left]));
}
