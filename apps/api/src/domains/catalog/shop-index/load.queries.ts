import { sql } from 'drizzle-orm';
import type { Pool } from 'pg';
import { runPrepared } from '../../../kit/database/prepared.ts';
import { isInStock } from '../card.queries.ts';

/** A product as the index takes it up; lists come as JSON, since most are equal and are read once. */
export interface IndexedRow {
  id: string;
  makerId: string;
  categoryId: string;
  fabric: string;
  gender: string;
  kind: string;
  sizes: string;
  colours: string;
  occasions: string;
  /** Kobo. */
  price: number;
  leadMin: number;
  leadMax: number;
  /** Microseconds since 1970, as exactly as the database sorts. */
  createdAt: number;
  /** Milliseconds since 1970 from which the public may see it, 0 for what is published. */
  visibleFrom: number;
  featured: boolean;
  inStock: boolean;
  rating: number | null;
  reviewCount: number;
  /** The words that it is found by, as PostgreSQL writes a tsvector: `'agbada':1A,7B 'wool':9C`. */
  words: string;
}

export interface IndexedMaker {
  id: string;
  slug: string;
  name: string;
  city: string;
  isApproved: boolean;
}

export interface IndexedCategory {
  id: string;
  parentId: string | null;
  slug: string;
  name: string;
}

/** A change that was committed since the last look. */
export interface CatalogChange {
  xid: string;
  kind: 'product' | 'maker' | 'categories';
  subject: string | null;
}

/** How many products are read at once. */
const BATCH = 10_000;
const LOWEST_ID = '00000000-0000-0000-0000-000000000000';

const productColumns = sql`p.id, p.maker_id as "makerId", p.category_id as "categoryId", p.fabric, p.gender, p.kind,
  array_to_json(p.sizes)::text as sizes, p.colours::text as colours, array_to_json(p.occasions)::text as occasions,
  p.price_min::float8 as price, p.lead_days_min as "leadMin", p.lead_days_max as "leadMax",
  (extract(epoch from p.created_at) * 1000000)::float8 as "createdAt",
  case p.status when 'scheduled' then (extract(epoch from p.publish_at) * 1000)::float8 else 0 end as "visibleFrom",
  p.featured, ${isInStock} as "inStock", p.rating::float8 as rating, p.review_count as "reviewCount",
  p.search::text as words`;

/** Products that the public sees or will see: drafts and what is archived are left out. */
const isListed = sql`(p.status = 'published' or (p.status = 'scheduled' and p.publish_at is not null))`;

/** All of them, batch by batch. */
export async function* everyProduct(pool: Pool): AsyncGenerator<IndexedRow[]> {
  for (let last = LOWEST_ID; ; ) {
    const rows = await runPrepared<IndexedRow>(
      pool,
      undefined,
      sql`select ${productColumns} from products p where p.id > ${last} and ${isListed} order by p.id limit ${BATCH}`,
    );
    const end = rows.at(-1);
    if (!end) return;
    yield rows;
    last = end.id;
  }
}

/** Those of some products that are listed. */
export const productsById = (pool: Pool, ids: readonly string[]): Promise<IndexedRow[]> =>
  runPrepared(
    pool,
    'index_products',
    sql`select ${productColumns} from products p where p.id = any (${sql.param([...ids])}::uuid[]) and ${isListed}`,
  );

/** Some makers, or all. */
export const makersById = (pool: Pool, ids: readonly string[] | 'all'): Promise<IndexedMaker[]> =>
  runPrepared(
    pool,
    undefined,
    sql`select id, slug, name, city, status = 'approved' as "isApproved" from makers
      ${ids === 'all' ? sql`` : sql`where id = any (${sql.param([...ids])}::uuid[])`}`,
  );

export const everyCategory = (pool: Pool): Promise<IndexedCategory[]> =>
  runPrepared(pool, undefined, sql`select id, parent_id as "parentId", slug, name from categories`);

/**
 * What transactions have changed that a look with this horizon may not have seen, and the horizon of this look: whatever
 * is committed later has it or a higher number, since a snapshot tells the lowest transaction that is still at work.
 */
export async function changesSince(
  pool: Pool,
  horizon: string,
): Promise<{ horizon: string; changes: CatalogChange[] }> {
  const rows = await runPrepared<{ horizon: string } & (CatalogChange | { xid: null })>(
    pool,
    'index_changes',
    sql`select pg_snapshot_xmin(pg_current_snapshot())::text as horizon, c.xid::text as xid, c.kind, c.subject
      from (select) look left join catalog_changes c on c.xid >= ${horizon}::text::xid8`,
  );
  return {
    horizon: rows[0]?.horizon ?? horizon,
    changes: rows.flatMap((row) => (row.xid === null ? [] : [row])),
  };
}
