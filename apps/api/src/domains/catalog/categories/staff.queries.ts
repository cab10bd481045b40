import type { CategoryRecord, CategoryRow } from '@adunni/contracts/catalog/categories';
import { sql } from 'drizzle-orm';
import type { StaffCtx } from '../../../kit/crud/declaration.ts';
import { isCommission } from '../commissions/queries.ts';
import { categories } from '../tables.ts';
import { loadTree } from './tree.queries.ts';

/** Which categories a list shows and in what order. */
export const categoryList = {
  table: categories,
  search: [categories.name, categories.slug],
  sorts: { name: categories.name, position: categories.position },
};

/** Categories as a list shows them; there are few, so the whole tree is read. */
export async function loadCategories({ db }: StaffCtx, ids: string[]): Promise<CategoryRow[]> {
  const wanted = new Set(ids);
  return (await loadTree(db)).filter(({ _id }) => wanted.has(_id));
}

/** A category with what is in it, above it and below it. */
export async function categoryRecord({ db }: StaffCtx, id: string): Promise<CategoryRecord> {
  const [tree, { rows }] = await Promise.all([
    loadTree(db),
    db.execute(sql`
      select json_build_object('draft', count(*) filter (where status = 'draft'),
          'scheduled', count(*) filter (where status = 'scheduled'),
          'published', count(*) filter (where status = 'published'),
          'archived', count(*) filter (where status = 'archived')) as statuses,
        (select coalesce(json_agg(json_build_object('_id', id, 'code', code) order by code), '[]')
          from coupons where category_id = ${id}) as coupons
      from products p where category_id = ${id} and not ${isCommission(sql`p.id`)}`),
  ]);
  const row = tree.find(({ _id }) => _id === id);
  if (!row) throw new Error(`the category ${id} went while it was read`);
  const byId = new Map(tree.map((each) => [each._id, each]));
  const parents: CategoryRecord['parents'] = [];
  for (let up = byId.get(row.parentId ?? ''); up; up = byId.get(up.parentId ?? ''))
    parents.unshift({ _id: up._id, name: up.name });
  const children = tree.filter(({ parentId }) => parentId === id);
  return {
    ...row,
    ...(rows[0] as Pick<CategoryRecord, 'statuses' | 'coupons'>),
    children: children.map(({ _id, name, productCount }) => ({ _id, name, productCount })),
    parents,
  };
}
