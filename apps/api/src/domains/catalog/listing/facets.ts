import type { LoadedProductFacets, ProductFilters } from '@adunni/contracts/catalog/catalog';
import type { Kobo } from '@adunni/contracts/money';
import { type SQL, sql } from 'drizzle-orm';
import type { Pool } from 'pg';
import { runPrepared } from '../../../kit/database/prepared.ts';
import { isInStock } from '../card.queries.ts';
import { compareSizes, FILTER_BITS, type FilterName } from '../rules.ts';
import { filterConditions, isFound, words } from './filters.ts';

interface FacetRow {
  facet: string;
  value: string;
  label: string;
  count: number;
  hex: string | null;
}

const LABELS: Readonly<Record<string, string>> = {
  women: 'Women',
  men: 'Men',
  girls: 'Girls',
  boys: 'Boys',
  unisex: 'Unisex',
  'ready-to-wear': 'Ready to wear',
  'made-to-measure': 'Made to measure',
};

/** Rows that fail no filter but perhaps the named one. */
const exceptFilter = (name: FilterName): SQL => sql`base.misses & ~ ${sql.raw(String(FILTER_BITS[name]))} = 0`;

const plain = (name: 'fabric' | 'gender' | 'kind'): SQL => {
  const column = sql.raw(`base.${name}::text`);
  return sql`select ${sql.raw(`'${name}'`)}, ${column}, ${column}, count(*)::int, null
    from base where ${exceptFilter(name)} group by ${column}`;
};

const listed = (name: 'occasion' | 'size', column: string): SQL =>
  sql`select ${sql.raw(`'${name}'`)}, value, value, count(*)::int, null
    from base, unnest(${sql.raw(`base.${column}`)}) value where ${exceptFilter(name)} group by value`;

/** A span as two rows; `value` carries the number. */
const span = (name: 'price' | 'leadDays', column: string): SQL => sql`
  select ${sql.raw(`'${name}'`)}, bound.value, bound.label, 0, null
  from (select min(${sql.raw(column)}) as low, max(${sql.raw(column)}) as high from base where ${exceptFilter(name)}) ends,
    lateral (values (low::text, 'min'), (high::text, 'max')) bound (value, label)`;

/** Counts of every filter’s values among the visible products; each filter’s counts leave that filter itself out. */
export async function countFacets(pool: Pool, filters: ProductFilters, now: Date): Promise<LoadedProductFacets> {
  const missed = filterConditions(filters).map(
    ({ name, condition }) => sql`case when ${condition} then 0 else ${sql.raw(String(FILTER_BITS[name]))} end`,
  );
  const rows = await runPrepared<FacetRow>(
    pool,
    undefined,
    sql`
      with ${words(filters)}, marked as (
        select p.category_id, m.slug as maker_slug, m.name as maker_name, p.fabric, p.occasions, p.gender, p.sizes,
          p.colours, p.kind, p.price_min, p.lead_days_max, ${isInStock} as in_stock,
          ${missed.length > 0 ? sql.join(missed, sql` + `) : sql`0`} as misses
        from products p join makers m on m.id = p.maker_id where ${isFound(filters, now)}),
      base as materialized (select * from marked where misses & (misses - 1) = 0)
      select 'category' as facet, c.slug as value, c.name as label, count(*)::int as count, null as hex
        from base join category_ancestors a on a.category_id = base.category_id join categories c on c.id = a.ancestor_id
        where ${exceptFilter('category')} group by c.id
      union all select 'maker', maker_slug, maker_name, count(*)::int, null
        from base where ${exceptFilter('maker')} group by maker_slug, maker_name
      union all ${plain('fabric')} union all ${plain('gender')} union all ${plain('kind')}
      union all ${listed('occasion', 'occasions')} union all ${listed('size', 'sizes')}
      union all select 'colour', colour ->> 'name', colour ->> 'name', count(*)::int, min(colour ->> 'hex')
        from base, jsonb_array_elements(base.colours) colour where ${exceptFilter('colour')} group by colour ->> 'name'
      union all select 'inStock', '1', '', count(*)::int, null from base where in_stock and ${exceptFilter('inStock')}
      union all ${span('price', 'price_min')} union all ${span('leadDays', 'lead_days_max')}`,
  );
  return arrange(rows);
}

function arrange(rows: FacetRow[]): LoadedProductFacets {
  const all = (facet: string) => rows.filter((row) => row.facet === facet);
  const byCount = (facet: string) =>
    all(facet)
      .map(({ value, label, count }) => ({ value, label: LABELS[label] ?? label, count }))
      .sort((a, b) => b.count - a.count || a.label.localeCompare(b.label, 'en'));
  const bound = (facet: string, label: string) =>
    Number(rows.find((row) => row.facet === facet && row.label === label)?.value ?? 0);
  const hexes = new Map(all('colour').map(({ value, hex }) => [value, hex]));
  return {
    category: byCount('category'),
    maker: byCount('maker'),
    fabric: byCount('fabric'),
    occasion: byCount('occasion'),
    gender: byCount('gender'),
    size: byCount('size').sort((a, b) => compareSizes(a.value, b.value)),
    colour: byCount('colour').map((facet) => {
      const hex = hexes.get(facet.value);
      return hex ? { ...facet, hex } : facet;
    }),
    kind: byCount('kind'),
    inStock: all('inStock')[0]?.count ?? 0,
    price: { min: bound('price', 'min') as Kobo, max: bound('price', 'max') as Kobo },
    leadDays: { min: bound('leadDays', 'min'), max: bound('leadDays', 'max') },
  };
}
