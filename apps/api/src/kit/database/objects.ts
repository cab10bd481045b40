import { createHash } from 'node:crypto';
import { readFileSync } from 'node:fs';
import type { PoolClient } from 'pg';
import type { Domain } from '../domain.ts';
import { KEEP_FOREIGN_KEY } from './foreign-keys.ts';

/** What a version of the program keeps in the database beside tables: functions, views, triggers, keys that run up. */
export interface DatabaseObjects {
  /** Grows with every change of any of them. */
  version: number;
  /** The last migration of the tables that they are about. */
  migration: number;
  /** Text that creates them, in its order; running it again changes nothing. */
  files: readonly { domain: string; sql: string }[];
}

/** What the domains keep in the database, from the lowest floor up. */
export const objectsOf = (domains: readonly Domain[]): DatabaseObjects['files'] =>
  domains.flatMap(({ name, databaseObjects }) =>
    databaseObjects ? [{ domain: name, sql: readFileSync(databaseObjects, 'utf8') }] : [],
  );

/**
 * Brings the domains' functions, views and triggers to those of this version; what is as it should be is not run again.
 * The caller holds the lock under which one process at a time migrates.
 *
 * Versions of the program may start on one database in any order. Each carries the number of its objects, which
 * `npm run db:generate` raises with every change, and the database keeps the highest that ever started on it. Whoever
 * carries a lower one is older and leaves everything as it is. Anyone else runs the files whose fingerprint is not the
 * one that is kept, each in one transaction with keeping it. A fingerprint takes in the last migration, because what a
 * file does may depend on the tables that there are: the audit log watches all.
 */
export async function applyObjects(client: PoolClient, { version, migration, files }: DatabaseObjects): Promise<void> {
  await client.query(`create table if not exists drizzle.database_objects
    (domain text primary key, fingerprint text not null, version integer not null)`);
  const { rows } = await client.query<{ domain: string; fingerprint: string; version: number }>(
    'select domain, fingerprint, version from drizzle.database_objects',
  );
  if (rows.some((kept) => kept.version > version)) return;
  const kept = new Map(rows.map(({ domain, fingerprint }) => [domain, fingerprint]));
  const changed = files
    .map((file) => ({ ...file, fingerprint: createHash('sha256').update(`${migration}\n${file.sql}`).digest('hex') }))
    .filter(({ domain, fingerprint }) => kept.get(domain) !== fingerprint);
  if (changed.length > 0) await client.query(KEEP_FOREIGN_KEY);
  for (const { domain, sql, fingerprint } of changed) await applyFile(client, domain, sql, fingerprint, version);
  await client.query('update drizzle.database_objects set version = $1 where version < $1', [version]);
}

async function applyFile(client: PoolClient, domain: string, sql: string, fingerprint: string, version: number) {
  await client.query('begin');
  try {
    await client.query(sql);
    await client.query(
      `insert into drizzle.database_objects values ($1, $2, $3)
        on conflict (domain) do update set fingerprint = excluded.fingerprint, version = excluded.version`,
      [domain, fingerprint, version],
    );
    await client.query('commit');
  } catch (error) {
    await client.query('rollback');
    throw error;
  }
}
