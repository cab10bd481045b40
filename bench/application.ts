import { randomUUID } from 'node:crypto';
import { join } from 'node:path';
import { setTimeout } from 'node:timers/promises';
import pg from 'pg';
import memory from '../scripts/setup/server-memory.json' with { type: 'json' };
import { ROOT, type Server, startServer } from './processes.ts';

/** Makes a database on the server at TEST_DATABASE_URL, empty or a copy of another, and returns its address. */
export async function createDatabase(original?: string): Promise<string> {
  const url = new URL(process.env.TEST_DATABASE_URL ?? '');
  const name = `bench_${randomUUID().replaceAll('-', '')}`;
  await runSql(
    url.href,
    `create database ${name}${original ? ` template ${new URL(original).pathname.slice(1)}` : ''}`,
  );
  return Object.assign(url, { pathname: `/${name}` }).href;
}

async function runSql(databaseUrl: string, text: string): Promise<pg.QueryResult> {
  const client = new pg.Client({ connectionString: databaseUrl });
  await client.connect();
  return client.query(text).finally(() => client.end());
}

/**
 * Starts the real application on a database, seeded with the demo; `preload` is a module loaded before it. It is ready once
 * the pictures of what lies in carts are drawn, which would slow down what is measured.
 */
export async function startApplication(
  databaseUrl: string,
  folder: string,
  preload?: { file: string; environment: Record<string, string> },
): Promise<Server> {
  const imports = preload ? ['--import', join(import.meta.dirname, preload.file)] : [];
  const server = await startServer([...memory.nodeFlags, ...imports, join(ROOT, 'apps/api/src/main.ts')], {
    ...memory.environment,
    NODE_ENV: 'production',
    DEMO: '1',
    DATABASE_URL: databaseUrl,
    DATA_DIR: join(folder, 'data'),
    ...preload?.environment,
  });
  try {
    await untilLooksAreDrawn(databaseUrl);
  } catch (error) {
    await server.stop();
    throw error;
  }
  return server;
}

/** Fills every shelf of the demo, so that buying a lot measures the shop and not its stock. */
export const fillShelves = (databaseUrl: string) => runSql(databaseUrl, 'update variants set stock = 1000000');

/** Takes carts and limits back to where they stood, so that each burst of writing meets the same. */
export const resetBurst = (databaseUrl: string) =>
  runSql(databaseUrl, 'update cart_items set quantity = 1; delete from attempts');

/** Longest that looks are waited for, in seconds. */
const DRAWN_S = 300;

/** Waits until the looks of what lies in carts are drawn, which a process on the server's core does one after another. */
async function untilLooksAreDrawn(databaseUrl: string): Promise<void> {
  for (let second = 0; second < DRAWN_S; second++) {
    const { rows } = await runSql(databaseUrl, 'select from looks where media_id is null limit 1');
    if (rows.length === 0) return;
    await setTimeout(1000);
  }
  throw new Error('looks were not drawn');
}
