import { sql } from 'drizzle-orm';
import type { Pool } from 'pg';
import { runPrepared } from '../database/prepared.ts';
import type { PublicPages } from './public-pages.ts';

/** How many pages are read at once. */
const BATCH = 1000;

/** Pages of one kind that one file lists: so many, from the one with the key `first` on. */
export interface Part {
  pages: PublicPages;
  /** Counts the files of the kind, from 1. */
  number: number;
  first: string;
  count: number;
  /** When one of them changed last; null where nobody noted it. */
  changed: Date | null;
}

/** A page as a file lists it. */
export interface PageRow {
  key: string;
  path: string;
  changed: Date | null;
  /** Ids of the pictures that it shows. */
  pictures: string[];
}

/** Divides the pages of one kind among files of at most `size`. */
export async function partsOf(pool: Pool, pages: PublicPages, now: Date, size: number): Promise<Part[]> {
  const rows = await runPrepared<Omit<Part, 'pages'>>(
    pool,
    undefined,
    sql`
      select place / ${size}::int + 1 as number, max(key::text) filter (where place % ${size}::int = 0) as first,
        count(*)::int as count, max(changed) as changed
      from (
        select key, changed, (row_number() over (order by key) - 1)::int as place
        from (${pages.select(now)}) pages) placed
      group by 1 order by 1`,
  );
  return rows.map((row) => ({ ...row, pages }));
}

/** Reads the pages of a part with their pictures, a batch at a time. */
export async function* readPart(pool: Pool, { pages, first, count }: Part, now: Date): AsyncGenerator<PageRow[]> {
  const pictures = pages.pictures?.(sql`pages.key`) ?? sql`select null where false`;
  let from = sql`key >= ${first}`;
  for (let left = count; left > 0; ) {
    const batch = await runPrepared<PageRow>(
      pool,
      undefined,
      sql`
        select key::text, path, changed, array(${pictures})::text[] as pictures from (${pages.select(now)}) pages
        where ${from} order by pages.key limit ${Math.min(left, BATCH)}`,
    );
    const last = batch.at(-1);
    if (!last) return;
    yield batch;
    from = sql`key > ${last.key}`;
    left -= batch.length;
  }
}
