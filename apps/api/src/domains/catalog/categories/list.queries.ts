import type { Category } from '@adunni/contracts/catalog/catalog';
import { sql } from 'drizzle-orm';
import type { Pool } from 'pg';
import { runPrepared } from '../../../kit/database/prepared.ts';
import { type PictureRow, pictureJson, toPictureOrNull } from '../../media/queries.ts';
import { isVisible } from '../card.queries.ts';

type CategoryRow = Omit<Category, 'picture'> & { picture: PictureRow | null };

/** Every category, parents before what is below them, with the number of visible products in and below each. */
export async function listCategories(pool: Pool, now: Date): Promise<Category[]> {
  const rows = await runPrepared<CategoryRow>(
    pool,
    'list_categories',
    sql`
      with counts as (
        select a.ancestor_id, count(*)::int as products
        from products p join makers m on m.id = p.maker_id
        join category_ancestors a on a.category_id = p.category_id
        where ${isVisible(now)} group by a.ancestor_id)
      select c.id as "_id", c.slug, c.name, c.description, c.parent_id as "parentId",
        ${pictureJson('f')} as picture, coalesce(counts.products, 0) as "productCount"
      from categories c left join media f on f.id = c.media_id left join counts on counts.ancestor_id = c.id
      order by (select max(depth) from category_ancestors where category_id = c.id), c.position, c.name, c.id`,
  );
  return rows.map((row) => ({ ...row, picture: toPictureOrNull(row.picture) }));
}
