import { drizzle, type NodePgDatabase } from 'drizzle-orm/node-postgres';
import { Pool } from 'pg';
import { retryClashes } from './retry-clashes.ts';

/** The database outside a transaction. */
export type Db = NodePgDatabase;
/** The database inside a transaction. */
export type Tx = Parameters<Parameters<Db['transaction']>[0]>[0];

/**
 * How every session works: in UTC, giving up on a statement after 30 s. Pages of a solid-status disk cost the same in any
 * order, which makes a few thousand look-ups cheaper than reading a table; and no statement here runs long enough to be
 * worth compiling.
 */
const SESSION = {
  timezone: 'UTC',
  statement_timeout: 30_000,
  idle_in_transaction_session_timeout: 60_000,
  random_page_cost: 1.1,
  jit: 'off',
};

/** How long work may wait for one of the connections, in milliseconds, before it is refused. */
const PATIENCE_MS = 15_000;

/** Opens a pool; it survives the loss of its connections, opens others as they are asked for, and retries clashes. */
export function connect(url: string, size: number): { pool: Pool; db: Db } {
  const pool = new Pool({
    connectionString: url,
    max: size,
    connectionTimeoutMillis: PATIENCE_MS,
    options: Object.entries(SESSION)
      .map(([name, value]) => `-c ${name}=${value}`)
      .join(' '),
  });
  pool.on('error', () => undefined);
  // The pool hears of the idle ones only; one that is lost in the middle of a transaction would end the process.
  pool.on('connect', (client) => client.on('error', () => undefined));
  const db: Db = drizzle(pool);
  retryClashes(pool, db);
  return { pool, db };
}
