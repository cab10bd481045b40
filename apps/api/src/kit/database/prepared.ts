import type { SQL } from 'drizzle-orm';
import { PgDialect } from 'drizzle-orm/pg-core';
import type { Pool } from 'pg';

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
