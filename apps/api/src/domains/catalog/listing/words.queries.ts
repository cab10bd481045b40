import { sql } from 'drizzle-orm';
import type { Pool } from 'pg';
import { runPrepared } from '../../../kit/database/prepared.ts';
import type { Term } from '../shop-index/rank.ts';

/** A shopper’s words as they are looked for, and how they were meant when one of them finds nothing. */
export interface Words {
  terms: readonly Term[];
  spelling: string | null;
}

/** What a shopper’s words are found by; null without words. */
export async function readWords(pool: Pool, q: string | undefined): Promise<Words | null> {
  if (!q) return null;
  const [row] = await runPrepared<{ terms: { term: string; isPerson: boolean }[] | null; spelling: string | null }>(
    pool,
    'search_terms',
    sql`select search_spelling(${q}) as spelling,
      (select json_agg(json_build_object('term', term::text, 'isPerson', is_person)) from search_terms(${q})) as terms`,
  );
  const terms = (row?.terms ?? []).map(({ term, isPerson }) => ({ alternatives: readTsquery(term), isPerson }));
  return { terms, spelling: row?.spelling ?? null };
}

/** The alternatives of a tsquery without “and”: `'agbada':* | 'men':B`. */
function readTsquery(text: string): Term['alternatives'] {
  return text.split(' | ').map((one) => {
    const [, word = '', flags = ''] = /^'(.*)'(?::(.*))?$/.exec(one) ?? [];
    return { word, isBeginning: flags.includes('*'), weights: flags.replace('*', '') };
  });
}
