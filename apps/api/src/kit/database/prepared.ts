import type { SQL } from 'drizzle-orm';
import { PgDialect } from 'drizzle-orm/pg-core';
import type { Pool } from 'pg';
import type { Db, Tx } from './connect.ts';

const dialect = new PgDialect();

/**
 * Runs SQL under a name, so that each connection parses and plans it once; for hot reads. One name always stands for
 * one text: what differs between calls must be parameters. Without a name it is an ordinary statement.
 */
export async function runPrepared<Row>(pool: Pool, name: string | undefined, query: SQL): Promise<Row[]> {
  const { sql: text, params } = dialect.sqlToQuery(query);
  const { rows } = await pool.query({ ...(name && { name }), text, values: params });
  return rows;
}

/** Runs SQL that is asked again and again, in transactions, where statements are planned once anyway, and outside. */
export async function runOften<Row>(db: Db | Tx, name: string, query: SQL): Promise<Row[]> {
  if ('$client' in db) return runPrepared<Row>(db.$client as Pool, name, query);
  return (await db.execute(query)).rows as Row[];
}
