import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import { readMigrationFiles } from 'drizzle-orm/migrator';
import { drizzle } from 'drizzle-orm/node-postgres';
import { migrate as runMigrations } from 'drizzle-orm/node-postgres/migrator';
import type { Pool, PoolClient } from 'pg';
import type { Domain } from '../domain.ts';
import { applyObjects, objectsOf } from './objects.ts';

const MIGRATIONS = join(import.meta.dirname, '..', '..', '..', 'migrations');
/** Any number: processes starting together migrate one after another. */
const LOCK = 7_263_541;

/** The tables use functions that came with this version. */
const POSTGRESQL = 18;

/** Thrown when the database was migrated by a newer version of the product. */
export class NewerDatabaseError extends Error {}

/** Brings the schema up to date: extensions, numbered migrations, then the domains’ functions and triggers. */
export async function migrate(pool: Pool, domains: readonly Domain[]): Promise<void> {
  const client = await pool.connect();
  try {
    await refuseOldServer(client);
    // Large tables take their time, and whoever comes second waits for that.
    await client.query('set statement_timeout = 0');
    await client.query('select pg_advisory_lock($1)', [LOCK]);
    await refuseNewer(client);
    await client.query('create extension if not exists pg_trgm');
    await runMigrations(drizzle(client), { migrationsFolder: MIGRATIONS });
    const { version } = JSON.parse(readFileSync(join(MIGRATIONS, 'objects.json'), 'utf8')) as { version: number };
    await applyObjects(client, { version, migration: newestMigration(), files: objectsOf(domains) });
  } finally {
    await client.query('select pg_advisory_unlock($1)', [LOCK]).catch(() => undefined);
    await client.query('reset statement_timeout').catch(() => undefined);
    client.release();
  }
}

/** Whether every known migration has run, and perhaps those of a newer version; `/readyz` asks. */
export async function isMigrated(pool: Pool): Promise<boolean> {
  return (await lastApplied(pool)) >= newestMigration();
}

/** When the last migration of this version was made; they are in the order of their making. */
const newestMigration = (): number => readMigrationFiles({ migrationsFolder: MIGRATIONS }).at(-1)?.folderMillis ?? 0;

async function refuseOldServer(client: PoolClient): Promise<void> {
  const { rows } = await client.query(`select current_setting('server_version_num')::int / 10000 as major`);
  if (rows[0].major < POSTGRESQL)
    throw new Error(`PostgreSQL ${POSTGRESQL} is needed, and the database of DATABASE_URL is one of ${rows[0].major}`);
}

async function refuseNewer(client: PoolClient): Promise<void> {
  if ((await lastApplied(client)) > newestMigration())
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
