import { randomBytes } from 'node:crypto';
import { asc, eq } from 'drizzle-orm';
import type { StaffCtx } from '../../../kit/crud/declaration.ts';
import type { Tx } from '../../../kit/database/connect.ts';
import { optionChoices, optionGroups, productPictures, products, variants } from '../tables.ts';
import { insertProduct } from './write.service.ts';

const MAX_TITLE = 120;

/** Copies a product as a draft: same pictures, sizes, options and prices; nothing on the shelf, no reviews. */
export async function duplicateProduct({ clock }: StaffCtx, tx: Tx, id: string): Promise<string> {
  const [from] = await tx.select().from(products).where(eq(products._id, id));
  if (!from) throw new Error(`the product ${id} went while it was locked`);
  const title = `Copy of ${from.title}`.slice(0, MAX_TITLE);
  const { makerId, categoryId, summary, description, kind, gender, fabric, occasions, tags, care } = from;
  const { returnable, basePrice, leadDaysMin, leadDaysMax, sizeChart, recipe } = from;
  const now = clock();
  const copyId = await insertProduct(tx, {
    ...{ makerId, categoryId, summary, description, kind, gender, fabric, occasions, tags, care, title },
    ...{ returnable, basePrice, leadDaysMin, leadDaysMax, sizeChart, recipe },
    createdAt: now,
    updatedAt: now,
  });
  await copyPictures(tx, id, copyId);
  await copyVariants(tx, id, copyId);
  await copyOptions(tx, id, copyId);
  return copyId;
}

async function copyPictures(tx: Tx, from: string, productId: string): Promise<void> {
  const rows = await tx.select().from(productPictures).where(eq(productPictures.productId, from));
  if (rows.length > 0) await tx.insert(productPictures).values(rows.map((row) => ({ ...row, productId })));
}

async function copyVariants(tx: Tx, from: string, productId: string): Promise<void> {
  const rows = await tx.select().from(variants).where(eq(variants.productId, from)).orderBy(asc(variants.position));
  const mark = randomBytes(3).toString('hex').toUpperCase();
  const copies = rows
    .filter(({ archived }) => !archived)
    .map(({ _id, sku, ...row }) => ({ ...row, productId, sku: `${sku.slice(0, 53)}-${mark}`, stock: 0 }));
  if (copies.length > 0) await tx.insert(variants).values(copies);
}

async function copyOptions(tx: Tx, from: string, productId: string): Promise<void> {
  const groups = await tx.select().from(optionGroups).where(eq(optionGroups.productId, from));
  for (const { _id: fromGroup, ...group } of groups) {
    const [copy] = await tx
      .insert(optionGroups)
      .values({ ...group, productId })
      .returning({ _id: optionGroups._id });
    const choices = await tx.select().from(optionChoices).where(eq(optionChoices.groupId, fromGroup));
    if (copy && choices.length > 0)
      await tx.insert(optionChoices).values(choices.map(({ _id, ...choice }) => ({ ...choice, groupId: copy._id })));
  }
}
