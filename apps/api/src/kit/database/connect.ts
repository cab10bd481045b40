import { drizzle, type NodePgDatabase } from 'drizzle-orm/node-postgres';
import { Pool } from 'pg';

/** The database outside a transaction. */
export type Db = NodePgDatabase;
/** The database inside a transaction. */
export type Tx = Parameters<Parameters<Db['transaction']>[0]>[0];

/**
 * How every session works: in UTC, giving up on a statement after 30 s. Pages of a solid-state disk cost the same in any
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

/** Opens a pool. */
export function connect(url: string, size: number): { pool: Pool; db: Db } {
  const pool = new Pool({
    connectionString: url,
    max: size,
    options: Object.entries(SESSION)
      .map(([name, value]) => `-c ${name}=${value}`)
      .join(' '),
  });
  pool.on('error', () => undefined);
  return { pool, db: drizzle(pool) };
}
