import type { listProductChoices } from '@adunni/contracts/catalog/products';
import type { Returned } from '@adunni/contracts/endpoint';
import { isStaff } from '@adunni/contracts/roles';
import { asc, eq, sql } from 'drizzle-orm';
import type { StaffCtx } from '../../../kit/crud/declaration.ts';
import { makers } from '../../makers/tables.ts';
import { loadTree } from '../categories/tree.queries.ts';

/** Words in use that are offered; the most used first. */
const MAX_WORDS = 200;

/** What the form of a product offers to choose from. */
export async function productChoices(ctx: StaffCtx): Promise<Returned<typeof listProductChoices>> {
  const { db, viewer } = ctx;
  const [tree, workshops, words] = await Promise.all([
    loadTree(db),
    db
      .select({ _id: makers._id, name: makers.name, status: makers.status })
      .from(makers)
      .where(isStaff(viewer.role) ? undefined : eq(makers.userId, viewer._id))
      .orderBy(asc(makers.name), asc(makers._id)),
    db.execute<{ fabrics: string[]; occasions: string[]; tags: string[] }>(sql`
      select
        (select coalesce(json_agg(word), '[]') from (
          select fabric as word from products group by 1 order by count(*) desc, 1 limit ${MAX_WORDS}) f) as fabrics,
        (select coalesce(json_agg(word), '[]') from (
          select word from products, unnest(occasions) word group by 1 order by count(*) desc, 1 limit ${MAX_WORDS}) o)
          as occasions,
        (select coalesce(json_agg(word), '[]') from (
          select word from products, unnest(tags) word group by 1 order by count(*) desc, 1 limit ${MAX_WORDS}) t)
          as tags`),
  ]);
  const [{ fabrics = [], occasions = [], tags = [] } = {}] = words.rows;
  return {
    categories: tree.map(({ _id, path, depth }) => ({ _id, name: path.join(' › '), depth })),
    makers: workshops.map(({ status, ...workshop }) => ({ ...workshop, isApproved: status === 'approved' })),
    ...{ fabrics, occasions, tags },
  };
}
