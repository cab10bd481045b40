import { eq, inArray, sql } from 'drizzle-orm';
import type { Db, Tx } from '../../kit/database/connect.ts';
import { categories, products } from '../catalog/tables.ts';
import { orderItems } from '../orders/tables.ts';
import type { Sewn } from './suggested.rules.ts';

/** What items of orders are, as far as their products say, by their ids. */
export async function sewnItems(db: Db | Tx, itemIds: readonly string[]): Promise<Map<string, Sewn>> {
  const rows = await db
    .select({
      itemId: orderItems._id,
      title: orderItems.title,
      garment: sql<string | null>`${products.recipe} -> 'base' ->> 'garment'`,
      categorySlug: categories.slug,
    })
    .from(orderItems)
    .leftJoin(products, eq(products._id, orderItems.productId))
    .leftJoin(categories, eq(categories._id, products.categoryId))
    .where(inArray(orderItems._id, [...itemIds]));
  return new Map(rows.map(({ itemId, ...sewn }) => [itemId, sewn]));
}
