import { randomUUID } from 'node:crypto';
import { cpSync, mkdtempSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { drizzle } from 'drizzle-orm/node-postgres';
import { migrate as runMigrations } from 'drizzle-orm/node-postgres/migrator';
import type { Pool } from 'pg';
import { connect } from '../database/connect.ts';
import { onServer, urlOf } from './server.ts';

const MIGRATIONS = join(import.meta.dirname, '..', '..', '..', 'migrations');

export interface FormerDatabase {
  pool: Pool;
  close(): Promise<void>;
}

/** A database of an earlier version: the tables that its first migrations leave, without functions and triggers. */
export async function openFormerDatabase(migrations: number, connections = 2): Promise<FormerDatabase> {
  const name = `test_${randomUUID().replaceAll('-', '')}`;
  await onServer(`create database ${name}`);
  const { pool } = connect(urlOf(name), connections);
  await migrateTo(pool, migrations);
  return {
    pool,
    close: async () => {
      await pool.end();
      await onServer(`drop database if exists ${name} with (force)`);
    },
  };
}

async function migrateTo(pool: Pool, count: number): Promise<void> {
  const folder = mkdtempSync(join(tmpdir(), 'adunni-migrations-'));
  cpSync(MIGRATIONS, folder, { recursive: true });
  const journal = JSON.parse(readFileSync(join(folder, 'meta', '_journal.json'), 'utf8'));
  const entries = journal.entries.slice(0, count);
  writeFileSync(join(folder, 'meta', '_journal.json'), JSON.stringify({ ...journal, entries }));
  await pool.query('create extension if not exists pg_trgm');
  await runMigrations(drizzle(pool), { migrationsFolder: folder });
  rmSync(folder, { recursive: true });
}
