import { eq } from 'drizzle-orm';
import type { Deps } from '../../../kit/context.ts';
import type { Tx } from '../../../kit/database/connect.ts';
import { products } from '../../catalog/tables.ts';
import { notifyMaker } from '../../makers/service.ts';
import { notificationKinds } from '../notification-kinds.ts';
import type { outfits } from '../tables.ts';

type Outfit = typeof outfits.$inferSelect;

/** What the maker reads of each decision of staff; checking alone is a step on the way. */
const TITLES: Partial<Record<Outfit['status'], (title: string) => string>> = {
  draft: (title) => `Virtual try-on needs changes: ${title}`,
  live: (title) => `Now available to try on: ${title}`,
  withdrawn: (title) => `Removed from virtual try-on: ${title}`,
};

/** Tells the maker of a product what staff decided about its outfit, and why. */
export async function tellMaker(
  deps: Deps,
  tx: Tx,
  { productId }: Outfit,
  { status, statusReason }: Pick<Outfit, 'status' | 'statusReason'>,
): Promise<void> {
  const titleOf = TITLES[status];
  if (!titleOf) return;
  const [product] = await tx
    .select({ title: products.title, makerId: products.makerId })
    .from(products)
    .where(eq(products._id, productId));
  if (!product) return;
  await notifyMaker(deps, tx, product.makerId, {
    kind: notificationKinds.outfitReviewed,
    title: titleOf(product.title),
    text: statusReason ?? 'Premium customers can try it on now.',
    path: `/designer/products/try-on/${productId}`,
  });
}
