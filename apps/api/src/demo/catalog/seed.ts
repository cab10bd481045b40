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
import { demoProducts } from './products.ts';
import { type Known, rowsOf } from './rows.ts';

/** Stores the demo’s categories and products with all that belongs to them. */
export async function seedCatalog(tx: Tx, known: Omit<Known, 'categories'>): Promise<void> {
  const ids = await seedCategories(tx, known.pictures);
  const rows = demoProducts.map((demo, place) => rowsOf(demo, place, { ...known, categories: ids }));
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
