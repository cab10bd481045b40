import type { EventEmitter } from 'node:events';
import { drizzle, type NodePgDatabase } from 'drizzle-orm/node-postgres';
import { Client, Pool } from 'pg';
import { PlanningOnceClient } from './planned-once.ts';
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

const OPTIONS = Object.entries(SESSION)
  .map(([name, value]) => `-c ${name}=${value}`)
  .join(' ');

/** PostgreSQL’s code for what would write where nothing can be written. */
const READ_ONLY = '25006';

/** How long work may wait for one of the connections, in milliseconds, before it is refused. */
const PATIENCE_MS = 15_000;

/** Leaves statements unnamed: the session that knows a name need not be the one that is given next. */
class PooledClient extends Client {
  override query(...[statement, ...rest]: unknown[]): never {
    const isNamed = typeof statement === 'object' && statement !== null && 'name' in statement;
    const sent = [isNamed ? { ...statement, name: undefined } : statement, ...rest] as unknown as [string];
    return super.query(...sent) as never;
  }
}

interface Way {
  /** Through a pooler, where sessions work as `settleSessions` has told the database. */
  isPooled?: boolean;
  patienceMs?: number;
}

/** Opens a pool; it survives the loss of its connections, opens others as they are asked for, and retries clashes. */
export function connect(
  url: string,
  size: number,
  { isPooled = false, patienceMs = PATIENCE_MS }: Way = {},
): { pool: Pool; db: Db } {
  const pool = new Pool({
    connectionString: url,
    max: size,
    connectionTimeoutMillis: patienceMs,
    ...(isPooled ? { Client: PooledClient } : { Client: PlanningOnceClient, options: OPTIONS }),
  });
  pool.on('error', () => undefined);
  pool.on('connect', (client) => {
    // The pool hears of the idle ones only; one that is lost in the middle of a transaction would end the process.
    client.on('error', () => undefined);
    // Who was the primary and follows another now refuses to write; a new connection finds who is.
    const { connection } = client as unknown as { connection: EventEmitter };
    connection.on('errorMessage', ({ code }) => code === READ_ONLY && client.end().catch(() => undefined));
  });
  const db: Db = drizzle(pool);
  retryClashes(pool, db);
  return { pool, db };
}

/** Lets every session of this role in this database work as ours do: a pooler opens them without being told how. */
export async function settleSessions(pool: Pool): Promise<void> {
  const { rows } = await pool.query<{ settings: string[] | null }>(`select setconfig as settings
    from pg_db_role_setting
    where setrole = current_user::regrole and setdatabase = (select oid from pg_database where datname = current_database())`);
  const known = rows[0]?.settings ?? [];
  for (const [name, value] of Object.entries(SESSION)) {
    if (known.includes(`${name}=${value}`)) continue;
    const { rows: quoted } = await pool.query<{ statement: string }>(
      `select format('alter role %I in database %I set ${name} to %L', current_user, current_database(), $1::text) as statement`,
      [value],
    );
    await pool.query(quoted[0]?.statement ?? '');
  }
}
