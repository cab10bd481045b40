import { categoryErrors } from '@adunni/contracts/catalog/categories';
import type { CategoryRemovalForm } from '@adunni/contracts/catalog/categories-forms';
import { commonErrors } from '@adunni/contracts/errors';
import { asc, eq, sql } from 'drizzle-orm';
import { DatabaseError } from 'pg';
import { staffWrite } from '../../../kit/audit/staff-write.ts';
import type { StaffCtx } from '../../../kit/crud/declaration.ts';
import type { Tx } from '../../../kit/database/connect.ts';
import { extensionsOf } from '../../../kit/domain.ts';
import { Refusal } from '../../../kit/errors.ts';
import { categories, products } from '../tables.ts';
import { lockTree, placeInOrder } from './tree.service.ts';

const LOCK_NOT_AVAILABLE = '55P03';

/**
 * Removes a category and returns how many products moved. Whoever adds a product to it at this moment either is
 * through, and the product moves too, or is told that the category is gone: both sides lock its row.
 */
export async function removeCategory(
  ctx: StaffCtx,
  id: string,
  { version, moveTo }: CategoryRemovalForm,
): Promise<number> {
  return staffWrite(ctx, async (tx) => {
    const tree = await lockTree(tx);
    // Products before their category, as editors lock them, so that neither waits for the other for ever.
    await lockProducts(tx, id);
    // Waits for those who are adding a product to it, and makes later ones wait for this.
    const [category] = await tx.select().from(categories).where(eq(categories._id, id)).for('update');
    if (!category) throw new Refusal(commonErrors.not_found);
    if (category.version !== version) throw new Refusal(commonErrors.stale);
    for (const check of extensionsOf('beforeCategoryRemoval')) await check(tx, id);
    await lockProducts(tx, id, { noWait: true });
    const moved = await moveProducts(tx, id, moveTo);
    await promoteChildren(tx, tree, category);
    await tx.delete(categories).where(eq(categories._id, id));
    return moved;
  });
}

/** Locks what is in a category. Without waiting it throws 409 when someone is at a product that has just come. */
async function lockProducts(tx: Tx, id: string, { noWait = false } = {}): Promise<void> {
  const found = tx
    .select({ _id: products._id })
    .from(products)
    .where(eq(products.categoryId, id))
    .orderBy(asc(products._id))
    .for('no key update', noWait ? { noWait } : {});
  try {
    await found;
  } catch (error) {
    const cause = error instanceof Error ? error.cause : undefined;
    if (cause instanceof DatabaseError && cause.code === LOCK_NOT_AVAILABLE) throw new Refusal(commonErrors.stale);
    throw error;
  }
}

async function moveProducts(tx: Tx, id: string, moveTo: string | null): Promise<number> {
  const [used] = await tx.select({ _id: products._id }).from(products).where(eq(products.categoryId, id)).limit(1);
  if (!used) return 0;
  if (moveTo === null) throw new Refusal(categoryErrors.category_in_use);
  const kept = await tx.select().from(categories).where(eq(categories._id, moveTo)).for('key share');
  if (kept.length === 0 || moveTo === id) {
    const { target_gone } = categoryErrors;
    throw new Refusal(target_gone, { fields: { moveTo: target_gone.message } });
  }
  const moved = await tx
    .update(products)
    .set({ categoryId: moveTo, version: sql`${products.version} + 1` })
    .where(eq(products.categoryId, id))
    .returning({ _id: products._id });
  return moved.length;
}

/** What was below takes the removed category’s place among its siblings. */
async function promoteChildren(
  tx: Tx,
  tree: readonly (typeof categories.$inferSelect)[],
  { _id, parentId }: typeof categories.$inferSelect,
): Promise<void> {
  const children = tree.filter((each) => each.parentId === _id).map((child) => child._id);
  const siblings = tree.filter((each) => each.parentId === parentId).map((sibling) => sibling._id);
  await tx.update(categories).set({ parentId }).where(eq(categories.parentId, _id));
  await placeInOrder(
    tx,
    siblings.flatMap((sibling) => (sibling === _id ? children : sibling)),
  );
}
