import { asc, eq } from 'drizzle-orm';
import { drizzle } from 'drizzle-orm/node-postgres';
import type { PoolClient } from 'pg';
import { optionChoices, optionGroups, productPictures, products, variants } from '../../domains/catalog/tables.ts';
import { makers } from '../../domains/makers/tables.ts';

/** A product of the demo, after which others are made. */
export interface Template {
  product: typeof products.$inferSelect;
  variants: (typeof variants.$inferSelect)[];
  groups: { group: typeof optionGroups.$inferSelect; choices: (typeof optionChoices.$inferSelect)[] }[];
  pictures: (typeof productPictures.$inferSelect)[];
}

const MAX_VARIANTS = 5;
const MAX_GROUPS = 2;
const MAX_CHOICES = 3;
const MAX_PICTURES = 2;

/** The demo’s products, each with some of its variants, options and pictures. */
export async function readTemplates(client: PoolClient): Promise<Template[]> {
  const db = drizzle(client);
  const known = await db
    .select({ product: products })
    .from(products)
    .innerJoin(makers, eq(makers._id, products.makerId))
    .where(eq(makers.isDemo, true))
    .orderBy(asc(products.slug));
  const shelf = await db.select().from(variants).orderBy(asc(variants.position), asc(variants._id));
  const groups = await db.select().from(optionGroups).orderBy(asc(optionGroups.position));
  const choices = await db.select().from(optionChoices).orderBy(asc(optionChoices.position));
  const pictures = await db.select().from(productPictures).orderBy(asc(productPictures.position));
  const of = <Row extends { productId: string }>(rows: Row[], productId: string, most: number): Row[] =>
    rows.filter((row) => row.productId === productId).slice(0, most);
  return known.map(({ product }) => ({
    product,
    variants: of(shelf, product._id, MAX_VARIANTS),
    groups: of(groups, product._id, MAX_GROUPS).map((group) => ({
      group,
      choices: choices.filter(({ groupId }) => groupId === group._id).slice(0, MAX_CHOICES),
    })),
    pictures: of(pictures, product._id, MAX_PICTURES),
  }));
}
