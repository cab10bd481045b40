import type { CategoryRow } from '@adunni/contracts/catalog/categories';
import { sql } from 'drizzle-orm';
import type { Db, Tx } from '../../../kit/database/connect.ts';
import { type PictureRow, pictureJson, toPictureOrNull } from '../../media/queries.ts';
import { isCommission } from '../commissions/queries.ts';

type TreeRow = Omit<CategoryRow, 'picture'> & { picture: PictureRow | null };

/** Every category as staff see it: each after its parent, siblings in their order, with what is in it and below it. */
export async function loadTree(db: Db | Tx): Promise<CategoryRow[]> {
  const { rows } = await db.execute(sql`
    with recursive tree (id, path, depth, places) as (
      select id, array[name], 0, array[row_number() over (order by position, name, id)] from categories
      where parent_id is null
      union all
      select c.id, t.path || c.name, t.depth + 1,
        t.places || row_number() over (partition by c.parent_id order by c.position, c.name, c.id)
      from categories c join tree t on t.id = c.parent_id where t.depth < 8),
    counts as (select p.category_id, count(*)::int as products from products p
      where not ${isCommission(sql`p.id`)} group by p.category_id),
    below as (
      select a.ancestor_id, sum(n.products)::int as products
      from counts n join category_ancestors a on a.category_id = n.category_id group by a.ancestor_id)
    select c.id as "_id", c.name, c.slug, c.parent_id as "parentId", t.path, t.depth, c.position, c.description,
      ${pictureJson('f')} as picture, coalesce(n.products, 0) as "productCount",
      coalesce(b.products, 0) as "productCountBelow",
      (select count(*)::int from categories k where k.parent_id = c.id) as "childCount", c.version
    from tree t join categories c on c.id = t.id
    left join media f on f.id = c.media_id
    left join counts n on n.category_id = c.id left join below b on b.ancestor_id = c.id
    order by t.places`);
  return (rows as unknown as TreeRow[]).map((row) => ({ ...row, picture: toPictureOrNull(row.picture) }));
}
