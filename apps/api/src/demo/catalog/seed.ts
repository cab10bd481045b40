import { pictureIndex } from '@adunni/garment-art/media';
import {
  categories,
  optionChoices,
  optionGroups,
  productPictures,
  products,
  variants,
} from '../../domains/catalog/tables.ts';
import type { Tx } from '../../kit/database/connect.ts';
import { type DemoCategory, demoCategories } from './categories.ts';
import { demoProducts, newArrivals } from './products.ts';
import { type Known, rowsOf } from './rows.ts';

/** Stores the demo’s categories, and products with all that belongs to them; answers with the categories’ ids. */
export async function seedCatalog(tx: Tx, known: Omit<Known, 'categories'>): Promise<Known['categories']> {
  const categories = await seedCategories(tx, known.pictures);
  await seedProducts(
    tx,
    demoProducts.map((demo, place) => rowsOf(demo, 60 + place * 4, { ...known, categories })),
  );
  return categories;
}

/** Stores what came to the shop of late. */
export const seedNewArrivals = (tx: Tx, known: Known): Promise<void> =>
  seedProducts(
    tx,
    newArrivals.map((demo, place) => rowsOf(demo, 3 + place, known)),
  );

async function seedProducts(tx: Tx, rows: readonly ReturnType<typeof rowsOf>[]): Promise<void> {
  await tx.insert(products).values(rows.map(({ product }) => product));
  await tx.insert(productPictures).values(rows.flatMap(({ pictures }) => pictures));
  await tx.insert(variants).values(rows.flatMap((row) => row.variants));
  const groups = rows.flatMap((row) => row.groups);
  await tx.insert(optionGroups).values(groups.map(({ group }) => group));
  await tx.insert(optionChoices).values(groups.flatMap(({ choices }) => choices));
}

async function seedCategories(tx: Tx, pictures: ReadonlyMap<string, string>): Promise<Map<string, string>> {
  const ids = new Map<string, string>();
  const store = async (level: readonly DemoCategory[], parentId: string | null): Promise<void> => {
    const stored = await tx
      .insert(categories)
      .values(
        level.map(({ slug, name, description }, position) => ({
          parentId,
          slug,
          name,
          description,
          mediaId: pictures.get(pictureIndex[slug]?.find(({ kind }) => kind === 'category')?.file ?? ''),
          position,
        })),
      )
      .returning({ _id: categories._id, slug: categories.slug });
    for (const { slug, _id } of stored) ids.set(slug, _id);
    for (const { slug, below } of level) if (below) await store(below, ids.get(slug) ?? null);
  };
  await store(demoCategories, null);
  return ids;
}
