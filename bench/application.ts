import { randomUUID } from 'node:crypto';
import { join } from 'node:path';
import pg from 'pg';
import memory from '../scripts/setup/server-memory.json' with { type: 'json' };
import { ROOT, type Server, startServer } from './processes.ts';

/** Makes an empty database on the server at TEST_DATABASE_URL and returns its address. */
export async function createDatabase(): Promise<string> {
  const url = new URL(process.env.TEST_DATABASE_URL ?? '');
  const name = `bench_${randomUUID().replaceAll('-', '')}`;
  const client = new pg.Client({ connectionString: url.href });
  await client.connect();
  await client.query(`create database ${name}`);
  await client.end();
  return Object.assign(url, { pathname: `/${name}` }).href;
}

/** Starts the real application on a database, seeded with the demo; `preload` is a module loaded before it. */
export function startApplication(
  databaseUrl: string,
  folder: string,
  preload?: { file: string; environment: Record<string, string> },
): Promise<Server> {
  const imports = preload ? ['--import', join(import.meta.dirname, preload.file)] : [];
  return startServer([...memory.nodeFlags, ...imports, join(ROOT, 'apps/api/src/main.ts')], {
    ...memory.environment,
    NODE_ENV: 'production',
    DEMO: '1',
    DATABASE_URL: databaseUrl,
    DATA_DIR: join(folder, 'data'),
    ...preload?.environment,
  });
}

/** Fills every shelf of the demo, so that buying a lot measures the shop and not its stock. */
export async function fillShelves(databaseUrl: string): Promise<void> {
  const client = new pg.Client({ connectionString: databaseUrl });
  await client.connect();
  await client.query('update variants set stock = 1000000');
  await client.end();
}
