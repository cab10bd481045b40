import { and, asc, eq, gte, inArray, sql } from 'drizzle-orm';
import type { Tx } from '../../kit/database/connect.ts';
import { productShelves, variants } from './tables.ts';

/**
 * Locks the shelves of several variants in the order of their ids, then what is kept of their products in the order of
 * theirs, so that two orders that take the same pieces wait for each other instead of deadlocking. Call it once before
 * taking or returning more than one variant.
 */
export async function lockShelves(tx: Tx, variantIds: readonly string[]): Promise<void> {
  if (variantIds.length === 0) return;
  const locked = await tx
    .select({ productId: variants.productId })
    .from(variants)
    .where(inArray(variants._id, [...variantIds]))
    .orderBy(asc(variants._id))
    .for('no key update');
  const productIds = locked.map(({ productId }) => productId);
  await tx
    .select({ productId: productShelves.productId })
    .from(productShelves)
    .where(inArray(productShelves.productId, productIds))
    .orderBy(asc(productShelves.productId))
    .for('no key update');
}

/** Takes pieces off the shelf; false, and nothing taken, when fewer are left or the variant is withdrawn. */
export async function takeStock(tx: Tx, variantId: string, quantity: number): Promise<boolean> {
  const taken = await tx
    .update(variants)
    .set({ stock: sql`${variants.stock} - ${quantity}` })
    .where(and(eq(variants._id, variantId), eq(variants.archived, false), gte(variants.stock, quantity)))
    .returning({ _id: variants._id });
  return taken.length > 0;
}

/** Puts pieces back on the shelf, of a withdrawn variant too. */
export async function returnStock(tx: Tx, variantId: string, quantity: number): Promise<void> {
  await tx
    .update(variants)
    .set({ stock: sql`${variants.stock} + ${quantity}` })
    .where(eq(variants._id, variantId));
}
