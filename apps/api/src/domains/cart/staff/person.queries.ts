import type { LoadedPersonRecord } from '@adunni/contracts/identity/people';
import { desc, eq } from 'drizzle-orm';
import type { Db } from '../../../kit/database/connect.ts';
import { products } from '../../catalog/tables.ts';
import { baskets, cartItems } from '../tables.ts';

/** What lies in a person’s cart. */
export async function cartOf(db: Db, userId: string): Promise<LoadedPersonRecord['cart']> {
  const rows = await db
    .select({ item: cartItems, title: products.title, updatedAt: baskets.updatedAt })
    .from(cartItems)
    .innerJoin(baskets, eq(baskets._id, cartItems.basketId))
    .innerJoin(products, eq(products._id, cartItems.productId))
    .where(eq(baskets.userId, userId))
    .orderBy(desc(cartItems._id));
  return {
    lines: rows.map(({ item, title }) => ({
      _id: item._id,
      productId: item.productId,
      title,
      quantity: item.quantity,
      unitPrice: item.seenPrice,
      savedForLater: item.savedForLater,
    })),
    updatedAt: rows[0]?.updatedAt ?? null,
  };
}
