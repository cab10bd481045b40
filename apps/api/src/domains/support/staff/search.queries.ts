import { type SQL, sql } from 'drizzle-orm';
import type { Db } from '../../../kit/database/connect.ts';
import { tickets } from '../tables.ts';

/** How many tickets with the words are named by their ids; of more, each row of a list is asked. */
const FEW = 1000;

/**
 * Tickets with all the words, or words that begin so, in their number, their subject, the name or address of who asks, or
 * what was said or noted. Few are looked up before: by a condition alone the planner guesses how rare words are that stand
 * together, and walks the whole list for three tickets when it guesses wrong.
 */
export async function ticketsWith(words: string, _viewer: unknown, db: Db): Promise<SQL> {
  const { rows } = await db.execute<{ id: string }>(sql`
    with found as materialized (${idsWith(words)}) select ticket_id as id from found limit ${FEW + 1}`);
  if (rows.length > FEW) return sql`${tickets._id} in (${idsWith(words)})`;
  return sql`${tickets._id} = any(${sql.param(rows.map(({ id }) => id))}::uuid[])`;
}

const idsWith = (words: string): SQL => sql`select ticket_id from ticket_words where words @@ ticket_query(${words})`;
