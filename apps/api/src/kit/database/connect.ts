import { drizzle, type NodePgDatabase } from 'drizzle-orm/node-postgres';
import { Pool } from 'pg';

/** The database outside a transaction. */
export type Db = NodePgDatabase;
/** The database inside a transaction. */
export type Tx = Parameters<Parameters<Db['transaction']>[0]>[0];

/** Opens a pool; every session works in UTC and gives up on a statement after 30 s. */
export function connect(url: string, size: number): { pool: Pool; db: Db } {
  const pool = new Pool({
    connectionString: url,
    max: size,
    options: '-c timezone=UTC -c statement_timeout=30000 -c idle_in_transaction_session_timeout=60000',
  });
  pool.on('error', () => undefined);
  return { pool, db: drizzle(pool) };
}
