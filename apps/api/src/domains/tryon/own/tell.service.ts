import { eq } from 'drizzle-orm';
import type { Deps } from '../../../kit/context.ts';
import type { Tx } from '../../../kit/database/connect.ts';
import { products } from '../../catalog/tables.ts';
import { notifyMaker } from '../../makers/service.ts';
import { makers } from '../../makers/tables.ts';
import { notifyStaff } from '../../notifications/service.ts';
import { notificationKinds } from '../notification-kinds.ts';
import type { outfits } from '../tables.ts';

type Outfit = typeof outfits.$inferSelect;

/** What the maker reads of each decision of staff. */
const TITLES: Partial<Record<Outfit['status'], (title: string) => string>> = {
  draft: (title) => `Virtual try-on needs changes: ${title}`,
  checked: (title) => `Virtual try-on checked: ${title}`,
  live: (title) => `Now available to try on: ${title}`,
  withdrawn: (title) => `Removed from virtual try-on: ${title}`,
};

const TEXTS: Partial<Record<Outfit['status'], string>> = {
  checked: 'It will be available to try on soon.',
  live: 'Premium customers can try it on now.',
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
    text: statusReason ?? TEXTS[status] ?? '',
    path: `/designer/products/try-on/${productId}`,
  });
}

/** Tells staff that a maker’s outfit waits to be checked; of each version once. */
export async function tellStaffOfOutfit(
  deps: Deps,
  tx: Tx,
  { _id, productId, garmentVersion }: Pick<Outfit, '_id' | 'productId' | 'garmentVersion'>,
): Promise<void> {
  const [product] = await tx
    .select({ title: products.title, maker: makers.name })
    .from(products)
    .innerJoin(makers, eq(makers._id, products.makerId))
    .where(eq(products._id, productId));
  if (!product) return;
  await notifyStaff(deps, tx, {
    kind: notificationKinds.outfitSubmitted,
    title: `Virtual try-on outfit to check: ${product.title}`,
    text: `${product.maker} has submitted it.`,
    path: `/admin/virtual-tryon/outfits/${_id}`,
    cause: `outfit:${_id}:${garmentVersion}`,
  });
}
