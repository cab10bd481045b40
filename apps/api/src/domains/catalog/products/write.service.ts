import { randomBytes } from 'node:crypto';
import { productStaffErrors } from '@adunni/contracts/catalog/products';
import type { ProductForm } from '@adunni/contracts/catalog/products-forms';
import { isStaff } from '@adunni/contracts/roles';
import { eq } from 'drizzle-orm';
import type { Viewer } from '../../../kit/context.ts';
import type { StaffCtx } from '../../../kit/crud/declaration.ts';
import type { Tx } from '../../../kit/database/connect.ts';
import { refuseTaken } from '../../../kit/database/constraint-errors.ts';
import { Refusal } from '../../../kit/errors.ts';
import { makerIdOf } from '../../makers/queries.ts';
import { slugOf } from '../../makers/rules.ts';
import { makers } from '../../makers/tables.ts';
import { checkPictures, writePictures } from '../pictures/attach.service.ts';
import { categories, products } from '../tables.ts';
import { writeOptions } from './options.service.ts';
import { writeVariants } from './variants.service.ts';

const CODE_TAKEN = { code: 'Another product has this SKU.' };

/** Writes a new product with all that belongs to it and returns its id. A designer’s belongs to their workshop. */
export async function createProduct(ctx: StaffCtx, tx: Tx, values: ProductForm): Promise<string> {
  const makerId = await ownerOf(tx, ctx.viewer, values.makerId);
  await lockCategory(tx, values.categoryId);
  const now = ctx.clock();
  const _id = await insertProduct(tx, { ...stored(values, ctx.viewer), makerId, createdAt: now, updatedAt: now });
  await writeParts(ctx, tx, { _id, makerId }, values);
  return _id;
}

/** Changes a product and all that belongs to it; its maker stays. Lines in carts follow by themselves. */
export async function updateProduct(ctx: StaffCtx, tx: Tx, id: string, values: ProductForm): Promise<void> {
  const [is] = await tx.select({ categoryId: products.categoryId }).from(products).where(eq(products._id, id));
  // A category that stays is not locked: whoever removes it moves this product too, and waits for it.
  if (is?.categoryId !== values.categoryId) await lockCategory(tx, values.categoryId);
  const update = tx
    .update(products)
    .set({ ...stored(values, ctx.viewer), updatedAt: ctx.clock() })
    .where(eq(products._id, id))
    .returning({ makerId: products.makerId });
  const [product] = await refuseTaken('products_maker_code', CODE_TAKEN, update.execute());
  if (product) await writeParts(ctx, tx, { _id: id, makerId: product.makerId }, values);
}

async function writeParts(
  { viewer }: StaffCtx,
  tx: Tx,
  product: { _id: string; makerId: string },
  { pictures, variants, optionGroups }: ProductForm,
): Promise<void> {
  await checkPictures(tx, viewer, product, [
    ...pictures.map(({ mediaId }, index) => ({ mediaId, field: `pictures.${index}.mediaId` })),
    ...optionGroups.flatMap(({ choices }, group) =>
      choices.map(({ mediaId }, choice) => ({ mediaId, field: `optionGroups.${group}.choices.${choice}.mediaId` })),
    ),
  ]);
  await writePictures(tx, product._id, pictures);
  await writeVariants(tx, product._id, variants);
  await writeOptions(tx, product._id, optionGroups);
}

/** A form’s own columns: money in kobo, times as dates. Only staff decide what is featured. */
function stored(
  { makerId: _, variants: _v, optionGroups: _o, pictures: _p, featured, ...values }: ProductForm,
  { role }: Viewer,
) {
  return {
    ...values,
    basePrice: values.basePrice,
    publishAt: values.status === 'scheduled' ? values.publishAt : null,
    ...(isStaff(role) && { featured }),
  };
}

/** Whose a new product is. Throws 422 when staff did not say, 404 when a designer has no workshop. */
export async function ownerOf(tx: Tx, viewer: Viewer, makerId: string | null | undefined): Promise<string> {
  if (!isStaff(viewer.role)) return makerIdOf(tx, viewer._id);
  const known = makerId ? await tx.select({ _id: makers._id }).from(makers).where(eq(makers._id, makerId)) : [];
  if (!known[0]) {
    const { no_maker } = productStaffErrors;
    throw new Refusal(no_maker, { fields: { makerId: no_maker.message } });
  }
  return known[0]._id;
}

/** Keeps a category from being removed until the transaction ends. Throws 409 when it has been. */
export async function lockCategory(tx: Tx, categoryId: string): Promise<void> {
  const held = await tx
    .select({ _id: categories._id })
    .from(categories)
    .where(eq(categories._id, categoryId))
    .for('key share');
  const { category_gone } = productStaffErrors;
  if (held.length === 0) throw new Refusal(category_gone, { fields: { categoryId: category_gone.message } });
}

/** Stores a new product under a slug made of its title, and returns its id. */
export async function insertProduct(tx: Tx, values: Omit<typeof products.$inferInsert, 'slug'>): Promise<string> {
  const slug = slugOf(values.title);
  for (const candidate of [slug, `${slug}-${randomBytes(4).toString('hex')}`]) {
    const insert = tx
      .insert(products)
      .values({ ...values, slug: candidate })
      .onConflictDoNothing({ target: [products.makerId, products.slug] })
      .returning({ _id: products._id });
    const [product] = await refuseTaken('products_maker_code', CODE_TAKEN, insert.execute());
    if (product) return product._id;
  }
  throw new Error(`no free slug for a product named ${values.title}`);
}
