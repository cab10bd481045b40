import type { Category } from '@adunni/contracts/catalog/catalog';
import { sql } from 'drizzle-orm';
import { runPrepared } from '../../../kit/database/prepared.ts';
import { type PictureRow, pictureJson, toPictureOrNull } from '../../media/queries.ts';
import { ancestorsOf, visibility } from '../shop-index/select.ts';
import { type IndexDeps, type ShopIndex, shopIndex } from '../shop-index/shop-index.ts';

type CategoryRow = Omit<Category, 'picture' | 'productCount'> & { picture: PictureRow | null };

/** Every category, parents before what is below them, with the number of visible products in and below each. */
export async function listCategories(deps: IndexDeps): Promise<Category[]> {
  const index = await shopIndex(deps);
  const counts = countByCategory(index, deps.clock());
  const rows = await runPrepared<CategoryRow>(
    deps.pool,
    'list_categories',
    sql`
      select c.id as "_id", c.slug, c.name, c.description, c.parent_id as "parentId", ${pictureJson('f')} as picture
      from categories c left join media f on f.id = c.media_id
      order by (select max(depth) from category_ancestors where category_id = c.id), c.position, c.name, c.id`,
  );
  return rows.map((row) => ({
    ...row,
    picture: toPictureOrNull(row.picture),
    productCount: counts.get(row._id) ?? 0,
  }));
}

/** How many visible products there are in and below each category that has any, by its id. */
function countByCategory(index: ShopIndex, now: Date): Map<string, number> {
  const { codes, dictionaries, end } = index.columns;
  const isVisible = visibility(index, now);
  const own = new Uint32Array(dictionaries.category.values.length);
  for (let place = 0; place < end; place++) if (isVisible(place)) (own[codes.category[place] as number] as number) += 1;
  const counts = new Map<string, number>();
  for (const [code, count] of own.entries())
    for (const { id } of ancestorsOf(index.categories, dictionaries.category.values[code] ?? ''))
      counts.set(id, (counts.get(id) ?? 0) + count);
  return counts;
}
