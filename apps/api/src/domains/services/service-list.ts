import type { LoadedServiceCard, ServiceCategory, ServiceFilters } from '@adunni/contracts/services/services';
import { sql } from 'drizzle-orm';
import type { Pool } from 'pg';
import { runPrepared } from '../../kit/database/prepared.ts';
import { type PictureRow, pictureJson, toPictureOrNull } from '../media/queries.ts';
import { type CardRow, cardColumns, cardJoins, isVisible, listJoins, toCard } from './card.queries.ts';
import { filterConditions, isFound, orderOf } from './filters.ts';

type Query = ServiceFilters & { page: number; limit: number };

/** One page of the visible services that a list state selects, with the number of all. */
export async function listServices(
  pool: Pool,
  query: Query,
  now: Date,
): Promise<{ items: LoadedServiceCard[]; total: number }> {
  const set = filterConditions(query, now);
  const where = sql.join([isFound(query), ...set.map(({ condition }) => condition)], sql` and `);
  const order = orderOf(query, now);
  const rows = await runPrepared<{ total: number } & (CardRow | { _id: null })>(
    pool,
    set.length === 0 && !query.q ? `list_services_${query.sort}` : undefined,
    sql`
      with hits as (
        select s.id from services s ${listJoins}
        where ${where} order by ${order} limit ${query.limit} offset ${(query.page - 1) * query.limit})
      select counted.total, shown.*
      from (select count(*)::int as total from services s ${listJoins} where ${where}) counted
      left join (
        select row_number() over (order by ${order}) as place_in_list, ${cardColumns(now)}
        from hits join services s on s.id = hits.id ${cardJoins}) shown on true
      order by shown.place_in_list`,
  );
  return { total: rows[0]?.total ?? 0, items: rows.flatMap((row) => (row._id === null ? [] : [toRow(row)])) };
}

/** Without what belongs to the page rather than the card. */
function toRow({ total: _total, place_in_list: _place, ...row }: CardRow & { total: number; place_in_list?: number }) {
  return toCard(row);
}

/** Categories in their order, with how many visible services each has. */
export async function listServiceCategories(pool: Pool): Promise<ServiceCategory[]> {
  type Row = Omit<ServiceCategory, 'picture'> & { shown: PictureRow | null };
  const rows = await runPrepared<Row>(
    pool,
    'list_service_categories',
    sql`
      select c.id as "_id", c.slug, c.name, c.description, ${pictureJson('shown')} as shown,
        (select count(*)::int from services s join makers m on m.id = s.maker_id
          where s.category_id = c.id and ${isVisible}) as "serviceCount"
      from service_categories c left join media shown on shown.id = c.media_id
      where c.removed_at is null order by c.position, c.name`,
  );
  return rows.map(({ shown, ...row }) => ({ ...row, picture: toPictureOrNull(shown) }));
}
