import { type Kobo, kobo } from '@adunni/contracts/money';
import type { LoadedServiceFacets, ServiceFilters } from '@adunni/contracts/services/services';
import { type SQL, sql } from 'drizzle-orm';
import type { Pool } from 'pg';
import { runPrepared } from '../../kit/database/prepared.ts';
import { DAY_MS } from '../../kit/durations.rules.ts';
import { listJoins, nextFree } from './card.queries.ts';
import { FILTER_BITS, type FilterName, filterConditions, isFound, isVerified } from './filters.ts';

const DAYS = [1, 3, 7, 14] as const;
const MINUTES = [30, 60, 120, 240] as const;
const STARS = [4, 3] as const;

interface FacetRow {
  facet: string;
  value: string;
  label: string;
  count: number;
}

/** Rows that fail no filter but perhaps the named one. */
const exceptFilter = (name: FilterName): SQL => sql`base.misses & ~ ${sql.raw(String(FILTER_BITS[name]))} = 0`;

const plain = (name: 'kind' | 'place' | 'city' | 'maker' | 'category', value: string, label = value): SQL =>
  sql`select ${sql.raw(`'${name}'`)} as facet, ${sql.raw(`${value}::text`)} as value, ${sql.raw(`${label}::text`)} as label,
    count(*)::int as count
    from base where ${exceptFilter(name)} group by 2, 3`;

/** How many rows lie within each of some limits. */
const within = (name: 'freeWithin' | 'maxDuration', column: string, limits: readonly [number, SQL][]): SQL =>
  sql.join(
    limits.map(
      ([value, limit]) => sql`select ${sql.raw(`'${name}'`)}, ${sql.raw(`'${value}'`)}, '', count(*)::int
        from base where ${exceptFilter(name)} and ${sql.raw(column)} <= ${limit}`,
    ),
    sql` union all `,
  );

/** Counts of every filter’s values among the visible services; each filter’s counts leave that filter itself out. */
export async function countServiceFacets(pool: Pool, filters: ServiceFilters, now: Date): Promise<LoadedServiceFacets> {
  const missed = filterConditions(filters, now).map(
    ({ name, condition }) => sql`case when ${condition} then 0 else ${sql.raw(String(FILTER_BITS[name]))} end`,
  );
  const after = (days: number) => sql`${new Date(now.getTime() + days * DAY_MS).toISOString()}::timestamptz`;
  const rows = await runPrepared<FacetRow>(
    pool,
    undefined,
    sql`
      with marked as (
        select s.kind, s.place, s.price, s.duration, s.rating, m.city, m.slug as maker, m.name as maker_name, c.slug as category,
          c.name as category_name, c.position, ${isVerified} as verified, ${nextFree(now)} as free_at,
          ${missed.length > 0 ? sql.join(missed, sql` + `) : sql`0`} as misses
        from services s ${listJoins} join service_categories c on c.id = s.category_id where ${isFound(filters)}),
      base as materialized (select * from marked where misses & (misses - 1) = 0)
      ${plain('category', 'category', 'category_name')}
      union all ${plain('kind', 'kind')} union all ${plain('place', 'place')} union all ${plain('city', 'city')}
      union all ${plain('maker', 'maker', 'maker_name')}
      union all select 'verified', '1', '', count(*)::int from base where verified and ${exceptFilter('verified')}
      union all ${within(
        'freeWithin',
        'free_at',
        DAYS.map((days) => [days, after(days)]),
      )}
      union all ${within(
        'maxDuration',
        'duration',
        MINUTES.map((minutes) => [minutes, sql.raw(String(minutes))]),
      )}
      union all ${sql.join(
        STARS.map(
          (stars) => sql`select 'minRating', ${sql.raw(`'${stars}'`)}, '', count(*)::int
            from base where ${exceptFilter('minRating')} and rating >= ${sql.raw(String(stars))}`,
        ),
        sql` union all `,
      )}
      union all select 'price', coalesce(min(price), 0)::text, 'min', 0 from base where ${exceptFilter('price')}
      union all select 'price', coalesce(max(price), 0)::text, 'max', 0 from base where ${exceptFilter('price')}`,
  );
  return arrange(rows);
}

function arrange(rows: FacetRow[]): LoadedServiceFacets {
  const all = (facet: string) =>
    rows.filter((row) => row.facet === facet).map(({ value, label, count }) => ({ value, label, count }));
  const byCount = (facet: string) =>
    all(facet)
      .filter(({ value }) => value !== '')
      .sort((a, b) => b.count - a.count || a.label.localeCompare(b.label, 'en'));
  const bound = (label: string): Kobo => kobo(Number(all('price').find((row) => row.label === label)?.value ?? 0));
  return {
    category: byCount('category'),
    kind: byCount('kind'),
    place: byCount('place'),
    city: byCount('city'),
    maker: byCount('maker'),
    verified: all('verified')[0]?.count ?? 0,
    freeWithin: all('freeWithin'),
    duration: all('maxDuration'),
    rating: all('minRating'),
    price: { min: bound('min'), max: bound('max') },
  };
}
