import type { LoadedProductCard, ProductFilters } from '@adunni/contracts/catalog/catalog';
import { type SQL, sql } from 'drizzle-orm';
import type { Pool } from 'pg';
import { runPrepared } from '../../../kit/database/prepared.ts';
import { type CardRow, cardColumns, cardJoins, toCard } from '../card.queries.ts';
import { filterConditions, isFound, orderOf, searches, words } from './filters.ts';

type Query = ProductFilters & { page: number; limit: number };

/** One page of the visible products that a list state selects, with the number of all. */
export async function listProducts(
  pool: Pool,
  query: Query,
  now: Date,
): Promise<{ items: LoadedProductCard[]; total: number; spelling: string | null }> {
  const set = filterConditions(query);
  const where = sql.join([isFound(query, now), ...set.map(({ condition }) => condition)], sql` and `);
  const order = orderOf(query);
  const rows = await runPrepared<{ total: number; spelling: string | null } & (CardRow | { _id: null })>(
    pool,
    nameOf(query, set),
    sql`
      with ${words(query)}, hits as (
        select p.id from products p join makers m on m.id = p.maker_id
        where ${where} order by ${order} limit ${query.limit} offset ${(query.page - 1) * query.limit})
      select counted.total, ${searches(query) ? meant(query) : sql`null`} as spelling, shown.*
      from (select count(*)::int as total from products p join makers m on m.id = p.maker_id where ${where}) counted
      left join (
        select row_number() over (order by ${order}) as place, ${cardColumns}
        from hits join products p on p.id = hits.id ${cardJoins}) shown on true
      order by shown.place`,
  );
  const [first] = rows;
  return {
    total: first?.total ?? 0,
    spelling: first?.spelling ?? null,
    items: rows.flatMap((row) => (row._id === null ? [] : [toCard(row)])),
  };
}

/** How the words were meant; a query of its own, so that it is worked out once and not for each row. */
const meant = ({ q }: Query): SQL => sql`(select search_spelling(${q}))`;

/** Common shapes are parsed once per connection; rare combinations are not, or there would be thousands of names. */
function nameOf(query: Query, set: { name: string }[]): string | undefined {
  const shape = [...set.map(({ name }) => name), ...(searches(query) ? ['words'] : [])];
  return shape.length <= 1 ? `list_products_${query.sort}_${shape[0] ?? 'all'}` : undefined;
}
