import { sql } from 'drizzle-orm';
import type { Pool } from 'pg';
import { runPrepared } from '../../../kit/database/prepared.ts';
import type { ShopIndex } from '../shop-index/shop-index.ts';

/** How well words fit what is at a place; `NOT_FOUND` where they do not. */
export type Ranks = Float32Array;
const NOT_FOUND = -1;

/** Whether a place is found by the words; always, when nobody searches. */
export const isFoundBy =
  (ranks: Ranks | null) =>
  (place: number): boolean =>
    ranks === null || (ranks[place] ?? NOT_FOUND) !== NOT_FOUND;

/** How well each product fits a shopper’s words; null when there are none. */
export async function rankByWords(pool: Pool, index: ShopIndex, q: string | undefined): Promise<Ranks | null> {
  if (!q) return null;
  const rows = await runPrepared<{ id: string; rank: number }>(
    pool,
    'rank_by_words',
    sql`with words as materialized (select search_query(${q}) as query)
      select p.id, ts_rank(p.search, (select query from words))::float8 as rank from products p
      where p.search @@ (select query from words)`,
  );
  const ranks = new Float32Array(index.columns.end).fill(NOT_FOUND);
  for (const { id, rank } of rows) {
    const place = index.columns.placeOf(id);
    if (place !== undefined) ranks[place] = rank;
  }
  return ranks;
}

/** How a shopper’s words were meant when one of them finds nothing; null otherwise. */
export async function spellingOf(pool: Pool, q: string | undefined): Promise<string | null> {
  if (!q) return null;
  const [row] = await runPrepared<{ spelling: string | null }>(
    pool,
    'search_spelling',
    sql`select search_spelling(${q}) as spelling`,
  );
  return row?.spelling ?? null;
}
