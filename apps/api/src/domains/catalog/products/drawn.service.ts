import type { ProductForm } from '@adunni/contracts/catalog/products-forms';
import type { RecipePart } from '@adunni/contracts/catalog/recipe-forms';
import { asc, eq } from 'drizzle-orm';
import type { StaffCtx } from '../../../kit/crud/declaration.ts';
import type { Tx } from '../../../kit/database/connect.ts';
import type { KeptPicture } from '../../media/service.ts';
import { storeUpload } from '../pictures/uploads.service.ts';
import { optionChoices, optionGroups, products } from '../tables.ts';
import { createProduct } from './write.service.ts';

/** A product that is drawn from a recipe, as a designer begins it. */
export interface DrawnProduct {
  /** Whose it is: the caller’s workshop. */
  makerId: string;
  form: Omit<ProductForm, 'makerId' | 'pictures'>;
  /** What its page draws it from, but for what its options change. */
  base: RecipePart;
  /** What each choice changes, by the places of its group and its own; null where it changes nothing. */
  parts: readonly (readonly (RecipePart | null)[])[];
  picture: KeptPicture;
  alt: string;
}

/** Makes a product of the caller’s workshop that its page draws from a recipe, and answers with its id. */
export async function createDrawnProduct(
  ctx: StaffCtx,
  tx: Tx,
  { makerId, form, base, parts, picture, alt }: DrawnProduct,
): Promise<string> {
  const { _id: mediaId } = await storeUpload(ctx, tx, picture, { makerId, originalId: null, alt });
  const productId = await createProduct(ctx, tx, { ...form, makerId, pictures: [{ mediaId, alt, colour: null }] });
  await tx
    .update(products)
    .set({ recipe: { base, colours: {} } })
    .where(eq(products._id, productId));
  const choices = await tx
    .select({ _id: optionChoices._id, group: optionGroups.position, place: optionChoices.position })
    .from(optionChoices)
    .innerJoin(optionGroups, eq(optionGroups._id, optionChoices.groupId))
    .where(eq(optionGroups.productId, productId))
    .orderBy(asc(optionGroups.position), asc(optionChoices.position));
  for (const { _id, group, place } of choices) {
    const recipe = parts[group]?.[place];
    if (recipe) await tx.update(optionChoices).set({ recipe }).where(eq(optionChoices._id, _id));
  }
  return productId;
}
