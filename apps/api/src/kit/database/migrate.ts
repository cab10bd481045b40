import { readdirSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import { readMigrationFiles } from 'drizzle-orm/migrator';
import { drizzle } from 'drizzle-orm/node-postgres';
import { migrate as runMigrations } from 'drizzle-orm/node-postgres/migrator';
import type { Pool, PoolClient } from 'pg';

const API = join(import.meta.dirname, '..', '..', '..');
const MIGRATIONS = join(API, 'migrations');
const DOMAINS = join(API, 'src', 'domains');
/** Any number: processes starting together migrate one after another. */
const LOCK = 7_263_541;

/** The tables use functions that came with this version. */
const POSTGRESQL = 18;

/** Thrown when the database was migrated by a newer version of the product. */
export class NewerDatabaseError extends Error {}

/** Brings the schema up to date: extensions, numbered migrations, then the domains’ functions and triggers. */
export async function migrate(pool: Pool): Promise<void> {
  const client = await pool.connect();
  try {
    await refuseOldServer(client);
    await client.query('select pg_advisory_lock($1)', [LOCK]);
    await refuseNewer(client);
    await client.query('create extension if not exists pg_trgm');
    await runMigrations(drizzle(client), { migrationsFolder: MIGRATIONS });
    for (const sql of databaseObjects()) await client.query(sql);
  } finally {
    await client.query('select pg_advisory_unlock($1)', [LOCK]).catch(() => undefined);
    client.release();
  }
}

/** Whether every known migration has run, and perhaps those of a newer version; `/readyz` asks. */
export async function isMigrated(pool: Pool): Promise<boolean> {
  const known = readMigrationFiles({ migrationsFolder: MIGRATIONS });
  return (await lastApplied(pool)) >= (known.at(-1)?.folderMillis ?? 0);
}

async function refuseOldServer(client: PoolClient): Promise<void> {
  const { rows } = await client.query(`select current_setting('server_version_num')::int / 10000 as major`);
  if (rows[0].major < POSTGRESQL)
    throw new Error(`PostgreSQL ${POSTGRESQL} is needed, and the database of DATABASE_URL is one of ${rows[0].major}`);
}

async function refuseNewer(client: PoolClient): Promise<void> {
  const newest = readMigrationFiles({ migrationsFolder: MIGRATIONS }).at(-1)?.folderMillis ?? 0;
  if ((await lastApplied(client)) > newest)
    throw new NewerDatabaseError('the database was made by a newer version of Adunni; start that version instead');
}

async function lastApplied(client: Pool | PoolClient): Promise<number> {
  const exists = await client.query(`select to_regclass('drizzle.__drizzle_migrations') is not null as yes`);
  if (!exists.rows[0].yes) return 0;
  const applied = await client.query(
    'select coalesce(max(created_at), 0)::bigint as last from drizzle.__drizzle_migrations',
  );
  return Number(applied.rows[0].last);
}

/** Each domain’s `database.sql`: functions and triggers written so that running them again changes nothing. */
function databaseObjects(): string[] {
  return readdirSync(DOMAINS)
    .sort()
    .flatMap((domain) =>
      readdirSync(join(DOMAINS, domain)).includes('database.sql') ? [join(DOMAINS, domain, 'database.sql')] : [],
    )
    .map((file) => readFileSync(file, 'utf8'));
}
