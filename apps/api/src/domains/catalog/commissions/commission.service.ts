import { randomUUID } from 'node:crypto';
import type { GENDERS } from '@adunni/contracts/catalog/catalog';
import type { RecipePart } from '@adunni/contracts/catalog/recipe-forms';
import type { Kobo } from '@adunni/contracts/money';
import { eq, sql } from 'drizzle-orm';
import type { Tx } from '../../../kit/database/connect.ts';
import { categories, productPictures, products, variants } from '../tables.ts';
import { commissions } from './tables.ts';

/** What was agreed with a customer. */
export interface Commission {
  customerId: string;
  makerId: string;
  /** Its own words only: nothing that the customer wrote. */
  title: string;
  fabric: string;
  gender: (typeof GENDERS)[number];
  /** Slugs of categories, the best first; the first that there is takes it. */
  categories: readonly string[];
  price: Kobo;
  days: number;
  recipe: RecipePart | null;
  /** A picture of the shop that it is to be like, where there is no recipe. */
  mediaId: string | null;
  endsAt: Date;
}

/** One piece of it: who buys it twice at the same time gets it once. */
const PIECES = 1;

/**
 * Makes the product that a customer and a maker have agreed on. It is made to measure as any other, so that cart, deposit,
 * measurements, stages and refunds need know nothing of it, and of its one piece nobody can order a second.
 */
export async function makeCommission(tx: Tx, agreed: Commission): Promise<{ productId: string; variantId: string }> {
  const { customerId, endsAt, recipe, price, days, mediaId, categories: wanted, ...said } = agreed;
  const [product] = await tx
    .insert(products)
    .values({
      ...said,
      categoryId: await categoryFor(tx, wanted),
      slug: `commission-${randomUUID()}`,
      ...{ summary: said.title, description: said.title, kind: 'made-to-measure', status: 'draft', returnable: false },
      ...{ basePrice: price, leadDaysMin: days, leadDaysMax: days },
      recipe: recipe && { base: recipe, colours: {} },
    })
    .returning({ _id: products._id });
  if (!product) throw new Error('the commission was not stored');
  const { _id: productId } = product;
  if (mediaId && !recipe) await tx.insert(productPictures).values({ productId, mediaId, position: 0 });
  const piece = { productId, size: '', colour: '', colourHex: '', price, stock: PIECES };
  const [variant] = await tx
    .insert(variants)
    .values({ ...piece, sku: `CMN-${productId}` })
    .returning({ _id: variants._id });
  await tx.insert(commissions).values({ productId, customerId, endsAt });
  return { productId, variantId: variant?._id ?? '' };
}

/** Until when it can be ordered from now on; a moment that is past ends it. */
export const setCommissionEnd = (tx: Tx, productId: string, endsAt: Date): Promise<unknown> =>
  tx.update(commissions).set({ endsAt }).where(eq(commissions.productId, productId));

/** Forgets with whom it was agreed, as somebody leaves: nobody can order it any more, nor does any list show it. */
export const forgetCommissions = (tx: Tx, customerId: string): Promise<unknown> =>
  tx.update(commissions).set({ customerId: null }).where(eq(commissions.customerId, customerId));

/** The first of some categories, by their slugs, that there is; any where there is none of them. */
export async function categoryFor(tx: Tx, slugs: readonly string[]): Promise<string> {
  const [category] = await tx
    .select({ _id: categories._id })
    .from(categories)
    .orderBy(
      sql`array_position(${sql.param([...slugs])}::text[], ${categories.slug}) nulls last`,
      categories.position,
      categories._id,
    )
    .limit(1);
  if (!category) throw new Error('there is no category');
  return category._id;
}
