import { spawn } from 'node:child_process';
import { once } from 'node:events';
import { mkdtemp, rm } from 'node:fs/promises';
import { createServer } from 'node:net';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { fileURLToPath } from 'node:url';
import { test as base, expect } from '@playwright/test';
import memory from '../../scripts/setup/server-memory.json' with { type: 'json' };
import { query } from './database.ts';

/** A marketplace without the demo that one journey has for itself, because what it does there concerns everybody. */
export interface OwnShop {
  origin: string;
  databaseUrl: string;
}

const ROOT = fileURLToPath(new URL('../../', import.meta.url));
const ENTRY = 'apps/api/src/main.ts';

async function freePort(): Promise<number> {
  const server = createServer().listen(0, '127.0.0.1');
  await once(server, 'listening');
  const address = server.address();
  server.close();
  return typeof address === 'object' && address ? address.port : 0;
}

/** Starts it on a new database of the server that the tests use; returns it with how to end it. */
async function startShop(): Promise<OwnShop & { stop: () => Promise<void> }> {
  const name = `shop_${crypto.randomUUID().replaceAll('-', '')}`;
  await query(`create database ${name}`);
  const databaseUrl = Object.assign(new URL(process.env.E2E_DATABASE_URL ?? ''), { pathname: `/${name}` }).href;
  const [port, dataDir] = [await freePort(), await mkdtemp(join(tmpdir(), 'adunni-shop-'))];
  const origin = `http://localhost:${port}`;
  const child = spawn(process.execPath, [...memory.nodeFlags, ENTRY], {
    cwd: ROOT,
    stdio: ['ignore', 'ignore', 'inherit'],
    env: {
      ...{ ...process.env, ...memory.environment, NODE_ENV: 'production', DEMO: '0', SANDBOX_PAYMENTS: '1' },
      ...{ DATABASE_URL: databaseUrl, DATA_DIR: dataDir, DATABASE_POOL: '4' },
      ...{ HOST: 'localhost', PORT: `${port}`, PUBLIC_URL: origin, AUTH_SECRET: crypto.randomUUID() },
    },
  });
  const ended = once(child, 'exit');
  await expect(async () => expect((await fetch(`${origin}/readyz`)).ok).toBe(true)).toPass({ timeout: 100_000 });
  async function stop(): Promise<void> {
    child.kill('SIGTERM');
    await ended;
    await query(`drop database ${name}`);
    await rm(dataDir, { recursive: true, force: true });
  }
  return { origin, databaseUrl, stop };
}

/** A test with a marketplace of its own. */
export const test = base.extend<{ shop: OwnShop }>({
  shop: async ({ browserName: _ }, use) => {
    const { stop, ...shop } = await startShop();
    await use(shop);
    await stop();
  },
});
